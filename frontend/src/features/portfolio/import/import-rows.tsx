import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type ImportRowKind, importRowKinds } from '#domain/portfolio/import-row-kinds.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { useAddressState } from '../../../lib/use-address-state.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ColumnChoices } from './column-choices.tsx'
import { fileColumns } from './file-columns.ts'
import { GoneChoice } from './gone-choice.tsx'
import styles from './import-page.module.css'
import { ImportQuestions } from './import-questions.tsx'
import { LeftOutTable } from './left-out-table.tsx'
import { type ReviewView, reviewViews } from './review-columns.ts'
import { ReviewRows } from './review-rows.tsx'
import { ReviewLegend, SheetChoice, ViewSwitch } from './review-tools.tsx'
import { useImportRows, useImportSummary } from './use-import.ts'

interface Shown {
  readonly show: ImportRowKind
  /** Of the doubtful ones those of this question; empty: all. */
  readonly question: string
  readonly view: ReviewView
  readonly sheet: number | null
}
const parseShown = (search: URLSearchParams): Shown => ({
  show: importRowKinds.find((kind) => kind === search.get('show')) ?? 'all',
  question: search.get('question') ?? '',
  view: reviewViews.find((view) => view === search.get('view')) ?? 'both',
  sheet: /^\d{1,4}$/.test(search.get('sheet') ?? '') ? Number(search.get('sheet')) : null,
})
const shownSearch = ({ show, question, view, sheet }: Shown): Record<string, string> => ({
  ...(show === 'all' ? {} : { show }),
  ...(question === '' ? {} : { question }),
  ...(view === 'both' ? {} : { view }),
  ...(sheet === null ? {} : { sheet: String(sheet) }),
})

interface Props {
  readonly upload: Upload
  /** The file is being read again, or undone: nothing else can be asked. */
  readonly isBusy: boolean
}

/** What is asked of a file, and its rows by what became of them. */
export function ImportRows({ upload, isBusy }: Props) {
  const { upload_id } = upload
  const { t } = useTranslation('imports')
  const { number } = useFormat()
  const isWide = useIsWide()
  const [shown, setShown] = useAddressState(parseShown, shownSearch)
  const { show, question, view, sheet } = shown
  const summary = useImportSummary(upload_id)
  const list = useImportRows(upload_id, shown)
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const failed = summary.data === undefined ? summary : list.data === undefined ? list : null
  if (failed !== null) {
    return failed.isPending ? (
      <Skeleton awaits="rows" lines={12} />
    ) : (
      <ApiFailure
        error={failed.error}
        title={t('failedTitle')}
        onRetry={() => void failed.refetch()}
      />
    )
  }
  const { tables = [], questions = [], counts, page_size = null } = summary.data ?? {}
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const total = Math.max(rows.length, list.data?.pages.at(-1)?.total ?? 0)
  const isReview = rows.length > 0 && show !== 'left_out'
  // the heads of the grid have the same choices
  const hasHeads =
    isReview &&
    isWide &&
    view !== 'product' &&
    fileColumns(tables, sheet ?? tables[0]?.sheet ?? 0, rows).some(({ cell }) => cell !== null)
  const panel = (
    <div className={styles.rows} aria-busy={list.isPlaceholderData}>
      {show === 'gone' && rows.length > 0 && <GoneChoice upload={upload} disabled={isBusy} />}
      <div className={styles.tools}>
        <SheetChoice
          tables={tables}
          sheet={sheet}
          onChoose={(chosen) => setShown({ sheet: chosen })}
        />
        {isReview && isWide && (
          <ViewSwitch view={view} onChoose={(chosen) => setShown({ view: chosen })} />
        )}
      </div>
      {rows.length === 0 && (
        <EmptyState title={t('empty.title')}>
          <p>{t(`empty.${show}`)}</p>
        </EmptyState>
      )}
      {rows.length > 0 && show === 'left_out' && (
        <LeftOutTable upload={upload} list={list} rows={rows} tables={tables} disabled={isBusy} />
      )}
      {isReview && (
        <ReviewRows
          key={`${show} ${question} ${sheet}`}
          uploadId={upload_id}
          rows={rows}
          total={total}
          tables={tables}
          isEdition={(upload.import?.edition_of ?? null) !== null}
          questions={questions}
          pageSize={page_size}
          view={view}
          sheet={sheet}
          isWide={isWide}
          disabled={isBusy}
          onMore={more}
        />
      )}
      {isReview && rows.length < total && (
        <p className={styles.soft}>{t('grid.loaded', { loaded: rows.length, count: total })}</p>
      )}
      {list.isFetchNextPageError && (
        <ApiFailure error={list.error} onRetry={() => void list.fetchNextPage()} />
      )}
      {isReview && <ReviewLegend />}
    </div>
  )
  return (
    <>
      {tables.length > 0 && upload.status === 'failed' && <p>{t('notReadText')}</p>}
      {tables.length > 0 && !hasHeads && (
        <ColumnChoices
          uploadId={upload_id}
          tables={tables}
          isOpen={upload.status === 'failed'}
          disabled={isBusy}
        />
      )}
      <ImportQuestions
        uploadId={upload_id}
        questions={questions}
        tables={tables}
        selected={question}
        disabled={isBusy}
        onSelect={(key) =>
          setShown(key === '' ? { question: key } : { show: 'doubtful', question: key })
        }
      />
      <Tabs
        label={t('show.label')}
        selected={show}
        onSelect={(kind) => setShown({ show: kind, question: '' })}
        tabs={importRowKinds.map((key) => ({
          key,
          label: (
            <>
              {t(`show.${key}`)} <span className={styles.count}>{number(counts?.[key] ?? 0)}</span>
            </>
          ),
          panel,
        }))}
      />
    </>
  )
}
