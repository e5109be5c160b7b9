import type { OfferRequirement, PriceLine } from './submitted-offer.ts'

const perUnit = { unit: 'per unit', case: 'per case', litre: 'per litre' } as const

/** "5.20 EUR per unit, EXW Tokaj"; null: no amount is stated. */
export function priceInWords(line: PriceLine): string | null {
  const { amount, currency, per, incoterm, place, volume_ml } = line
  if (amount === null) return null
  const price = [amount, currency, per && perUnit[per]].filter((word) => word !== null).join(' ')
  const term = [incoterm, place].filter((word) => word !== null).join(' ')
  const size = volume_ml === null ? '' : `${volume_ml} ml`
  return [price, term, size].filter((words) => words !== '').join(', ')
}

const results = {
  met: 'met by the product data',
  near: 'nearly met by the product data',
  not_met: 'not met by the product data',
  unknown: 'not shown by the product data',
} as const

/** How the comparison with the product data ended. */
export const resultInWords = ({ result }: Pick<OfferRequirement, 'result'>): string =>
  result === null ? 'not compared' : results[result]

export const answerInWords = ({ answer }: Pick<OfferRequirement, 'answer'>): string =>
  answer === null ? 'not answered' : answer ? 'Yes' : 'No'

export function requirementInWords(requirement: OfferRequirement): string {
  const { text, offered } = requirement
  const proof = offered === null ? '' : ` (${offered})`
  return `${text}: ${answerInWords(requirement)}; ${resultInWords(requirement)}${proof}`
}
