import X from 'lucide-react/icons/x'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cookie-banner.module.css'

/** On every page except below /admin (specification, point 2). The early script shows it and takes the answer. */
export function CookieBanner() {
  const { pathname } = useLocation()
  const isAdmin = /^\/admin(\/|$)/.test(withoutLocale(pathname))
  return isAdmin ? null : <Banner />
}

function Banner() {
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
