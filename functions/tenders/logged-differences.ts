import type { ChangedValue } from '#domain/desk/desk-log-entry.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { differencesOf, type TenderReading } from '#domain/tenders/tender-differences.ts'

/** So much of a field is logged; the versions of the tender have all of it. */
const mostLogged = 1000

export interface LoggedChange {
  readonly before: Record<string, Plain>
  readonly after: Record<string, Plain>
}

type Plain = string | number | boolean | null

function inPlain(value: unknown): Plain {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.map(inPlain).join('; ')
        : JSON.stringify(value)
  return text.slice(0, mostLogged)
}

/** What one reading of a tender says otherwise than another, for the log of the desk. */
export function loggedDifferences(before: TenderReading, after: TenderReading): LoggedChange {
  const { fields, requirements } = differencesOf(before, after)
  const of = (side: 'before' | 'after') => {
    const words = { before, after }[side].published
    return Object.fromEntries<Plain>([
      ...fields.map((field) => [field, inPlain(words[field])] as const),
      ...requirements.map(
        (one, at) => [`requirement ${at + 1}`, inPlain(readAs(one, side, before, after))] as const,
      ),
    ])
  }
  return { before: of('before'), after: of('after') }
}

/** A version of a tender against the one that it replaced; null: it is new, and named by its key facts. */
export function loggedVersions(
  before: (TenderReading & Numbered) | null,
  after: TenderReading & Numbered,
): { readonly before: ChangedValue; readonly after: ChangedValue } {
  if (before === null) {
    const { plan, reference, product_type, offer_deadline } = after.published
    return { before: null, after: { version: 1, plan, reference, product_type, offer_deadline } }
  }
  const said = loggedDifferences(before, after)
  return {
    before: { version: before.version, ...said.before },
    after: { version: after.version, ...said.after },
  }
}

interface Numbered {
  readonly version: number
}

/** A requirement in its words and as it is read: a correction changes the reading alone. */
function readAs(
  one: { readonly before: string | null; readonly after: string | null },
  side: 'before' | 'after',
  before: TenderReading,
  after: TenderReading,
): string | null {
  const text = one[side]
  if (text === null) return null
  const others = { before: after, after: before }[side].criteria
  const read = { before, after }[side].criteria.find(
    (criterion) => criterion.text === text && !others.some((other) => isSame(other, criterion)),
  )
  if (read === undefined) return text
  const { id: _id, text: _text, source_field: _field, ...reading } = read
  // in one order, so that the two sides can be compared by eye
  const inOrder = Object.entries(reading).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${text} (${JSON.stringify(Object.fromEntries(inOrder))})`
}
