import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { actionCsv } from './log-csv.ts'
import { isFilterSet, type LogFilter, logQueryOf, logSorts } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { useLogColumns } from './use-log-columns.tsx'

export interface LogPartProps {
  readonly filter: LogFilter
  readonly onChange: (change: Partial<LogFilter>) => void
  readonly onClear: () => void
}

/** Who did what at the desk. */
export function ActionLog({ filter, onChange, onClear }: LogPartProps) {
  const { t } = useTranslation('desk-log')
  const [settled] = useSettled(filter)
  const query = logQueryOf(settled)
  const list = useInfiniteQuery({
    queryKey: ['listDeskLog', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listDeskLog', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const columns = useLogColumns(onChange)
  return (
    <DeskList
      caption={t('title')}
      list={list}
      rowsOf={({ entries }) => entries}
      rowKey={({ event_id }) => event_id}
      columns={columns}
      csv={{ name: 'log', make: () => actionCsv(query) }}
      {...sortedBy(logSorts, filter.sort, (sort) => onChange({ sort }))}
      filters={<LogFilters filter={filter} onChange={onChange} />}
      onClear={isFilterSet(filter) ? onClear : null}
      empty={{ title: t('none'), text: t('none_text') }}
    />
  )
}
