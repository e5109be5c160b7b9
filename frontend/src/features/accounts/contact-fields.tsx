import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth-page.module.css'
import type { CompanyDraft } from './company-draft.ts'
import { VatState } from './vat-state.tsx'

interface Props {
  readonly draft: CompanyDraft
  readonly onChange: (change: Partial<CompanyDraft>) => void
  readonly errorOf: (field: string) => string | undefined
}

/** Numbers of the company, and the person whom a monopoly or an importer can ask. */
export function ContactFields({ draft, onChange, errorOf }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id="vat_number"
          required={false}
          maxLength={200}
          label={t('company.vat_number')}
          hint={t('company.vat_number_hint')}
          value={draft.vat_number}
          onChange={(vat_number) => onChange({ vat_number })}
          error={errorOf('vat_number')}
        />
        <TextField
          id="gln"
          required={false}
          inputMode="numeric"
          label={t('company.gln')}
          hint={t('company.gln_hint')}
          value={draft.gln}
          onChange={(gln) => onChange({ gln })}
          error={errorOf('gln')}
        />
      </div>
      <VatState typed={draft.vat_number} />
      <fieldset>
        <legend>{t('company.contact')}</legend>
        <TextField
          id="contact_name"
          required={false}
          autoComplete="name"
          maxLength={200}
          label={t('company.contact_name')}
          value={draft.contact_name}
          onChange={(contact_name) => onChange({ contact_name })}
        />
        <div className={styles.pair}>
          <TextField
            id="contact_email"
            required={false}
            type="email"
            autoComplete="email"
            label={t('field.email')}
            value={draft.contact_email}
            onChange={(contact_email) => onChange({ contact_email })}
            error={errorOf('contact_email')}
          />
          <TextField
            id="phone"
            required={false}
            type="tel"
            autoComplete="tel"
            maxLength={200}
            label={t('company.phone')}
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
          />
        </div>
        <TextField
          id="website"
          required={false}
          type="url"
          autoComplete="url"
          label={t('company.website')}
          value={draft.website}
          onChange={(website) => onChange({ website })}
          error={errorOf('website')}
        />
      </fieldset>
    </>
  )
}
