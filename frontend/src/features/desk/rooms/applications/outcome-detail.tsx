import { useTranslation } from 'react-i18next'
import type { DetailName } from '#domain/outcomes/outcome-rules.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { isNumberDetail } from './outcome-details.ts'

interface Props {
  readonly detail: DetailName
  readonly market: Market
  readonly isNeeded: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

const longest: Partial<Record<DetailName, number>> = { reason: 1000, score: 40, number: 80 }

export function OutcomeDetail({ detail, market, isNeeded, value, onChange }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome' })
  const field = { label: t(`detail.${detail}`), required: isNeeded }
  if (detail === 'result')
    return (
      <Select
        {...field}
        value={value}
        onChange={onChange}
        options={(['passed', 'failed'] as const).map((result) => ({
          value: result,
          label: t(`result.${result}`),
        }))}
        empty=""
      />
    )
  return (
    <TextField
      {...field}
      value={value}
      onChange={onChange}
      type={detail === 'due_on' ? 'date' : 'text'}
      {...(isNumberDetail(detail) && { inputMode: 'decimal' as const })}
      {...(detail === 'price_minor' && { unit: marketFacts[market].currency })}
      maxLength={longest[detail] ?? 20}
    />
  )
}
