import FileText from 'lucide-react/icons/file-text'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../../lib/api-error.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ReadingResult } from './reading-result.tsx'
import styles from './selected-file.module.css'
import type { QueuedFile, RejectionCode } from './upload-queue.ts'
import type { UploadQueue } from './use-upload-queue.ts'

export interface SelectedFileProps {
  readonly item: QueuedFile
  readonly queue: UploadQueue
}

/** One selected file: its size, how far it is, and what can be done with it. */
export function SelectedFile({ item, queue }: SelectedFileProps) {
  const { fileSize } = useFormat()
  const { file, at } = item
  return (
    <li className={styles.item} data-stage={at.stage}>
      <div className={styles.head}>
        <FileText aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{fileSize(file.size)}</span>
        </div>
        <FileActions item={item} queue={queue} />
      </div>
      <FileStageLine item={item} />
    </li>
  )
}

function FileStageLine({ item: { file, at } }: { readonly item: QueuedFile }) {
  const { t } = useTranslation('portfolio')
  const { number } = useFormat()
  switch (at.stage) {
    case 'ready':
      return <p className={styles.stage}>{t('upload.stage.ready')}</p>
    case 'cancelled':
      return (
        <p className={styles.stage} role="status">
          {t('upload.stage.cancelled')}
        </p>
      )
    case 'rejected':
      return <Failure words={rejectionTexts[at.code]} />
    case 'error':
      return <Failure words="failed" because={at.code} />
    case 'uploading':
      return (
        <div className={styles.stage}>
          <Progress label={t('upload.progress', { name: file.name })} value={at.percent} />
          {t('upload.stage.uploading', {
            percent: number(at.percent / 100, { style: 'percent' }),
          })}
        </div>
      )
    case 'stored':
      return <ReadingResult uploadId={at.upload_id} />
  }
}

const rejectionTexts = {
  invalid_file_type: 'invalidType',
  file_too_large: 'tooLarge',
  empty_file: 'empty',
} as const satisfies Record<RejectionCode, string>

interface FailureProps {
  readonly words: 'invalidType' | 'tooLarge' | 'empty' | 'failed'
  readonly because?: ApiErrorCode
}

/** Title and message as specified (points 5 and 8), tied to the file; where the API says why, its words. */
function Failure({ words, because = 'internal_error' }: FailureProps) {
  const { t } = useTranslation('portfolio')
  const { t: common } = useTranslation('common')
  return (
    <p className={styles.failure} role="alert">
      <strong>{t(`upload.${words}.title`)}</strong>{' '}
      {because === 'internal_error' ? t(`upload.${words}.message`) : common(`errors.${because}`)}
    </p>
  )
}

function FileActions({ item, queue }: SelectedFileProps) {
  const { t } = useTranslation('portfolio')
  const { key, file, at } = item
  const name = file.name
  if (at.stage === 'stored') return null
  if (at.stage === 'uploading') {
    return (
      <Button
        size="small"
        aria-label={t('upload.cancelFile', { name })}
        onClick={() => queue.cancel(key)}
      >
        {t('upload.cancel')}
      </Button>
    )
  }
  return (
    <div className={styles.actions}>
      {(at.stage === 'error' || at.stage === 'cancelled') && (
        <Button
          size="small"
          aria-label={t('upload.retryFile', { name })}
          onClick={() => queue.retry(item)}
        >
          {t('upload.retry')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('upload.removeFile', { name })}
        onClick={() => queue.remove(key)}
      >
        {t('upload.remove')}
      </Button>
    </div>
  )
}
