import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { neverArrived, type Upload } from '#domain/portfolio/upload.ts'
import { canChange } from '#domain/portfolio/upload-lifecycle.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ProblemList } from '../problem-list.tsx'
import { useUpload } from '../use-upload.ts'
import { isBeingRead } from '../use-uploads.ts'
import styles from './import-page.module.css'
import { ImportRows } from './import-rows.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useHasStopped } from './use-has-stopped.ts'
import { useReadAgain, useUndoImport } from './use-import.ts'

/** `/uploads/:uploadId`: what was read from a file, beside its own rows, to be mended or undone. */
export function ImportPage() {
  const { t } = useTranslation(['imports', 'portfolio'])
  const { uploadId = '' } = useParams()
  const { data, error, refetch } = useUpload(uploadId)
  return (
    <Page
      width="wide"
      title={t('title')}
      above={
        <Breadcrumbs
          trail={[{ label: t('portfolio:products.title'), to: '/products' }, { label: t('title') }]}
        />
      }
      lead={data === undefined ? t('lead') : <Lead upload={data} />}
      actions={
        <>
          <LinkButton to="/dashboard">{t('back')}</LinkButton>
          {data !== undefined && <UndoButton upload={data} />}
        </>
      }
    >
      {data === undefined && error === null && <Skeleton awaits="file" lines={12} />}
      {data === undefined && error !== null && (
        <ApiFailure error={error} title={t('failedTitle')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Import upload={data} />}
    </Page>
  )
}

function Lead({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  return (
    <>
      <p className={styles.file}>{upload.file_name}</p>
      {upload.status === 'read' && <p>{t('lead')}</p>}
    </>
  )
}

function Import({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  const isBusy = isBeingRead(upload)
  const isStopped = useHasStopped(upload)
  if (upload.status === 'undone') return <Undone upload={upload} />
  return (
    <>
      {isStopped && <Stopped upload={upload} />}
      {isBusy && !isStopped && <UnderWay upload={upload} />}
      {upload.status === 'failed' && (
        <Notice tone="warning" title={t('notReadTitle')}>
          <ProblemList upload={upload} />
        </Notice>
      )}
      {upload.status === 'read' && <Summary upload={upload} />}
      {upload.status !== 'waiting' && <ImportRows upload={upload} isBusy={isBusy} />}
    </>
  )
}

function UnderWay({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  const { t: file } = useTranslation('portfolio')
  if (neverArrived(upload, new Date())) {
    return <Notice tone="warning" title={file('upload.stage.notUploaded')} />
  }
  if (upload.status === 'undoing') return <Spinner label={t('undoing')} />
  const isAgain = upload.read_at !== null
  const first = upload.status === 'waiting' ? 'waiting' : 'reading'
  return (
    <>
      <Spinner label={isAgain ? t('reading') : file(`upload.stage.${first}`)} />
      <p className={styles.soft}>{t('leave')}</p>
    </>
  )
}

/** Whoever worked on the file does not any more: it can be asked for again. */
function Stopped({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const again = useReadAgain(upload.upload_id)
  const undo = useUndoImport(upload.upload_id)
  const isUndo = upload.status === 'undoing'
  const ask = () =>
    isUndo
      ? undo.mutate(undefined, { onError: (thrown) => fail(t('undoFailed'), thrown) })
      : again.mutate({}, { onError: (thrown) => fail(t('columns.failed'), thrown) })
  return (
    <Notice
      tone="warning"
      announce
      title={isUndo ? t('stopped.undoing') : t('stopped.reading')}
      action={
        <Button busy={again.isPending || undo.isPending} onClick={ask}>
          {t('stopped.again')}
        </Button>
      }
    >
      {t('stopped.text')}
    </Notice>
  )
}

function Summary({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  const done = upload.import
  if (done === null) return null
  const counts = (['added', 'changed', 'same', 'gone'] as const).filter((key) => done[key] > 0)
  return (
    <div role="status">
      <p className={styles.summary}>
        {counts.map((key) => t(`summary.${key}`, { count: done[key] })).join(' · ')}
      </p>
      {done.edition_of !== null && <p className={styles.soft}>{t('newerEdition')}</p>}
    </div>
  )
}

function Undone({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  const fail = useFailureToast()
  const again = useReadAgain(upload.upload_id)
  return (
    <Notice
      tone="success"
      announce
      title={t('undoneTitle')}
      action={
        <Button
          busy={again.isPending}
          onClick={() =>
            again.mutate({}, { onError: (thrown) => fail(t('columns.failed'), thrown) })
          }
        >
          {t('redo')}
        </Button>
      }
    >
      {t('undoneText')}
    </Notice>
  )
}

function UndoButton({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('imports')
  const { date } = useFormat()
  const fail = useFailureToast()
  const undo = useUndoImport(upload.upload_id)
  const [isAsking, setAsking] = useState(false)
  const until = upload.import?.undo_until
  const isPossible =
    until !== undefined && canChange('undo', upload.status) && Date.parse(until) > Date.now()
  if (!isPossible) return null
  const close = () => setAsking(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('undo')}</Button>
      <Dialog
        title={t('undoTitle')}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('undoKeep')}</Button>
            <Button
              variant="danger"
              busy={undo.isPending}
              onClick={() =>
                undo.mutate(undefined, {
                  onSuccess: close,
                  onError: (thrown) => fail(t('undoFailed'), thrown),
                })
              }
            >
              {t('undo')}
            </Button>
          </>
        }
      >
        <p>{t('undoText')}</p>
        <p className={styles.soft}>{t('undoUntil', { date: date(until.slice(0, 10)) })}</p>
      </Dialog>
    </>
  )
}
