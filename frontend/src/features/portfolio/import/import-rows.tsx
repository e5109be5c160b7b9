import { useTranslation } from 'react-i18next'
import type { ImportRowKind } from '#domain/portfolio/import-row-kinds.ts'
import { importRowKinds } from '#domain/portfolio/import-row-kinds.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { ListPager } from '../../../lib/list-pager.tsx'
import { useAddressState } from '../../../lib/use-address-state.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ColumnChoices } from './column-choices.tsx'
import styles from './import-page.module.css'
import { ImportQuestions } from './import-questions.tsx'
import { LeftOutTable } from './left-out-table.tsx'
import { RowTable } from './row-table.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useImportRows, useReadAgain } from './use-import.ts'

interface Shown {
  readonly show: ImportRowKind
  /** Of the doubtful ones those of this question; empty: all. */
  readonly question: string
}
const parseShown = (search: URLSearchParams): Shown => ({
  show: importRowKinds.find((kind) => kind === search.get('show')) ?? 'all',
  question: search.get('question') ?? '',
})
const shownSearch = ({ show, question }: Shown): Record<string, string> => ({
  ...(show === 'all' ? {} : { show }),
  ...(question === '' ? {} : { question }),
})

interface Props {
  readonly upload: Upload
  /** The file is being read again, or undone: nothing else can be asked. */
  readonly isBusy: boolean
}

/** The columns of the file, and its rows by what became of them. */
export function ImportRows({ upload, isBusy }: Props) {
  const { t } = useTranslation('imports')
  const { number } = useFormat()
  const [{ show, question }, setShown] = useAddressState(parseShown, shownSearch)
  const list = useImportRows(upload.upload_id, show, question)
  if (list.isPending) return <Skeleton lines={12} />
  if (list.data === undefined) {
    return (
      <ApiFailure error={list.error} title={t('failedTitle')} onRetry={() => void list.refetch()} />
    )
  }
  const [first] = list.data.pages
  const tables = first?.tables ?? []
  const rows = list.data.pages.flatMap((page) => page.rows)
  const panel = (
    <div className={styles.rows} aria-busy={list.isPlaceholderData}>
      {show === 'gone' && rows.length > 0 && <GoneChoice upload={upload} disabled={isBusy} />}
      {show === 'doubtful' && (
        <ImportQuestions
          uploadId={upload.upload_id}
          questions={first?.questions ?? []}
          tables={tables}
          selected={question}
          disabled={isBusy}
          onSelect={(key) => setShown({ question: key })}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('empty.title')}>
          <p>{t(`empty.${show}`)}</p>
        </EmptyState>
      ) : show === 'left_out' ? (
        <LeftOutTable upload={upload} rows={rows} tables={tables} disabled={isBusy} />
      ) : (
        <RowTable
          uploadId={upload.upload_id}
          rows={rows}
          tables={tables}
          questions={first?.questions ?? []}
        />
      )}
      <ListPager list={list} />
    </div>
  )
  return (
    <>
      {tables.length > 0 && upload.status === 'failed' && <p>{t('notReadText')}</p>}
      {tables.length > 0 && (
        <ColumnChoices
          uploadId={upload.upload_id}
          tables={tables}
          isOpen={upload.status === 'failed'}
          disabled={isBusy}
        />
      )}
      <Tabs
        label={t('show.label')}
        selected={show}
        onSelect={(kind) => setShown({ show: kind, question: '' })}
        tabs={importRowKinds.map((key) => ({
          key,
          label: (
            <>
              {t(`show.${key}`)}{' '}
              <span className={styles.count}>{number(first?.counts[key] ?? 0)}</span>
            </>
          ),
          panel,
        }))}
      />
    </>
  )
}

/** Products that the newer list no longer has leave the portfolio, and come back. */
function GoneChoice({ upload, disabled }: { readonly upload: Upload; readonly disabled: boolean }) {
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const again = useReadAgain(upload.upload_id)
  const isOut = upload.import?.is_gone_out ?? false
  return (
    <Notice
      action={
        <Button
          disabled={disabled || again.isPending}
          onClick={() =>
            again.mutate(
              { take_out_gone: !isOut },
              {
                onError: (thrown) => fail(isOut ? t('putBackFailed') : t('takeOutFailed'), thrown),
              },
            )
          }
        >
          {isOut ? t('putBack') : t('takeOutGone')}
        </Button>
      }
    >
      {isOut ? t('putBackText') : t('takeOutText')}
    </Notice>
  )
}
