import type { ApiOutput } from '../../../../lib/api.ts'

export type LogEntry = ApiOutput<'listDeskLog'>['entries'][number]

const plain = (value: string | number | boolean | null): string =>
  value === null || value === '' ? '\u2013' : String(value)

/** What was before or after, in one line; of the fields of a row only those that differ from `other`. */
export function changedValue(value: LogEntry['before'], other: LogEntry['before']): string {
  if (typeof value !== 'object' || value === null) return plain(value)
  const others = typeof other === 'object' && other !== null ? other : {}
  return Object.entries(value)
    .filter(([field, one]) => plain(one) !== plain(others[field] ?? null))
    .map(([field, one]) => `${field}: ${plain(one)}`)
    .join(', ')
}
