import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type CompanyDocument,
  type DocumentFile,
  isLost,
  mostFiles,
} from '#domain/documents/document.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { FileDownloadButton } from '../../lib/file-download-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './documents-page.module.css'
import { FilePicker } from './file-picker.tsx'
import { uploadDocumentFile } from './upload-document-file.ts'
import { documentsKey } from './use-documents.ts'

const tones = {
  waiting: 'neutral',
  scanning: 'info',
  clean: 'success',
  refused: 'error',
} as const

/** The files of a document: how far their check is, and what can be done with each. */
export function DocumentFileLines({ document }: { readonly document: CompanyDocument }) {
  const { t } = useTranslation('documents')
  return (
    <>
      {document.files.length > 0 && (
        <ul className={styles.fileList}>
          {document.files.map((file) => (
            <li key={file.file_id} className={styles.file}>
              <FileLine document={document} file={file} />
            </li>
          ))}
        </ul>
      )}
      {document.files.length < mostFiles && (
        <AnotherFile document={document} label={t('file.add')} />
      )}
    </>
  )
}

function FileLine({ document, file }: FileProps) {
  const { t } = useTranslation('documents')
  if (file.status === 'clean') return <OpenButton document={document} file={file} />
  const isOver = isLost(file, new Date())
  const lostWords = file.status === 'waiting' ? 'file.lost' : 'file.unchecked'
  return (
    <>
      <span className={styles.fileName}>{file.file_name}</span>
      <span role="status">
        <Badge tone={isOver ? 'warning' : tones[file.status]}>
          {t(isOver ? lostWords : `file.${file.status}`)}
        </Badge>
      </span>
      {file.reason !== null && <p className={styles.wrong}>{t(`refusal.${file.reason}`)}</p>}
      {(isOver || file.status === 'refused') && (
        <AnotherFile document={document} insteadOf={file} label={t('file.another')} />
      )}
    </>
  )
}

interface FileProps {
  readonly document: CompanyDocument
  readonly file: DocumentFile
}

function OpenButton({ document: { document_id }, file: { file_id, file_name } }: FileProps) {
  const { t } = useTranslation('documents')
  return (
    <FileDownloadButton
      label={file_name}
      accessibleName={t('file.downloadNamed', { name: file_name })}
      failed={t('file.downloadFailed')}
      className={styles.open}
      askForAddress={() => callApi('getDocumentFile', { params: { document_id, file_id } })}
    />
  )
}

/** Puts another file in the place of one that is not kept, or beside the others. */
function AnotherFile(props: {
  readonly document: CompanyDocument
  readonly insteadOf?: DocumentFile
  readonly label: string
}) {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const { show } = useToasts()
  const queries = useQueryClient()
  const { document, insteadOf, label } = props
  const upload = async ([file]: readonly File[]) => {
    if (file === undefined) return
    try {
      await uploadDocumentFile({
        document_id: document.document_id,
        file,
        ...(insteadOf === undefined ? {} : { insteadOf: insteadOf.file_id }),
      })
    } catch (thrown) {
      const message = common(`errors.${errorCodeOf(thrown)}`)
      show({ tone: 'error', title: t('saved.notAllText', { name: file.name }), message })
    }
    await queries.invalidateQueries({ queryKey: documentsKey })
  }
  return (
    <FilePicker
      size="small"
      multiple={false}
      label={label}
      named={`${label}: ${insteadOf?.file_name ?? kindName(language, document.kind)}`}
      onSelect={(files) => void upload(files)}
    />
  )
}
