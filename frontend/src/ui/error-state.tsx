import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

export interface ErrorStateProps {
  /** What failed; default: that it could not be loaded. */
  readonly title?: string
  /** The remedy; default: check the connection and try again. */
  readonly message?: string
  readonly onRetry?: () => void
  /** Shown so that it can be quoted to us. */
  readonly requestId?: string | null
}

export function ErrorState({ title, message, onRetry, requestId }: ErrorStateProps) {
  const { t } = useTranslation('common')
  return (
    <Notice
      tone="error"
      announce
      title={title ?? t('ui.load_failed')}
      action={onRetry && <Button onClick={onRetry}>{t('ui.try_again')}</Button>}
    >
      <p>{message ?? t('ui.load_failed_help')}</p>
      {requestId && <p>{t('ui.request_id', { id: requestId })}</p>}
    </Notice>
  )
}
