// decimals are taken with comma or point
const decimal = /^\d{1,12}([.,]\d{1,4})?$/
const amount = /^\d{1,12}([.,]\d{1,2})?$/

/** The number that a text states, or null where it is none. */
export const numberIn = (text: string): number | null =>
  decimal.test(text) ? Number(text.replace(',', '.')) : null

/** An amount of money above zero, with at most two decimals. */
export const isAmount = (text: string): boolean => amount.test(text) && (numberIn(text) ?? 0) > 0
