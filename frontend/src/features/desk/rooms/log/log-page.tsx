import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { byCursor, pagesOf } from '../../../../lib/pages-of.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { Page } from '../../../../ui/page.tsx'
import { toCsv } from '../../list/csv.ts'
import { CsvButton } from '../../list/csv-button.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import type { LogEntry } from './changed-value.ts'
import {
  type LogFilter,
  logFilterSearch,
  logQueryOf,
  noFilter,
  parseLogFilter,
} from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { useLogColumns } from './use-log-columns.tsx'

const isSet = (filter: LogFilter) => logFilterSearch(filter).size > 0

/** `/admin/log`: who did what at the desk, when, and what was before and after. Nothing here can be changed. */
export function LogPage() {
  const { t } = useTranslation('desk-log')
  const [filter, setFilter] = useAddressState(parseLogFilter, logFilterSearch)
  const [settled] = useSettled(filter)
  const query = logQueryOf(settled)
  const list = useInfiniteQuery({
    queryKey: ['listDeskLog', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listDeskLog', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const columns = useLogColumns(setFilter)
  return (
    <Page
      width="wide"
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton fileName="nordgate-log.csv" makeCsv={() => logCsv(query)} />}
    >
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={({ entries }) => entries}
        rowKey={({ event_id }) => event_id}
        columns={columns}
        filters={<LogFilters filter={filter} onChange={setFilter} />}
        onClear={isSet(filter) ? () => setFilter(noFilter) : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </Page>
  )
}

const csvFields = [
  'at',
  'kind',
  'actor_email',
  'actor_id',
  'role',
  'action',
  'subject',
  'status',
  'before',
  'after',
  'reason',
  'request_id',
] as const

/** As it is stored: names of fields and values are those of the API. */
async function logCsv(query: ReturnType<typeof logQueryOf>): Promise<string> {
  const entries: LogEntry[] = []
  const ask = (cursor: string | undefined) =>
    callApi('listDeskLog', { query: { ...query, limit: 100, cursor } })
  for await (const page of pagesOf(ask)) entries.push(...page.entries)
  const cellOf = (value: LogEntry[(typeof csvFields)[number]]) =>
    typeof value === 'object' || typeof value === 'boolean' ? JSON.stringify(value) : value
  return toCsv(
    csvFields,
    entries.map((entry) => csvFields.map((field) => cellOf(entry[field]))),
  )
}
