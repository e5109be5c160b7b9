import Menu from 'lucide-react/icons/menu'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocaleNavigate, useLocalePath } from '../../i18n/use-locale-path.ts'
import { signOut } from '../../lib/session.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import styles from './desk-rail.module.css'
import { KeyHelp } from './keys/key-help.tsx'
import { rooms } from './rooms.ts'
import { countsByRoom, useToday } from './use-today.ts'

interface Props {
  readonly brand: ReactNode
  /** The choice of the language. */
  readonly language: ReactNode
}

/** The rooms of the desk beside every page of it; on a phone a menu above. */
export function DeskRail({ brand, language }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const { pathname } = useLocation()
  const role = useDeskRole()
  const navigate = useLocaleNavigate()
  const menu = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when a room was chosen
  useEffect(() => void menu.current?.hidePopover?.(), [pathname])
  return (
    <header className={styles.rail}>
      <div className={styles.head}>
        <LocaleLink to="/admin" className={styles.brand}>
          {brand}
          <span className={styles.desk}>{t('title')}</span>
        </LocaleLink>
        <button type="button" className={styles.toggle} popoverTarget="desk-rooms">
          <Menu aria-hidden="true" />
          {t('menu')}
        </button>
      </div>
      <div id="desk-rooms" ref={menu} className={styles.menu} popover="auto">
        {role !== null && <Rooms />}
        <div className={styles.foot}>
          {role !== null && <p>{t('signed_in', { role: t(`role.${role}`) })}</p>}
          <LocaleLink to="/">{t('site')}</LocaleLink>
          {role !== null && <KeyHelp className={styles.out} />}
          {role !== null && (
            <button
              type="button"
              className={styles.out}
              onClick={() => void signOut().then(() => navigate('/'))}
            >
              {t('common:nav.sign_out')}
            </button>
          )}
          {language}
        </div>
      </div>
    </header>
  )
}

function Rooms() {
  const { t } = useTranslation('desk')
  const toLocale = useLocalePath()
  // where it cannot be read the page of the day says so
  const counts = countsByRoom(useToday().data?.counts ?? [])
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles.rooms}>
        {rooms.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <NavLink to={toLocale(path)} end={key === 'today'} className={() => undefined}>
              <Icon aria-hidden="true" />
              {t(`rooms.${key}`)}
              <Count of={counts.get(key as Parameters<typeof counts.get>[0])} />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ of: count }: { readonly of: string | undefined }) {
  const { t } = useTranslation('desk')
  if (count === undefined) return null
  return (
    <span className={styles.count} title={t('waiting')}>
      {count}
    </span>
  )
}
