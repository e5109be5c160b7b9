import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/text-field.tsx'
import type { FactFieldsProps } from '../product-form.tsx'

type TextFactField =
  | 'name'
  | 'producer'
  | 'type'
  | 'subtype'
  | 'region'
  | 'vintage'
  | 'volume_ml'
  | 'alcohol_tenths'
  | 'sugar_mg_l'
  | 'price'
  | 'currency'
  | 'units_per_case'
  | 'container_weight_g'
  | 'certifications'
  | 'quantity_available'
  | 'months_in_oak'
  | 'months_on_lees'
  | 'gtin'

export interface TextFactProps extends FactFieldsProps {
  readonly field: TextFactField
  readonly hint?: string
  readonly unit?: string
  readonly required?: boolean
  readonly isNumber?: boolean
}

/** One fact typed as text; the input’s id is the fact’s name, so that a remedy can lead to it. */
export function TextFact({
  field,
  draft,
  onChange,
  errorOf,
  hint,
  unit,
  required = false,
  isNumber = false,
}: TextFactProps) {
  const { t } = useTranslation('portfolio')
  return (
    <TextField
      id={field}
      name={field}
      label={t(`fact.${field}`)}
      hint={hint}
      unit={unit}
      required={required}
      optionalUnmarked
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : undefined}
      value={draft[field]}
      error={errorOf(field)}
      onChange={(value) => onChange({ [field]: value })}
    />
  )
}
