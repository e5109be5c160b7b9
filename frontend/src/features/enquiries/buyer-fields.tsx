import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import styles from './enquiry-form.module.css'
import type { RequestFieldsProps } from './wanted-fields.tsx'

/** Who asks: only the operator sees it. */
export function BuyerFields({ draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation('enquiries')
  const field = (name: 'company' | 'contact_name' | 'email' | 'phone') => ({
    id: `request_${name}`,
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
    maxLength: 200,
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('company')}
          label={t('field.company')}
          hint={t('field.company_hint')}
          autoComplete="organization"
        />
        <TextField
          {...field('contact_name')}
          label={t('field.name')}
          hint={t('field.name_hint')}
          autoComplete="name"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('email')}
          type="email"
          label={t('field.email')}
          hint={t('field.email_hint')}
          autoComplete="email"
        />
        <TextField
          {...field('phone')}
          type="tel"
          required={false}
          label={t('field.phone')}
          hint={t('field.phone_hint')}
          autoComplete="tel"
        />
      </div>
    </>
  )
}
