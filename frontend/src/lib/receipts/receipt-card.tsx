import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ApiOutput } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'
import { ApiFailure } from '../api-failure.tsx'
import { FileDownloadButton } from '../file-download-button.tsx'
import styles from './receipt.module.css'
import { ReceiptFacts } from './receipt-facts.tsx'

const files = ['package', 'print', 'receipt'] as const
type SealedFile = (typeof files)[number]

export interface ReceiptCardProps {
  readonly answer: ApiOutput<'getReceipt'> | undefined
  readonly error: unknown
  readonly onRetry: () => void
  readonly addressOf: (file: SealedFile) => Promise<{ readonly url: string }>
}

/** How far the seal of a submission is: at work, or done, with what there is to keep. */
export function ReceiptCard({ answer, error, onRetry, addressOf }: ReceiptCardProps) {
  const { t } = useTranslation('receipts')
  if (answer === undefined) {
    // what was submitted before there were receipts has none
    if (error === null || errorCodeOf(error) === 'not_found') return null
    return <ApiFailure error={error} title={t('failed')} onRetry={onRetry} />
  }
  const { receipt } = answer
  if (receipt === null) {
    return (
      <Notice announce title={t('being_sealed.title')}>
        {t('being_sealed.text')}
      </Notice>
    )
  }
  const { number } = receipt
  return (
    <Card
      title={t('title', { number })}
      footer={
        <p>
          {t('anyone')} <LocaleLink to="/receipts/check">{t('check_link')}</LocaleLink>
        </p>
      }
    >
      <div className={styles.actions}>
        {files.map((file) => (
          <FileDownloadButton
            key={file}
            label={t(`download.${file}`)}
            accessibleName={t(`download.${file}_of`, { number })}
            failed={t('download.failed')}
            askForAddress={() => addressOf(file)}
          />
        ))}
      </div>
      <ReceiptFacts receipt={receipt} />
    </Card>
  )
}
