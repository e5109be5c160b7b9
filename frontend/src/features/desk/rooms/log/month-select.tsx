import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/use-format.ts'
import { Select } from '../../../../ui/select.tsx'

/** The log is kept by months in UTC; two years of them can be chosen. */
function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}

interface Props {
  readonly value: string
  readonly onChange: (month: string) => void
}

export function MonthSelect({ value, onChange }: Props) {
  const { t } = useTranslation('desk-log')
  const format = useFormat()
  return (
    <Select
      label={t('month')}
      empty={t('month_any')}
      options={lastMonths().map((month) => ({ value: month, label: format.month(month) }))}
      value={value}
      onChange={onChange}
    />
  )
}
