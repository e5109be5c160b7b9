import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { Button } from '../../ui/button.tsx'
import { storeConsent, useConsent } from './consent.ts'
import styles from './cookie-banner.module.css'

/** On every page except below /admin, and only while no choice is stored (specification, point 2). */
export function CookieBanner() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const consent = useConsent()
  const isAdmin = /^\/admin(\/|$)/.test(withoutLocale(pathname))
  if (consent !== null || isAdmin) return null
  return (
    <section className={styles.banner} aria-labelledby="cookie-title" data-cookie-banner>
      <div className={styles.words}>
        <h2 id="cookie-title" className={styles.title}>
          {t('cookies.title')}
        </h2>
        <p>{t('cookies.text')}</p>
      </div>
      <div className={styles.choices}>
        <Button onClick={() => storeConsent('accepted')}>{t('cookies.accept')}</Button>
        <Button onClick={() => storeConsent('declined')}>{t('cookies.essential')}</Button>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('cookies.close')}
        onClick={() => storeConsent('declined')}
      >
        <X aria-hidden="true" />
      </button>
    </section>
  )
}
