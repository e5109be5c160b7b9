import { defaultLocale, type Locale, locales } from '#domain/shared/locale.ts'

const prefixed = locales.filter((locale) => locale !== defaultLocale)

/** The language of an address: `/it/tenders` is Italian, `/tenders` English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return prefixed.find((locale) => locale === first) ?? defaultLocale
}

/** `/it/tenders` -> `/tenders`, `/it` -> `/` */
export function withoutLocale(pathname: string): string {
  const locale = localeOfPath(pathname)
  if (locale === defaultLocale) return pathname
  return pathname.slice(locale.length + 1) || '/'
}

/** An address of the site in a language: (`/tenders?market=SE`, `it`) -> `/it/tenders?market=SE` */
export function inLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale || !path.startsWith('/')) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
