import type { CalendarDate, Instant } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fromMinor, type Money } from '#domain/shared/money.ts'
import { asDate, languageTags } from '#domain/shared/written-date.ts'

/** Keeps what `make` makes: making one takes longer than using it a hundred times. */
function memoize<Options, Format>(make: (tag: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (language: Locale, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const found = kept.get(key) ?? make(languageTags[language], options)
    kept.set(key, found)
    return found
  }
}

const dateFormat = memoize(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
const writeDate = (
  language: Locale,
  options: Intl.DateTimeFormatOptions,
  date: CalendarDate,
): string =>
  asDate(
    language,
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
  )
const numberFormat = memoize(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)
const displayNames = memoize(
  (tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options),
)
const listFormat = memoize(
  (tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
)
const relativeTimeFormat = memoize(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
)

const dateFormats = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

/** A calendar date: it has no hour and no zone, so none is applied. */
export const formatDate = (
  date: CalendarDate,
  language: Locale,
  length: keyof typeof dateFormats = 'short',
): string => writeDate(language, dateFormats[length], date)

/** "Thursday, 29 January 2026" */
export const formatFullDate = (date: CalendarDate, language: Locale): string =>
  writeDate(language, { ...dateFormats.long, weekday: 'long' }, date)

/** "Thu" */
export const formatWeekday = (date: CalendarDate, language: Locale): string =>
  writeDate(language, { weekday: 'short' }, date)

/** `2026-08` -> "August 2026" */
export const formatMonth = (month: string, language: Locale): string =>
  writeDate(language, { month: 'long', year: 'numeric' }, `${month}-01`)

/** An instant with its zone: in the reader's zone, or in a market's (`Europe/Stockholm`). */
export const formatInstant = (instant: Instant, language: Locale, timeZone?: string): string =>
  asDate(
    language,
    dateFormat(language, {
      ...dateFormats.short,
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      ...(timeZone === undefined ? {} : { timeZone }),
    }).format(new Date(instant)),
  )

/** The time of day in the reader’s zone. */
export const formatTime = (instant: Instant, language: Locale): string =>
  dateFormat(language, { timeStyle: 'short' }).format(new Date(instant))

export const formatNumber = (
  value: number,
  language: Locale,
  options: Intl.NumberFormatOptions = {},
): string => numberFormat(language, options).format(value)

export const formatMoney = ({ amount_minor, currency }: Money, language: Locale): string =>
  numberFormat(language, { style: 'currency', currency }).format(fromMinor(amount_minor, currency))

/** A round price in running text: €185, 185 €. */
export const formatFee = ({ amount_minor, currency }: Money, language: Locale): string =>
  numberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(fromMinor(amount_minor, currency))

/** Up to one litre in ml as on a label's small sizes, above in litres: 750 ml, 3 l. */
export const formatVolume = (ml: number, language: Locale): string =>
  ml < 1000
    ? `${formatNumber(ml, language)}\u00a0ml`
    : `${formatNumber(ml / 1000, language, { maximumFractionDigits: 2 })}\u00a0l`

/** 125 tenths -> "12.5 % vol" */
export const formatAlcohol = (tenths: number, language: Locale): string =>
  `${formatNumber(tenths / 10, language, { maximumFractionDigits: 1 })}\u00a0%\u00a0vol`

export const formatFileSize = (bytes: number, language: Locale): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)}\u00a0k${byteSign(language)}`
    : `${formatNumber(bytes / 1_000_000, language, { maximumFractionDigits: 1 })}\u00a0M${byteSign(language)}`

/** French counts in octets. */
const byteSign = (language: Locale) => (language === 'fr' ? 'o' : 'B')

/** Name of a country (ISO 3166-1 alpha-2) or the code where the browser has none. */
export const countryName = (code: string, language: Locale): string =>
  displayNames(language, { type: 'region' }).of(code) ?? code

/** "Norway and Finland" */
export const formatList = (words: readonly string[], language: Locale): string =>
  listFormat(language, { type: 'conjunction' }).format(words)

/** "in 12 days", "yesterday" */
export const formatDays = (days: number, language: Locale): string =>
  relativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
