import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styles from './error-screen.module.css'

function clearAndRestart(): void {
  localStorage.clear()
  sessionStorage.clear()
  location.reload()
}

/** The specified last resort (point 2). It is outside the router and asks nothing of the page. */
export function ErrorScreen({
  thrown,
  onRetry,
}: {
  readonly thrown: unknown
  readonly onRetry: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.screen} role="alert">
      <h1>{t('error_screen.title')}</h1>
      <p>{t('error_screen.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {t('error_screen.try_again')}
        </Button>
        <Button variant="danger" onClick={clearAndRestart} aria-describedby="clear-warning">
          {t('error_screen.clear')}
        </Button>
      </div>
      <p className={styles.small} id="clear-warning">
        {t('error_screen.clear_warning')}
      </p>
      <details className={styles.small}>
        <summary>{t('error_screen.detail')}</summary>
        <code>{String(thrown)}</code>
      </details>
    </div>
  )
}
