import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './path-card.module.css'

export function SignInFirst() {
  const { t } = useTranslation('billing')
  const { pathname, search } = useLocation()
  const next = encodeURIComponent(withoutLocale(pathname) + search)
  return (
    <>
      <p>{t('access.account_first')}</p>
      <div className={styles.buttons}>
        <LinkButton variant="primary" to={`/auth?mode=sign_up&next=${next}`}>
          {t('access.sign_up')}
        </LinkButton>
        <LinkButton to={`/auth?next=${next}`}>{t('access.log_in')}</LinkButton>
      </div>
    </>
  )
}
