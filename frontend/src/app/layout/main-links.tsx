import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useLocalePath } from '../../i18n/use-locale-path.ts'
import { useSession } from '../../lib/session.ts'
import styles from './header.module.css'

const publicLinks = [
  ['/', 'nav.home'],
  ['/tenders', 'nav.tenders'],
  ['/resources', 'nav.resources'],
  ['/pricing', 'nav.pricing'],
  ['/about', 'nav.about'],
  ['/private-sales', 'nav.private_sales'],
  ['/launch-plan', 'nav.launch_plans'],
] as const
const ownLinks = [
  ['/dashboard', 'nav.dashboard'],
  ['/tenders', 'nav.tenders'],
  ['/matches', 'nav.matches'],
  ['/tender-applications', 'nav.applications'],
  ['/private-sales', 'nav.private_sales'],
] as const

// NavLink's own class `active` would only repeat aria-current
const noClass = (): undefined => undefined

export function MainLinks() {
  const { t } = useTranslation('common')
  const toLocale = useLocalePath()
  const { state } = useSession()
  const links = state === 'signed_in' ? ownLinks : publicLinks
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={styles.links}>
        {links.map(([path, key]) => (
          // other elements for those signed in: what changes then appears, nothing slides
          <li key={`${state === 'signed_in' ? 'own' : 'public'} ${path}`}>
            <NavLink to={toLocale(path)} end={path === '/'} className={noClass}>
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
