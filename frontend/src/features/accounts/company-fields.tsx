import { useTranslation } from 'react-i18next'
import { companyKinds } from '#domain/companies/company-profile.ts'
import { useCountries } from '../../lib/use-countries.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth-page.module.css'
import type { CompanyDraft } from './company-draft.ts'

interface Props {
  readonly draft: CompanyDraft
  readonly onChange: (change: Partial<CompanyDraft>) => void
  readonly errorOf: (field: string) => string | undefined
}

/** The three things that sign-up asks of a company; the profile asks the rest. */
export function CompanyFields({ draft, onChange, errorOf }: Props) {
  const { t } = useTranslation('accounts')
  const countries = useCountries()
  return (
    <>
      <TextField
        id="legal_name"
        name="organization"
        autoComplete="organization"
        maxLength={200}
        label={t('company.legal_name')}
        hint={t('company.legal_name_hint')}
        value={draft.legal_name}
        onChange={(legal_name) => onChange({ legal_name })}
        error={errorOf('legal_name')}
      />
      <div className={styles.pair}>
        <Select
          id="country_code"
          name="country"
          autoComplete="country"
          label={t('company.country')}
          empty={t('company.choose')}
          options={countries}
          value={draft.country_code}
          onChange={(country_code) => onChange({ country_code })}
          error={errorOf('country_code')}
        />
        <Select
          id="company_kind"
          label={t('company.kind')}
          empty={t('company.choose')}
          options={companyKinds.map((value) => ({ value, label: t(`company_kind.${value}`) }))}
          value={draft.company_kind}
          onChange={(company_kind) => onChange({ company_kind })}
          error={errorOf('company_kind')}
        />
      </div>
    </>
  )
}
