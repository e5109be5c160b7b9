import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { LogFilter } from './log-filter.ts'
import { MonthSelect } from './month-select.tsx'

interface Props {
  readonly filter: LogFilter
  readonly onChange: (change: Partial<LogFilter>) => void
}

export function LogFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('desk-log')
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
      <MonthSelect value={filter.month} onChange={(month) => onChange({ month })} />
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
