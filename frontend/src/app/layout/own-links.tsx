import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useLocaleNavigate, useLocalePath } from '../../i18n/use-locale-path.ts'
import { signOut, useSession } from '../../lib/session.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import styles from './header.module.css'

const workLinks = [
  ['/dashboard', 'nav.dashboard'],
  ['/products', 'nav.products'],
  ['/matches', 'nav.matches'],
  ['/tender-applications', 'nav.applications'],
  ['/documents', 'nav.documents'],
  ['/calendar', 'footer.calendar'],
  ['/price-ladder', 'footer.price_ladder'],
] as const

// NavLink's own class `active` would only repeat aria-current
const noClass = (): undefined => undefined

/** Signed in: the account's pages and the way out, in a row of their own beside the public pages. */
export function OwnLinks() {
  const { t } = useTranslation('common')
  const toLocale = useLocalePath()
  const navigate = useLocaleNavigate()
  const { state } = useSession()
  const deskRole = useDeskRole()
  useEffect(() => {
    // the early script kept the place of this row for a stored session, which may have ended
    if (state === 'anonymous') delete document.documentElement.dataset.session
  }, [state])
  if (state !== 'signed_in') return <div className={styles.own} />
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
