import type { Money } from '../shared/money.ts'

/** "Tender application fee: 185 EUR on top of the Access plan" (specification, point 9), without tax. */
export const applicationFee: Money = { amount_minor: 18_500, currency: 'EUR' }
