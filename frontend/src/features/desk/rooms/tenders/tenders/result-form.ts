import { type Market, marketFacts } from '#domain/shared/market.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import type { ApiInput } from '../../../../../lib/api.ts'
import { formatTyped, parseTyped } from '../../../../../ui/typed-number.ts'

type Result = NonNullable<ApiInput<'recordResult'>['body']['result']>

/** The fields of the form, as typed. */
export type TypedResult = { readonly [Field in keyof Result]: string }
export type ResultField = keyof TypedResult

export const typedResult = (result: Result | null, language: string): TypedResult => ({
  winner: result?.winner ?? '',
  product: result?.product ?? '',
  score: result?.score ?? '',
  price: result?.price
    ? formatTyped(fromMinor(result.price.amount_minor, result.price.currency), language)
    : '',
  offers: result?.offers ? String(result.offers) : '',
  decided_on: result?.decided_on ?? '',
  evidence: result?.evidence ?? '',
})

const isAbove = (number: number | null) => number === null || number > 0

/** What was typed as a result, or the fields that are none. */
export function readResult(
  typed: TypedResult,
  market: Market,
): { readonly result: Result } | { readonly wrong: readonly ResultField[] } {
  const words = (field: ResultField) => typed[field].trim() || null
  const number = (field: ResultField) => parseTyped(typed[field])
  const { currency } = marketFacts[market]
  const price = number('price')
  const offers = number('offers')
  const { winner, evidence } = typed
  const wrong: ResultField[] = []
  if (winner.trim() === '') wrong.push('winner')
  if (!isAbove(price) || Number.isNaN(price)) wrong.push('price')
  if (!isAbove(offers) || (offers !== null && !Number.isInteger(offers))) wrong.push('offers')
  if (evidence.trim() === '') wrong.push('evidence')
  if (wrong.length > 0) return { wrong }
  return {
    result: {
      winner: winner.trim(),
      product: words('product'),
      score: words('score'),
      price: price === null ? null : { amount_minor: toMinor(price, currency), currency },
      offers,
      decided_on: words('decided_on'),
      evidence: evidence.trim(),
    },
  }
}
