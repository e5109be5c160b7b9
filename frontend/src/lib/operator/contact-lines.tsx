import { useTranslation } from 'react-i18next'
import styles from './operator-facts.module.css'

interface Props {
  readonly contact: {
    readonly company: string
    readonly address: string
    readonly email: string
    readonly phone: string
  }
}

/** Where the operator is reached besides the form. */
export function ContactLines({ contact: { company, address, email, phone } }: Props) {
  const { t } = useTranslation('enquiries')
  return (
    <address className={styles.contact}>
      <strong>{company}</strong>
      {address !== '' && <span className={styles.lines}>{address}</span>}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== '' && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} aria-label={t('about.call', { phone })}>
          {phone}
        </a>
      )}
    </address>
  )
}
