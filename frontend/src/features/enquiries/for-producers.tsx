import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './about-page.module.css'

const points = ['match', 'mail', 'anonymous', 'free'] as const

/** What private sales are for a producer without an account. */
export function ForProducers() {
  const { t } = useTranslation('enquiries')
  return (
    <>
      <p className={styles.lead}>{t('producers.lead')}</p>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{t(`producers.${point}`)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LinkButton to="/pricing">{t('producers.pricing')}</LinkButton>
        <LinkButton to="/auth?next=%2Fprivate-sales">{t('producers.log_in')}</LinkButton>
      </div>
    </>
  )
}
