import type { PrivateSale } from '#domain/enquiries/enquiry.ts'
import { eventsFor, type Offer, offerDay, versionOf } from '#domain/enquiries/offer.ts'
import { hasOpenQuestion, placeOn } from '#domain/enquiries/offer-steps.ts'

/** An offer as the desk reads it, with who of it did what. */
export const offerAtDesk = (offer: Offer, { market }: Pick<PrivateSale, 'market'>, now: Date) => ({
  ...offer,
  place: placeOn(offer, offerDay(market, now)),
  has_question: hasOpenQuestion(offer),
  version: versionOf(offer),
})

/** As producer and buyer read it. */
export const offerView = (offer: Offer, sale: Pick<PrivateSale, 'market'>, now: Date) => ({
  ...offerAtDesk(offer, sale, now),
  events: eventsFor(offer.events),
})
