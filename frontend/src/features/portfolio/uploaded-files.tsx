import { useTranslation } from 'react-i18next'
import { neverArrived, type Upload } from '#domain/portfolio/upload.ts'
import { hasStopped } from '#domain/portfolio/upload-lifecycle.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ProblemList } from './problem-list.tsx'
import { UploadedFileActions } from './uploaded-file-actions.tsx'
import styles from './uploaded-files.module.css'

const tones = {
  waiting: 'neutral',
  reading: 'info',
  read: 'success',
  failed: 'error',
  undoing: 'info',
  undone: 'neutral',
} as const

export function UploadedFiles({ uploads }: { readonly uploads: readonly Upload[] }) {
  const { t } = useTranslation('portfolio')
  const { instant, fileSize } = useFormat()
  const columns: Column<Upload>[] = [
    {
      key: 'file',
      header: t('section.column.file'),
      isRowHeader: true,
      cell: ({ file_name, size_bytes }) => (
        <span className={styles.file}>
          {file_name}
          <span className={styles.soft}>{fileSize(size_bytes)}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('section.column.status'),
      cell: (upload) => (
        <div className={styles.file}>
          <span>
            {neverArrived(upload, new Date()) ? (
              <Badge tone="warning">{t('upload.stage.notUploaded')}</Badge>
            ) : hasStopped(upload, new Date()) ? (
              <Badge tone="warning">{t('upload.stage.stopped')}</Badge>
            ) : (
              <Badge tone={tones[upload.status]}>{t(`upload.stage.${upload.status}`)}</Badge>
            )}
          </span>
          {upload.problem_count > 0 && <ProblemList upload={upload} />}
        </div>
      ),
    },
    {
      key: 'products',
      header: t('section.column.products'),
      cell: (upload) =>
        upload.product_count === 0 ? null : (
          <LocaleLink
            to={`/products?upload=${upload.upload_id}`}
            aria-label={`${t('products.total', { count: upload.product_count })}: ${upload.file_name}`}
          >
            {t('products.total', { count: upload.product_count })}
          </LocaleLink>
        ),
    },
    {
      key: 'uploaded',
      header: t('section.column.uploaded'),
      cell: ({ created_at }) => <time dateTime={created_at}>{instant(created_at)}</time>,
    },
    {
      key: 'actions',
      header: t('section.column.actions'),
      bareOnCard: true,
      cell: (upload) => <UploadedFileActions upload={upload} />,
    },
  ]
  return (
    <DataTable
      caption={t('section.title')}
      columns={columns}
      rows={uploads}
      rowKey={({ upload_id }) => upload_id}
    />
  )
}
