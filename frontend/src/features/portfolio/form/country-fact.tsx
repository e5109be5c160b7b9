import { useTranslation } from 'react-i18next'
import { useCountries } from '../../../lib/use-countries.ts'
import { Select } from '../../../ui/select.tsx'
import type { FactFieldsProps } from '../product-form.tsx'

export function CountryFact({ draft, onChange, errorOf }: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  return (
    <Select
      id="country_code"
      label={t('fact.country_code')}
      required={false}
      optionalUnmarked
      empty={t('choice.unknown')}
      value={draft.country_code}
      options={useCountries()}
      error={errorOf('country_code')}
      onChange={(country_code) => onChange({ country_code })}
    />
  )
}
