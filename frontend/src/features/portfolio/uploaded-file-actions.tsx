import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { neverArrived, type Upload } from '#domain/portfolio/upload.ts'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { FileDownloadButton } from '../../lib/file-download-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './uploaded-file-actions.module.css'
import { useDeleteUpload } from './use-delete-upload.ts'

export function UploadedFileActions({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('portfolio')
  const [isAsking, setAsking] = useState(false)
  const name = upload.file_name
  return (
    <div className={styles.actions}>
      {upload.status !== 'waiting' && (
        <LinkButton
          size="small"
          variant="quiet"
          to={`/uploads/${upload.upload_id}`}
          aria-label={`${t('result.check')}: ${name}`}
        >
          {t('result.check')}
        </LinkButton>
      )}
      {upload.status !== 'waiting' && (
        <FileDownloadButton
          label={t('file.download')}
          accessibleName={t('file.downloadNamed', { name })}
          failed={t('file.downloadFailed')}
          askForAddress={() =>
            callApi('getUploadFile', { params: { upload_id: upload.upload_id } })
          }
        />
      )}
      {neverArrived(upload, new Date()) && <UploadAgainButton upload={upload} />}
      <Button
        size="small"
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={t('file.deleteNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('file.delete')}
      </Button>
      <DeleteDialog upload={upload} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

/** Leads to the upload; the announcement that led to nothing goes. */
function UploadAgainButton({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('portfolio')
  const goTo = useLocaleNavigate()
  const deletion = useDeleteUpload()
  const takeBack = async () => {
    // the row of this button goes with the announcement, and a callback of the mutation with it
    await deletion.mutateAsync(upload.upload_id).catch(() => {})
    goTo('/upload-portfolio')
  }
  return (
    <Button
      size="small"
      busy={deletion.isPending}
      aria-label={`${t('file.uploadAgain')}: ${upload.file_name}`}
      onClick={() => void takeBack()}
    >
      {t('file.uploadAgain')}
    </Button>
  )
}

interface DeleteDialogProps {
  readonly upload: Upload
  readonly isOpen: boolean
  readonly onClose: () => void
}

function DeleteDialog({ upload, isOpen, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('portfolio')
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const deletion = useDeleteUpload()
  const remove = () =>
    deletion.mutate(upload.upload_id, {
      onSuccess: () => {
        show({ tone: 'success', title: t('file.deleted'), message: upload.file_name })
        onClose()
      },
      onError: (thrown) =>
        show({
          tone: 'error',
          title: t('file.deleteFailed'),
          message: common(`errors.${errorCodeOf(thrown)}`),
        }),
    })
  return (
    <Dialog
      title={t('file.deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('file.keep')}</Button>
          <Button variant="danger" busy={deletion.isPending} onClick={remove}>
            {t('file.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('file.deleteText', { name: upload.file_name })}</p>
    </Dialog>
  )
}
