import type { ApiOutput } from '../../../../lib/api.ts'

export type LogEntry = ApiOutput<'listDeskLog'>['entries'][number]

/** So much of a text is shown; the CSV has all of it. */
const mostShown = 200

const plain = (value: string | number | boolean | null): string =>
  value === null || value === '' ? '\u2013' : String(value)
const short = (text: string): string =>
  text.length > mostShown ? `${text.slice(0, mostShown)}\u2026` : text

/** What was before or after, in one line; of the fields of a row only those that differ from `other`. */
export function changedValue(value: LogEntry['before'], other: LogEntry['before']): string {
  if (typeof value !== 'object' || value === null) return short(plain(value))
  const others = typeof other === 'object' && other !== null ? other : {}
  return Object.entries(value)
    .filter(([field, one]) => plain(one) !== plain(others[field] ?? null))
    .map(([field, one]) => `${field}: ${short(plain(one))}`)
    .join(', ')
}
