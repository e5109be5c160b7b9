import type { Money } from '#domain/shared/money.ts'

/** "Tender application fee: 185 EUR on top of the Access plan" (specification, point 9). */
export const applicationFee: Money = { amount_minor: 185_00, currency: 'EUR' }
