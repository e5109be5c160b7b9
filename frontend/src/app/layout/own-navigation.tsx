import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useLocaleNavigate, useLocalePath } from '../../i18n/use-locale-path.ts'
import { signOut } from '../../lib/session.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { openPalette } from '../palette/palette-key.tsx'
import styles from './header.module.css'
import { workLinks } from './header-links.ts'

// NavLink's own class `active` would only repeat aria-current
const noClass = (): undefined => undefined

/** The account's pages, the search and the way out. */
export function OwnNavigation() {
  const { t } = useTranslation('common')
  const toLocale = useLocalePath()
  const navigate = useLocaleNavigate()
  const deskRole = useDeskRole()
  const accountLinks = [
    ...(deskRole !== null ? ([['/admin', 'nav.admin']] as const) : []),
    ['/profile', 'nav.profile'] as const,
  ]
  const item = ([path, key]: (typeof workLinks | typeof accountLinks)[number]) => (
    <li key={path}>
      <NavLink to={toLocale(path)} className={noClass}>
        {t(key)}
      </NavLink>
    </li>
  )
  return (
    <nav className={styles.own} aria-label={t('nav.account')}>
      <ul className={styles.links}>{workLinks.map(item)}</ul>
      <ul className={styles.links}>
        <li>
          <button type="button" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
            <Search aria-hidden="true" />
            {t('nav.search')}
          </button>
        </li>
        {accountLinks.map(item)}
        <li>
          <button type="button" onClick={() => void signOut().then(() => navigate('/'))}>
            {t('nav.sign_out')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
