import { useTranslation } from 'react-i18next'
import type { DocumentFile } from '#domain/documents/document.ts'
import { FileDownloadButton, type FileDownloadButtonProps } from '../file-download-button.tsx'
import { useFormat } from '../use-format.ts'
import styles from './confirmation-download.module.css'

interface ConfirmationDownloadProps extends Pick<FileDownloadButtonProps, 'askForAddress'> {
  readonly file: DocumentFile
}

/** The file that the monopoly gave for an offer, with the hash of what was checked. */
export function ConfirmationDownload({ file, askForAddress }: ConfirmationDownloadProps) {
  const { t } = useTranslation('timeline', { keyPrefix: 'outcome.confirmation' })
  const { fileSize } = useFormat()
  const { file_name, size_bytes, sha256 } = file
  return (
    <div className={styles.confirmation}>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.line}>
        <FileDownloadButton
          label={file_name}
          accessibleName={t('download', { name: file_name })}
          failed={t('failed')}
          className={styles.open}
          askForAddress={askForAddress}
        />
        <span className={styles.soft}>{fileSize(size_bytes)}</span>
      </p>
      <p className={styles.soft}>
        SHA-256 <code className={styles.hash}>{sha256}</code>
      </p>
    </div>
  )
}
