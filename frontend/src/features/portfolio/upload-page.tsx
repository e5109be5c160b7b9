import { skipToken, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { portfolioFileTypes, type Upload } from '#domain/portfolio/upload.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { SelectedFile } from './selected-file.tsx'
import { UploadNeeds } from './upload-needs.tsx'
import styles from './upload-page.module.css'
import { canUpload, type QueuedFile } from './upload-queue.ts'
import { useUploadQueue } from './use-upload-queue.ts'
import { uploadsKey } from './use-uploads.ts'

const accept = Object.entries(portfolioFileTypes).flatMap(([ending, type]) => [`.${ending}`, type])

/** `/upload-portfolio`: from price lists to products. */
export function UploadPage() {
  const { t } = useTranslation('portfolio')
  const { show } = useToasts()
  const isOnline = useIsOnline()
  const [hasArrived, setHasArrived] = useState(false)
  const [askedForNothing, setAskedForNothing] = useState(false)
  const queue = useUploadQueue(() => {
    setHasArrived(true)
    show({
      tone: 'success',
      title: t('upload.success.title'),
      message: t('upload.success.message'),
    })
  })

  const reading = useReading(queue.files)

  const upload = () => {
    setAskedForNothing(!queue.files.some(canUpload))
    void queue.uploadAll()
  }
  return (
    <Page title={t('upload.title')} lead={t('upload.lead')}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <FileDrop
            title={t('upload.drop')}
            hint={t('upload.formats')}
            selectLabel={t('upload.select')}
            accept={accept}
            isMain={queue.files.length === 0}
            onSelect={(files) => {
              setAskedForNothing(false)
              queue.select(files)
            }}
          />
          {!isOnline && (
            <Notice tone="warning" announce>
              {t('upload.offline')}
            </Notice>
          )}
          {hasArrived && reading !== 'nothing' && <UploadSucceeded isRead={reading === 'done'} />}
          {queue.files.length > 0 && (
            <section className={styles.files} aria-labelledby="selected-files">
              <h2 id="selected-files">{t('upload.selected')}</h2>
              <ul className={styles.list}>
                {queue.files.map((item) => (
                  <SelectedFile key={item.key} item={item} queue={queue} />
                ))}
              </ul>
            </section>
          )}
          {askedForNothing && (
            <Notice tone="warning" announce>
              {t('upload.startNothing')}
            </Notice>
          )}
          <div>
            <Button
              variant={queue.files.some(canUpload) || queue.isUploading ? 'primary' : 'secondary'}
              busy={queue.isUploading}
              onClick={upload}
            >
              {t('upload.start')}
            </Button>
          </div>
        </div>
        <UploadNeeds />
      </div>
    </Page>
  )
}

/** How far the reading of the files that arrived is; `nothing`: none held anything, and each says why. */
function useReading(files: readonly QueuedFile[]): 'under way' | 'nothing' | 'done' {
  const ids = files.flatMap(({ at }) => (at.stage === 'stored' ? [at.upload_id] : []))
  // asked by the files' own lines
  const uploads = useQueries({
    queries: ids.map((id) => ({ queryKey: [...uploadsKey, id], queryFn: skipToken })),
  })
  const states = uploads.map(({ data }) => (data as Upload | undefined)?.status)
  const isUnderWay = (state: Upload['status'] | undefined) =>
    state === undefined || state === 'waiting' || state === 'reading'
  if (states.length === 0 || states.some(isUnderWay)) return 'under way'
  return states.every((state) => state === 'failed') ? 'nothing' : 'done'
}

/** The same words as the toast, for longer; the ways on lead to nothing before the files are read. */
function UploadSucceeded({ isRead }: { readonly isRead: boolean }) {
  const { t } = useTranslation('portfolio')
  return (
    <Notice
      tone="success"
      title={t('upload.success.title')}
      action={
        isRead && (
          <>
            <LinkButton to="/products">{t('result.checkProducts')}</LinkButton>
            <LinkButton to="/matches">{t('result.seeMatches')}</LinkButton>
          </>
        )
      }
    >
      <p>{t('upload.success.message')}</p>
    </Notice>
  )
}
