import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { ListPager } from '../../../lib/list-pager.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable, type DataTableProps } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './desk-list.module.css'
import { useListKeys } from './use-list-keys.ts'

interface Props<Page, Row> extends Omit<DataTableProps<Row>, 'rows'> {
  readonly list: UseInfiniteQueryResult<InfiniteData<Page>>
  readonly rowsOf: (page: Page) => readonly Row[]
  /** The fields by which the list is narrowed; what they say lies in the address. */
  readonly filters?: ReactNode
  /** Takes the filters back. Null: none is set. */
  readonly onClear: (() => void) | null
  /** What the place is for, shown while nothing is there. */
  readonly empty: { readonly title: string; readonly text: string }
}

/** A list of the desk: filters, states, table, pages and keys. */
export function DeskList<Page, Row>(props: Props<Page, Row>) {
  const { t } = useTranslation('desk')
  const page = useRef<HTMLDivElement>(null)
  useListKeys(page)
  const { list, rowsOf, filters } = props
  const rows = list.data?.pages.flatMap(rowsOf)
  return (
    <div ref={page} className={styles.list}>
      {filters && (
        <search className={styles.filters} aria-label={t('list.filter')}>
          {filters}
        </search>
      )}
      {rows === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {rows === undefined && list.error === null && <Skeleton lines={10} />}
      {rows?.length === 0 && <Nothing {...props} />}
      {rows !== undefined && rows.length > 0 && (
        <section aria-busy={list.isPlaceholderData} aria-label={props.caption}>
          <DataTable {...props} rows={rows} />
          <ListPager list={list}>{t('list.shown', { count: rows.length })}</ListPager>
          <p className={styles.keys}>
            <kbd>J</kbd> <kbd>K</kbd> {t('list.keys.move')} <kbd>{'\u21b5'}</kbd>{' '}
            {t('list.keys.open')}{' '}
            {filters && (
              <>
                <kbd>/</kbd> {t('list.keys.search')}
              </>
            )}
          </p>
        </section>
      )}
    </div>
  )
}

function Nothing<Page, Row>({ onClear, empty }: Props<Page, Row>) {
  const { t } = useTranslation('desk')
  if (onClear === null) {
    return (
      <EmptyState title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    )
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
