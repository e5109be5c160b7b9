import { Link, useLocation } from 'react-router-dom'
import { locales } from '#domain/shared/locale.ts'
import { inLocale, withoutLocale } from '../../i18n/locale-path.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { nowhere } from '../nowhere.ts'
import styles from './language-offer.module.css'

/** Each in its own language: who reads it may not read that of the page. */
const words = {
  en: ['Read this page in English', 'Close'],
  it: ['Legga questa pagina in italiano', 'Chiudi'],
  fr: ['Lire cette page en fran\u00e7ais', 'Fermer'],
  de: ['Diese Seite auf Deutsch lesen', 'Schlie\u00dfen'],
  es: ['Leer esta p\u00e1gina en espa\u00f1ol', 'Cerrar'],
} as const

const end = () => {
  delete document.documentElement.dataset.languageOffer
}

/** The page in the language that the browser is set to; the early script shows one of the lines, once. */
export function LanguageOffer() {
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const path = withoutLocale(pathname)
  const target = path === nowhere ? '/' : path
  return locales
    .filter((locale) => locale !== language)
    .map((locale) => {
      const [offer, close] = words[locale]
      return (
        <p key={locale} lang={locale} className={styles.offer}>
          <Link to={inLocale(target, locale) + search + hash} hrefLang={locale} onClick={end}>
            {offer}
          </Link>
          <button
            type="button"
            aria-label={close}
            onClick={() => {
              end()
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >
            <span aria-hidden="true">{'\u00d7'}</span>
          </button>
        </p>
      )
    })
}
