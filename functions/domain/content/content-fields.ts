import type { SiteContent } from './site-content.ts'

type Plain = string | number | boolean | null

function fieldsOf(name: string, value: unknown): [string, Plain][] {
  if (typeof value !== 'object' || value === null) return [[name, value as Plain]]
  return Object.entries(value).flatMap(([part, one]) =>
    fieldsOf(name === '' ? part : `${name}.${part}`, one),
  )
}

/** The words and facts one by one, for the log: `texts.en.title`. */
export const contentFields = (content: SiteContent | null): Record<string, Plain> | null =>
  content && Object.fromEntries(fieldsOf('', content))
