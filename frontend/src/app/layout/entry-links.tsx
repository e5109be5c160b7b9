import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './header.module.css'

/** The way in, for who is not signed in. */
export function EntryLinks() {
  const { t } = useTranslation('common')
  if (useSession().state === 'signed_in') return null
  return (
    <ul className={`${styles.links} ${styles.entry}`}>
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
