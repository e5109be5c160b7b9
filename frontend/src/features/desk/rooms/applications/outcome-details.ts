import type { OutcomeDetails } from '#domain/outcomes/outcome.ts'
import { type DetailName, detailsOf, type OutcomeKind } from '#domain/outcomes/outcome-rules.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../../../ui/typed-number.ts'

export type TypedDetails = Partial<Record<DetailName, string>>

const numberDetails = ['bottles', 'rank', 'price_minor', 'quantity'] as const
export const isNumberDetail = (name: DetailName): boolean =>
  (numberDetails as readonly DetailName[]).includes(name)

/** What an event of this kind says, as it was typed; null: a number is none. */
export function readDetails(
  kind: OutcomeKind,
  typed: TypedDetails,
  market: Market,
): OutcomeDetails | null {
  const { currency } = marketFacts[market]
  const said: [DetailName, string | number][] = []
  for (const name of detailsOf(kind)) {
    const text = typed[name]?.trim() ?? ''
    if (text === '') continue
    const number = isNumberDetail(name) ? parseTyped(text) : null
    const minor = name === 'price_minor' && number !== null ? toMinor(number, currency) : number
    if (minor !== null && !(Number.isInteger(minor) && minor > 0)) return null
    said.push([name, minor ?? text])
  }
  return Object.fromEntries(said)
}

/** What an entry says, as somebody would have typed it. */
export const typedDetails = (details: OutcomeDetails, market: Market): TypedDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      name === 'price_minor' && typeof value === 'number'
        ? String(fromMinor(value, marketFacts[market].currency))
        : String(value),
    ]),
  )
