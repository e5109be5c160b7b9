import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskWork } from '#domain/applications/desk-work.ts'
import {
  checkDocumentFile,
  type DocumentFile,
  documentFileTypes,
  isLost,
} from '#domain/documents/document.ts'
import { fileNameOf } from '#domain/shared/stored-file.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { ConfirmationDownload } from '../../../../lib/applications/confirmation-download.tsx'
import { putFile } from '../../../../lib/put-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import styles from './applications.module.css'
import { StepFailure } from './step-failure.tsx'
import { seenIn } from './use-desk-step.ts'

type Found = ApiOutput<'findApplication'>

const accepted = Object.entries(documentFileTypes).flatMap(([ending, type]) => [`.${ending}`, type])

interface ConfirmationFileProps {
  readonly found: Found
  readonly record: DeskWork['records'][number]
  /** Only the record that counts gets a file. */
  readonly isLatest: boolean
}

/** The file that the monopoly gave with a record: to add, being checked, refused, or to open. */
export function ConfirmationFile({ found, record, isLatest }: ConfirmationFileProps) {
  const { t } = useTranslation('desk-applications')
  const { file } = record
  const { params } = seenIn(found)
  if (file?.status === 'clean') {
    const own = { ...params, file_id: file.file_id }
    return (
      <>
        <ConfirmationDownload
          file={file}
          askForAddress={() => callApi('findConfirmation', { params: own })}
        />
        {isLatest && <p className={styles.soft}>{t('confirmation.kept')}</p>}
      </>
    )
  }
  return isLatest ? <AddConfirmation found={found} file={file} /> : null
}

interface AddConfirmationProps {
  readonly found: Found
  readonly file: DocumentFile | null
}

function AddConfirmation({ found, file }: AddConfirmationProps) {
  const { t } = useTranslation(['desk-applications', 'documents'])
  const input = useRef<HTMLInputElement>(null)
  const { upload, percent } = useUpload(found)
  const chosen = upload.variables
  const rejection = chosen ? checkDocumentFile(chosen) : null
  const label = t(file === null ? 'confirmation.add' : 'confirmation.another')
  return (
    <div className={styles.confirmation}>
      {file === null && <p className={styles.soft}>{t('confirmation.none')}</p>}
      {!upload.isPending && !upload.isError && <Checked file={file} />}
      {upload.isPending && chosen && (
        <>
          <p>{t('confirmation.uploading', { name: chosen.name })}</p>
          <Progress label={t('confirmation.uploading', { name: chosen.name })} value={percent} />
        </>
      )}
      {upload.isError && rejection !== null && (
        <Notice tone="error" announce title={t('confirmation.refused', { name: chosen?.name })}>
          {t(`documents:refusal.${rejection}`)}
        </Notice>
      )}
      {upload.isError && rejection === null && <UploadFailure error={upload.error} />}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accepted.join(',')}
        onChange={(event) => {
          const [picked] = event.target.files ?? []
          if (picked !== undefined) upload.mutate(picked)
          // the same file chosen again must be a change again
          event.target.value = ''
        }}
      />
      <Button busy={upload.isPending} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  )
}

/** How far a file that was put is. */
function Checked({ file }: Pick<AddConfirmationProps, 'file'>) {
  const { t } = useTranslation(['desk-applications', 'documents'])
  if (file === null) return null
  const name = file.file_name
  if (file.status === 'waiting' && !isLost(file, new Date())) {
    return (
      <Notice tone="info" announce>
        {t('confirmation.waiting', { name })}
      </Notice>
    )
  }
  if (file.reason === null) {
    return <Notice tone="warning">{t('confirmation.lost', { name })}</Notice>
  }
  return (
    <Notice tone="error" announce title={t('confirmation.refused', { name })}>
      {t(`documents:refusal.${file.reason}`)}
    </Notice>
  )
}

function UploadFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('desk-applications')
  if (error instanceof ApiError) return <StepFailure error={error} />
  return (
    <Notice tone="error" announce>
      {t('confirmation.failed')}
    </Notice>
  )
}

/** Announces the file over the version that the page shows and puts its bytes; what cannot be taken is not even announced. */
function useUpload(found: Found) {
  const queries = useQueryClient()
  const [percent, setPercent] = useState(0)
  const { params, version } = seenIn(found)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0)
      const rejection = checkDocumentFile(file)
      if (rejection !== null) throw new Error(rejection)
      const { put } = await callApi('addConfirmation', {
        params,
        body: { version, file_name: fileNameOf(file.name), size_bytes: file.size },
      })
      await putFile({ url: put.url, headers: put.headers, file, onProgress: setPercent })
    },
    networkMode: 'always',
    onSettled: () =>
      queries.invalidateQueries({
        queryKey: ['findApplication', params.user_id, params.tender_id],
      }),
  })
  return { upload, percent }
}
