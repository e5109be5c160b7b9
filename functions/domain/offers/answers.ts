import type { OfferAnswer, SubmittedOffer } from './submitted-offer.ts'

export const answerTo = (offer: SubmittedOffer, key: string): OfferAnswer | null =>
  offer.sections.flatMap(({ answers }) => answers).find((answer) => answer.key === key) ?? null

/** The answer as a reader sees it; empty where there is none. */
export const textOfAnswer = (offer: SubmittedOffer, key: string): string =>
  answerTo(offer, key)?.text.trim() ?? ''
