import { useTranslation } from 'react-i18next'
import { FileDownloadButton } from '../file-download-button.tsx'
import type { OrderLibrary } from './order-library.ts'
import type { ShownStep } from './order-step-line.tsx'

type Paper = ShownStep['entries'][number]['documents'][number]

interface Props {
  readonly paper: Pick<Paper, 'document_id' | 'files'>
  readonly library: OrderLibrary
}

/** The files of a paper to open, or that the library has it no more. */
export function PaperFiles({ paper: { document_id, files }, library }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  if (files === null) return <span>{t('paperGone')}</span>
  return files.map(({ file_id, file_name }) => (
    <FileDownloadButton
      key={file_id}
      label={file_name}
      accessibleName={t('paperOpen', { name: file_name })}
      failed={t('paperFailed')}
      askForAddress={() => library.open(document_id, file_id)}
    />
  ))
}
