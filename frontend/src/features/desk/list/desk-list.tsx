import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { ListPager, type PagedState } from '../../../lib/list-pager.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable, type DataTableProps } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CsvFile } from './csv-button.tsx'
import styles from './desk-list.module.css'
import { ListFrame } from './list-frame.tsx'
import { useFullPages } from './use-full-pages.ts'

/** What a list has to know of its query. */
export interface ListState<Page>
  extends Pick<UseInfiniteQueryResult, 'isPlaceholderData' | 'isFetching'>,
    PagedState {
  readonly data: { readonly pages: readonly Page[] } | undefined
  readonly refetch: () => unknown
}

/** Rows that stand together under a heading. */
interface Group<Row> {
  readonly key: string
  readonly title: string
  readonly holds: (row: Row) => boolean
}

export interface DeskListProps<Page, Row> extends Omit<DataTableProps<Row>, 'rows'> {
  readonly list: ListState<Page>
  readonly rowsOf: (page: Page) => readonly Row[]
  readonly csv: CsvFile
  /** The fields by which the list is narrowed; what they say lies in the address. */
  readonly filters?: ReactNode
  /** Takes the filters back. Null: none is set. */
  readonly onClear: (() => void) | null
  /** What the place is for, shown while nothing is there. */
  readonly empty: { readonly title: string; readonly text?: string }
  readonly groups?: readonly Group<Row>[]
}

/** A list of the desk: filters, states, table, pages, keys and the whole of it as CSV. */
export function DeskList<Page, Row>(props: DeskListProps<Page, Row>) {
  const { t } = useTranslation('desk')
  const { list, rowsOf, filters, csv } = props
  const rows = list.data?.pages.flatMap(rowsOf)
  const fetchNextPage = useFullPages(list, rows?.length)
  return (
    <ListFrame
      filters={filters}
      isFiltered={props.onClear !== null}
      csv={rows !== undefined && rows.length > 0 ? csv : null}
    >
      {rows === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {rows === undefined && list.error === null && <Skeleton awaits="list" lines={10} />}
      {rows?.length === 0 &&
        (list.hasNextPage ? <Searching list={list} /> : <Nothing {...props} />)}
      {rows !== undefined && rows.length > 0 && (
        <section
          aria-busy={list.isPlaceholderData}
          aria-label={props.groups ? undefined : props.caption}
        >
          <Tables {...props} rows={rows} />
          <ListPager list={{ ...list, fetchNextPage }}>
            {t('list.shown', { count: rows.length })}
          </ListPager>
        </section>
      )}
    </ListFrame>
  )
}

/** Nothing was found so far: it is looked further, or that failed. */
function Searching({ list }: { readonly list: PagedState }) {
  const { t } = useTranslation('desk')
  if (list.isFetchNextPageError) {
    return <ApiFailure error={list.error} onRetry={() => void list.fetchNextPage()} />
  }
  return (
    <div role="status">
      <p>{t('list.searching')}</p>
      <Skeleton awaits="list" lines={6} />
    </div>
  )
}

function Tables<Page, Row>({
  rows,
  groups,
  ...props
}: DeskListProps<Page, Row> & { readonly rows: readonly Row[] }) {
  if (groups === undefined) return <DataTable {...props} rows={rows} />
  return groups.map(({ key, title, holds }) => {
    const held = rows.filter(holds)
    return held.length === 0 ? null : (
      <section key={key} className={styles.group} aria-labelledby={`group-${key}`}>
        <h2 id={`group-${key}`}>
          {title} <span>{held.length}</span>
        </h2>
        <DataTable {...props} caption={title} rows={held} />
      </section>
    )
  })
}

function Nothing<Page, Row>({ onClear, empty }: DeskListProps<Page, Row>) {
  const { t } = useTranslation('desk')
  if (onClear === null) {
    return <EmptyState title={empty.title}>{empty.text && <p>{empty.text}</p>}</EmptyState>
  }
  return (
    <EmptyState
      title={t('list.none_filtered')}
      action={<Button onClick={onClear}>{t('list.clear')}</Button>}
    >
      <p>{t('list.none_filtered_text')}</p>
    </EmptyState>
  )
}
