import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { useLocalePath } from '../../i18n/use-locale-path.ts'
import styles from './header.module.css'
import { publicLinks } from './header-links.ts'

// NavLink's own class `active` would only repeat aria-current
const noClass = (): undefined => undefined

/** The public pages, the same for everyone: who signs in loses none of them. */
export function MainLinks() {
  const { t } = useTranslation('common')
  const toLocale = useLocalePath()
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={styles.links}>
        {publicLinks.map(([path, key]) => (
          <li key={path}>
            <NavLink to={toLocale(path)} end={path === '/'} className={noClass}>
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
