import { useTranslation } from 'react-i18next'
import { checkDocumentFile, type FileRejection, mostFiles } from '#domain/documents/document.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './documents-page.module.css'
import { FilePicker } from './file-picker.tsx'

interface Props {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  /** Whether saving was asked for without a file that can be taken. */
  readonly isMissing: boolean
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The same file chosen twice is one file. */
export const withMore = (files: readonly File[], more: readonly File[]) => [
  ...new Map([...files, ...more].map((file) => [keyOf(file), file])).values(),
]

interface CheckedFile {
  readonly file: File
  readonly rejection: FileRejection | 'too_many_files' | null
}

/** What is wrong with each file; of those that can be taken a document holds the first ten. */
export function checkChosen(files: readonly File[]): CheckedFile[] {
  let taken = 0
  return files.map((file) => {
    const rejection = checkDocumentFile(file) ?? (taken < mostFiles ? null : 'too_many_files')
    if (rejection === null) taken += 1
    return { file, rejection }
  })
}

/** The files that will be uploaded, each with what is wrong with it. */
export function ChosenFiles({ files, onChange, isMissing }: Props) {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const { fileSize } = useFormat()
  return (
    <section className={styles.files} aria-label={t('form.files')}>
      <ul className={styles.fileList}>
        {checkChosen(files).map(({ file, rejection }) => (
          <li key={keyOf(file)} className={styles.file}>
            <span className={styles.fileName}>
              {file.name} <span className={styles.soft}>{fileSize(file.size)}</span>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('form.removeNamed', { name: file.name })}
              onClick={() => onChange(files.filter((one) => one !== file))}
            >
              {t('form.remove')}
            </Button>
            {rejection !== null && (
              <p className={styles.wrong} role="alert">
                {rejection === 'too_many_files'
                  ? common('errors.too_many_files')
                  : t(`refusal.${rejection}`)}
              </p>
            )}
          </li>
        ))}
      </ul>
      {isMissing && (
        <Notice tone="error" announce>
          {t('form.noFile')}
        </Notice>
      )}
      {files.length < mostFiles && (
        <FilePicker
          label={files.length === 0 ? t('form.choose') : t('form.chooseMore')}
          onSelect={(more) => onChange(withMore(files, more))}
        />
      )}
    </section>
  )
}
