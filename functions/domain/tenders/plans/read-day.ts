import type { CalendarDate } from '../../shared/calendar-date.ts'
import { fold } from '../../vocabulary/fold.ts'

/** Beginnings of the months' names in English, Norwegian, Swedish and Finnish, folded. */
const months: readonly (readonly string[])[] = [
  ['jan', 'tammik'],
  ['feb', 'helmik'],
  ['mar', 'maalisk'],
  ['apr', 'huhtik'],
  ['may', 'mai', 'maj', 'toukok'],
  ['jun', 'kesak'],
  ['jul', 'heinak'],
  ['aug', 'elok'],
  ['sep', 'syysk'],
  ['oct', 'okt', 'lokak'],
  ['nov', 'marrask'],
  ['dec', 'des', 'jouluk'],
]
const monthName = new RegExp(`^(?:${months.flat().join('|')})[a-z]{0,10}$`)

/** 1 to 12; null: no name of a month. */
export function monthNamed(word: string): number | null {
  const folded = fold(word)
  if (!monthName.test(folded)) return null
  // "marraskuu" is not March: the longest beginning counts
  const lengths = months.map((names) =>
    Math.max(0, ...names.filter((name) => folded.startsWith(name)).map((name) => name.length)),
  )
  return lengths.indexOf(Math.max(...lengths)) + 1
}

const padded = (value: number) => String(value).padStart(2, '0')

function dayOf(year: number, month: number, day: number): CalendarDate | null {
  const full = year < 100 ? 2000 + year : year
  const written = `${full}-${padded(month)}-${padded(day)}`
  const isDay = full >= 1990 && full < 2100 && month >= 1 && month <= 12 && day >= 1
  if (!isDay) return null
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written
    ? null
    : written
}

/** Excel counts days from the end of 1899. */
const serialOf = (serial: number): CalendarDate =>
  new Date(Date.UTC(1899, 11, 30 + Math.floor(serial))).toISOString().slice(0, 10)

/** A weekday, "by", "at the latest", an hour: beside a day, not of it. */
const beside =
  /^(?:[\p{L}]{2,14}(?:day|dag|tai),?\s+|(?:kl|klo)\.?\s|(?:by|senest|senast|viimeistään|until|innen)\s)|(?:,?\s+(?:at|kl\.?|klo|t)?\s*\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?(?:cet|cest|eet|eest))?)$|\s+(?:mennessä|at the latest)$/giu

/** "2026-08-07", "7.8.2026", "07/08/2026", "7. august 2026", "August 7, 2026", "7. elokuuta 2026"; a number is Excel's. */
export function readDay(cell: string | number): CalendarDate | null {
  if (typeof cell === 'number') return cell > 36_000 && cell < 73_000 ? serialOf(cell) : null
  const words = cell.trim().replace(beside, '').replace(beside, '').trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T[\d:.Z]+)?$/.exec(words)
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const short = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})\.?$/.exec(words)
  if (short !== null) return dayOf(Number(short[3]), Number(short[2]), Number(short[1]))
  const named = /^(?:den )?(\d{1,2})(?:\.|st|nd|rd|th|:e|:a)?\s+([\p{L}]+)\.?,?\s+(\d{4})$/iu.exec(
    words,
  )
  if (named !== null) {
    const month = monthNamed(named[2] ?? '')
    return month === null ? null : dayOf(Number(named[3]), month, Number(named[1]))
  }
  const american = /^([\p{L}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(words)
  const month = american === null ? null : monthNamed(american[1] ?? '')
  return american === null || month === null
    ? null
    : dayOf(Number(american[3]), month, Number(american[2]))
}

/** A month, of which the year may stand elsewhere: "January", "mars 2027", "2027-03", "3/2027". */
export function readMonth(
  words: string,
): { readonly month: number; readonly year: number | null } | null {
  const named = /^([\p{L}]+)\.?(?:[ ,.-]+(20\d\d))?$/u.exec(words.trim())
  const month = named === null ? null : monthNamed(named[1] ?? '')
  if (named !== null && month !== null) {
    return { month, year: named[2] === undefined ? null : Number(named[2]) }
  }
  const [, first, second] = /^(20\d\d)[ ./-](\d{1,2})$/.exec(words.trim()) ?? []
  const [, before, after] = /^(\d{1,2})[ ./-](20\d\d)$/.exec(words.trim()) ?? []
  const figure = Number(second ?? before)
  const year = Number(first ?? after)
  return figure >= 1 && figure <= 12 ? { month: figure, year } : null
}
