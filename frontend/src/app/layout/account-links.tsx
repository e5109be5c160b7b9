import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './header.module.css'

/** Signed in: the account's pages and the way out. Otherwise: the way in. */
export function AccountLinks() {
  const { t } = useTranslation('common')
  const navigate = useLocaleNavigate()
  const { state, user } = useSession()
  if (state !== 'signed_in') {
    return (
      <ul className={styles.links}>
        <li>
          <LocaleLink to="/auth">{t('nav.login')}</LocaleLink>
        </li>
        <li>
          <LinkButton variant="primary" size="small" to="/auth?mode=sign_up">
            {t('nav.sign_up')}
          </LinkButton>
        </li>
      </ul>
    )
  }
  return (
    <ul className={styles.links}>
      {user.groups.includes('admin') && (
        <li>
          <LocaleLink to="/admin">{t('nav.admin')}</LocaleLink>
        </li>
      )}
      <li>
        <LocaleLink to="/profile">{t('nav.profile')}</LocaleLink>
      </li>
      <li>
        <button type="button" onClick={() => void signOut().then(() => navigate('/'))}>
          {t('nav.sign_out')}
        </button>
      </li>
    </ul>
  )
}
