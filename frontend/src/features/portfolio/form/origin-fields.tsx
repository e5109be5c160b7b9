import { useTranslation } from 'react-i18next'
import { useCountries } from '../../../lib/use-countries.ts'
import { Select } from '../../../ui/select.tsx'
import type { FactFieldsProps } from '../product-form.tsx'
import { TextFact } from './text-fact.tsx'

export function OriginFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  const countries = useCountries()
  return (
    <>
      <Select
        id="country_code"
        label={t('fact.country_code')}
        required={false}
        optionalUnmarked
        empty={t('choice.unknown')}
        value={props.draft.country_code}
        options={countries}
        error={props.errorOf('country_code')}
        onChange={(country_code) => props.onChange({ country_code })}
      />
      <TextFact {...props} field="region" hint={t('fact.regionHint')} />
      <TextFact {...props} field="vintage" hint={t('fact.vintageHint')} />
    </>
  )
}
