import type { OfferStep } from '#domain/enquiries/offer-steps.ts'
import { rowsCsv } from '../../list/list-csv.ts'
import type { ListedOffer } from './offers.tsx'

const lastOf = ({ events }: ListedOffer, step: OfferStep) =>
  events.findLast((event) => event.step === step)

/** The offers for a request with where each is, names of fields and values as those of the API. */
export const offersCsv = (reference: string, offers: readonly ListedOffer[]): Promise<string> =>
  rowsCsv<ListedOffer>(
    [
      ['reference', () => reference],
      'product_id',
      'product_name',
      'company_name',
      ['price_minor', ({ price }) => price?.amount_minor ?? null],
      ['currency', ({ price }) => price?.currency ?? null],
      'volume_ml',
      'quantity',
      'terms',
      'valid_until',
      'offered_at',
      'place',
      ['shown_at', (offer) => lastOf(offer, 'shown')?.at ?? null],
      ['accepted_quantity', (offer) => lastOf(offer, 'accepted')?.quantity ?? null],
      ['ordered_at', (offer) => lastOf(offer, 'ordered')?.at ?? null],
      ['delivered_on', (offer) => lastOf(offer, 'delivered')?.day ?? null],
    ],
    offers,
  )
