import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../lib/api-error.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import styles from './outcome.module.css'

export interface WaitingPaymentProps {
  /** Paid by a way that takes days. */
  readonly isProcessing?: boolean
  readonly isSlow: boolean
  /** Of the last question; it is asked again by itself. */
  readonly error: unknown
}

/** Nothing is confirmed yet: what is waited for, and that nothing more is to be done. */
export function WaitingPayment({ isProcessing = false, isSlow, error }: WaitingPaymentProps) {
  const { t } = useTranslation(['billing', 'common'])
  const saysMore = isSlow || isProcessing
  return (
    <Page
      width="narrow"
      title={t(isProcessing ? 'success.processing_title' : 'success.waiting_title')}
      lead={t(isProcessing ? 'success.processing_text' : 'success.waiting_text')}
    >
      {!isProcessing && <Progress label={t('success.waiting_title')} />}
      <p role="status">
        {error !== null && `${t(`common:errors.${errorCodeOf(error)}`)} ${t('success.asks_again')}`}
      </p>
      {saysMore && (
        <Notice
          announce
          title={isProcessing ? undefined : t('success.slow_title')}
          action={<LinkButton to="/profile?section=billing">{t('success.to_billing')}</LinkButton>}
        >
          {t('success.slow_text')}
        </Notice>
      )}
      <p className={styles.soft}>{t('success.not_twice')}</p>
    </Page>
  )
}
