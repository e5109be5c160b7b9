import type { ProductPrice } from '../portfolio/product.ts'

/** Incoterms 2020 that an offer can be made on; a price without a term is incomplete. */
export const incoterms = ['EXW', 'FCA', 'FOB', 'DAP', 'DDP'] as const
type Incoterm = (typeof incoterms)[number]
export const offerCurrencies = ['EUR', 'SEK', 'NOK', 'DKK', 'GBP', 'CHF', 'USD'] as const

export const isIncoterm = (term: string): term is Incoterm =>
  (incoterms as readonly string[]).includes(term)

/** On which basis of a published limit a delivery term is; `other` compares with none of them. */
export const basisOfTerm = {
  EXW: 'ex_works',
  FCA: 'other',
  FOB: 'fob',
  DAP: 'other',
  DDP: 'other',
} as const satisfies Record<Incoterm, ProductPrice['basis']>

/** The delivery term of a price of the portfolio; null where it is not stated, or is a shelf price. */
export const termOfBasis = {
  ex_works: 'EXW',
  fob: 'FOB',
  retail: null,
  other: null,
} as const satisfies Record<NonNullable<ProductPrice['basis']>, Incoterm | null>
