import type { Locale } from '#domain/shared/locale.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'

/** What a language is called in that of the page. */
export function useLanguageNames(): (locale: Locale) => string {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  return (locale) => names.of(locale) ?? locale
}
