import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './header.module.css'
import { LanguageSelector } from './language-selector.tsx'
import { MainLinks } from './main-links.tsx'
import { Wordmark } from './wordmark.tsx'

export function Header() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when a page was chosen
  useEffect(() => setIsOpen(false), [pathname])
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <LocaleLink to="/" className={styles.home} aria-label={t('nav.home_link')}>
          <Wordmark />
        </LocaleLink>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          {isOpen ? t('nav.close_menu') : t('nav.menu')}
        </button>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside */}
        <div
          id="site-menu"
          className={classNames(styles.menu, isOpen && styles.open)}
          onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
        >
          <MainLinks />
          <div className={styles.side}>
            <LanguageSelector />
            <AccountLinks />
          </div>
        </div>
      </div>
    </header>
  )
}
