import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { Bell } from './bell.tsx'
import { EntryLinks } from './entry-links.tsx'
import styles from './header.module.css'
import { LanguageSelector } from './language-selector.tsx'
import { MainLinks } from './main-links.tsx'
import { OwnLinks } from './own-links.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const menu = useRef<HTMLDivElement>(null)
  const shownFor = useRef(pathname)
  useEffect(() => {
    // the menu closes when a page was chosen, and stays open when React takes the page over
    if (shownFor.current !== pathname) menu.current?.hidePopover?.()
    shownFor.current = pathname
  }, [pathname])
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <LocaleLink to="/" className={styles.home} aria-label={t('nav.home_link')}>
          <Wordmark />
        </LocaleLink>
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          <Menu aria-hidden="true" />
          {t('nav.menu')}
        </button>
        {/* a popover opens, and closes with Escape, before any script has come */}
        <div id="site-menu" ref={menu} className={styles.menu} popover="auto">
          <MainLinks />
          <OwnLinks />
          <div className={styles.side}>
            <EntryLinks />
            <LanguageSelector />
          </div>
        </div>
        <Bell />
      </div>
    </header>
  )
}
