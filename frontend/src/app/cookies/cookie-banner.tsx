import X from 'lucide-react/icons/x'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './cookie-banner.module.css'

/** The early script shows it and takes the answer. */
export function CookieBanner() {
  const { t } = useTranslation('common')
  useLayoutEffect(() => void dispatchEvent(new Event('cookie-banner-rendered')), [])
  return (
    <section
      className={styles.banner}
      aria-labelledby="cookie-title"
      data-cookie-banner
      tabIndex={-1}
      hidden
      suppressHydrationWarning
    >
      <div className={styles.words}>
        <h2 id="cookie-title" className={styles.title}>
          {t('cookies.title')}
        </h2>
        <p>{t('cookies.text')}</p>
      </div>
      <div className={styles.choices}>
        <Button data-consent="accepted">{t('cookies.accept')}</Button>
        <Button data-consent="declined">{t('cookies.essential')}</Button>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('cookies.close')}
        data-consent="declined"
      >
        <X aria-hidden="true" />
      </button>
    </section>
  )
}
