import type { OfferTerms } from '#domain/enquiries/offer.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../ui/typed-number.ts'

/** An offer as it is being typed. */
export interface OfferingDraft {
  readonly product_id: ProductId | ''
  readonly price: string
  readonly currency: string
  readonly quantity: string
  readonly terms: string
  readonly valid_until: string
}

/** So long an offer stands unless the producer says otherwise. */
const usualDays = 30

/** Anew with what was said before. */
export const draftOf = (before: OfferTerms | null, today: string): OfferingDraft => ({
  product_id: '',
  price: '',
  currency: before?.price?.currency ?? 'EUR',
  quantity: before?.quantity ? String(before.quantity) : '',
  terms: before?.terms ?? '',
  valid_until: addDays(today, usualDays),
})

/** Fields that are not as they must be, in the order of the form. */
export function wrongParts(draft: OfferingDraft, today: string) {
  const price = parseTyped(draft.price)
  const quantity = parseTyped(draft.quantity)
  const isWrong = {
    product_id: draft.product_id === '',
    price: price === null || Number.isNaN(price) || toMinor(price, draft.currency) < 1,
    quantity: quantity === null || !Number.isInteger(quantity) || quantity < 1,
    valid_until: draft.valid_until === '' || draft.valid_until < today,
  }
  return (Object.keys(isWrong) as (keyof typeof isWrong)[]).filter((field) => isWrong[field])
}

/** What is sent; null while something is missing. */
export function offeringOf(draft: OfferingDraft) {
  const { product_id, currency, valid_until } = draft
  const price = parseTyped(draft.price)
  const quantity = parseTyped(draft.quantity)
  if (product_id === '' || price === null || quantity === null) return null
  return {
    product_id,
    price: { amount_minor: toMinor(price, currency), currency },
    quantity,
    terms: draft.terms.trim() === '' ? null : draft.terms.trim(),
    valid_until,
  }
}
