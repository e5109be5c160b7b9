import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import styles from './error-screen.module.css'

/** A page's file could not be had: mostly because a new release came out while the tab was open. */
export function NewVersionScreen() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.screen} role="alert">
      <h1>{t('new_version.title')}</h1>
      <p>{t('new_version.text')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('new_version.reload')}
        </Button>
      </div>
    </div>
  )
}
