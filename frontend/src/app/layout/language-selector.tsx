import Globe from 'lucide-react/icons/globe'
import { type FocusEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { locales } from '#domain/shared/locale.ts'
import { inLocale, withoutLocale } from '../../i18n/locale-path.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { nowhere } from '../nowhere.ts'
import styles from './language-selector.module.css'

/** Languages by their own name. */
const names = {
  en: 'English',
  it: 'Italiano',
  fr: 'Fran\u00e7ais',
  de: 'Deutsch',
  es: 'Espa\u00f1ol',
}

/** The same page, with its query and state, in another language; the home page where there is none. Plain links. */
export function LanguageSelector() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { pathname, search, hash, state } = useLocation()
  const path = withoutLocale(pathname)
  const target = path === nowhere ? '/' : path
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute('open')
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <details
      ref={details}
      className={styles.selector}
      onBlur={closeWhenLeft}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={t('language.change', { name: names[language] })}>
        <Globe aria-hidden="true" />
        {names[language]}
      </summary>
      <ul className={styles.list} aria-label={t('language.label')}>
        {locales.map((locale) => (
          <li key={locale}>
            <Link
              to={inLocale(target, locale) + search + hash}
              state={state}
              replace
              lang={locale}
              hrefLang={locale}
              aria-current={locale === language ? 'true' : undefined}
              onClick={close}
            >
              {names[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
