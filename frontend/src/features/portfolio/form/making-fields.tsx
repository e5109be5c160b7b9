import { useTranslation } from 'react-i18next'
import { Select } from '../../../ui/select.tsx'
import type { FactFieldsProps } from '../product-form.tsx'
import { TextFact } from './text-fact.tsx'

export function MakingFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  return (
    <>
      <YesNoFact {...props} field="organic" />
      <TextFact {...props} field="certifications" hint={t('fact.certificationsHint')} />
      <YesNoFact {...props} field="oak" />
      <TextFact {...props} field="months_in_oak" unit={t('unit.months')} isNumber />
      <TextFact {...props} field="months_on_lees" unit={t('unit.months')} isNumber />
    </>
  )
}

function YesNoFact({
  field,
  draft,
  onChange,
  errorOf,
}: FactFieldsProps & { readonly field: 'organic' | 'oak' }) {
  const { t } = useTranslation('portfolio')
  return (
    <Select
      id={field}
      label={t(`fact.${field}`)}
      required={false}
      optionalUnmarked
      empty={t('choice.unknown')}
      value={draft[field]}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`choice.${value}`) }))}
      error={errorOf(field)}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}
