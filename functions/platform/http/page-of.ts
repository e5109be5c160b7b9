import { defaultLocale, type Locale } from '#domain/shared/locale.ts'

/** A page of the site in a language; English has no prefix. Without an origin: as the site links to it. */
export const pageOf = (siteOrigin: string, language: Locale, path: string): string =>
  `${siteOrigin}${language === defaultLocale ? '' : `/${language}`}${path}`
