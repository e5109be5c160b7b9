import type { FormData } from './application.ts'
import type { OfferCheck } from './check-offer.ts'

/** What of a draft is the offer: what was left over and nobody checked is not submitted. */
export function submittedData(data: FormData, { prices }: Pick<OfferCheck, 'prices'>): FormData {
  return {
    ...data,
    ...(data.price_lines && { price_lines: prices.flatMap(({ line }) => line ?? []) }),
  }
}
