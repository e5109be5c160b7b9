import type { CalendarDate, Instant } from './calendar-date.ts'
import type { Locale } from './locale.ts'

/** English on this site is European English: 29 January 2026. */
export const languageTags: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  it: 'it-IT',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
}

/** French and Italian count the first of a month, "1er janvier", "1º gennaio", which `Intl` does not. */
const firstOfMonth: { readonly [language in Locale]?: string } = { fr: '1er ', it: '1º ' }

/** "am 3. Dezember um 10:30 Uhr": so German says a time within words; `Intl` leaves "Uhr" out. With seconds and a zone it is no such sentence. */
const timeOfDay = /(?<=\bum )\d\d:\d\d$/

export const asDate = (language: Locale, written: string): string => {
  const dated = written.replace(/(?<!\d)1 (?=\p{L})/u, firstOfMonth[language] ?? '1 ')
  return language === 'de' ? dated.replace(timeOfDay, '$&\u00a0Uhr') : dated
}

/** "29 January 2026". A calendar date stays that day wherever the reader is. */
export const longDate = (language: Locale, day: CalendarDate): string =>
  writeInstant(language, `${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })

export const writeInstant = (
  language: Locale,
  at: Instant,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): string =>
  asDate(language, new Intl.DateTimeFormat(languageTags[language], options).format(new Date(at)))
