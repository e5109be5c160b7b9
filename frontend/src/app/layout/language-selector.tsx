import Globe from 'lucide-react/icons/globe'
import { type FocusEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { locales } from '#domain/shared/locale.ts'
import { inLocale, withoutLocale } from '../../i18n/locale-path.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import styles from './language-selector.module.css'

/** Languages by their own name. */
const names = {
  en: 'English',
  it: 'Italiano',
  fr: 'Fran\u00e7ais',
  de: 'Deutsch',
  es: 'Espa\u00f1ol',
}

/** The same page, with its query and state, in another language; plain links underneath. */
export function LanguageSelector() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { pathname, search, hash, state } = useLocation()
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
              to={inLocale(withoutLocale(pathname), locale) + search + hash}
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
