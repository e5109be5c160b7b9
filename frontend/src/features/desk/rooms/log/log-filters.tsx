import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { LogFilter } from './log-filter.ts'

/** The log is kept by months in UTC; two years of them can be chosen. */
function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: 24 }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}

interface Props {
  readonly filter: LogFilter
  readonly onChange: (change: Partial<LogFilter>) => void
}

export function LogFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('desk-log')
  const format = useFormat()
  return (
    <>
      <TextField
        type="search"
        required={false}
        label={t('subject')}
        placeholder="tenders/1008"
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <TextField
        type="search"
        required={false}
        label={t('action')}
        placeholder="saveTender"
        value={filter.action}
        onChange={(action) => onChange({ action })}
      />
      <Select
        label={t('month')}
        empty={t('month_any')}
        options={lastMonths().map((value) => ({ value, label: format.month(value) }))}
        value={filter.month}
        onChange={(month) => onChange({ month })}
      />
      {filter.actor !== '' && (
        <Button onClick={() => onChange({ actor: '' })}>{t('everybody')}</Button>
      )}
      <Checkbox
        label={t('reads')}
        checked={filter.reads}
        onChange={(reads) => onChange({ reads })}
      />
    </>
  )
}
