import { useTranslation } from 'react-i18next'
import { priceUnits, statedPriceBases } from '#domain/vocabulary/kinds.ts'
import { Select } from '../../../ui/select.tsx'
import type { FactFieldsProps } from '../product-form.tsx'
import { TextFact } from './text-fact.tsx'

export function PriceFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const { draft, onChange, errorOf } = props
  return (
    <>
      <TextFact {...props} field="price" hint={t('fact.priceHint')} isNumber />
      <TextFact {...props} field="currency" hint={t('fact.currencyHint')} />
      <Select
        id="per"
        label={t('fact.per')}
        required={false}
        optionalUnmarked
        empty={t('choice.unknown')}
        value={draft.per}
        options={priceUnits.map((value) => ({ value, label: word(`priceUnit.${value}`) }))}
        error={errorOf('per')}
        onChange={(per) => onChange({ per })}
      />
      <TextFact {...props} field="units_per_case" isNumber />
      <Select
        id="basis"
        label={t('fact.basis')}
        required={false}
        optionalUnmarked
        empty={t('choice.unknown')}
        value={draft.basis}
        options={statedPriceBases.map((value) => ({ value, label: word(`priceBasis.${value}`) }))}
        error={errorOf('basis')}
        onChange={(basis) => onChange({ basis })}
      />
      <TextFact {...props} field="quantity_available" unit={t('unit.units')} isNumber />
    </>
  )
}
