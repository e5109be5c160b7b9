import type * as z from 'zod'
import { type CalendarDate, dateIn } from '../shared/calendar-date.ts'
import { isSame } from '../shared/is-same.ts'
import { type Market, marketFacts } from '../shared/market.ts'
import { fail, type Result, succeed } from '../shared/result.ts'
import type {
  offerDetailsSchema,
  offerEventSchema,
  offerSchema,
  offerTermsSchema,
} from './offer-schema.ts'
import {
  detailsOf,
  isBeforeBuyer,
  type OfferStep,
  offerRules,
  possibleSteps,
} from './offer-steps.ts'

/** Longer words belong into a letter. */
export const mostOfferWords = 1000
export const mostOfferUnits = 1_000_000_000
/** What producers state prices in; the currencies of the three markets among them. */
export const offerCurrencies = ['EUR', 'SEK', 'NOK', 'USD', 'GBP', 'CHF'] as const
/** So many offers are shown to a buyer by one press at most. */
export const mostShownAtOnce = 50
/** A buyer's link is good for so long; each mail brings a new one. */
export const answerLinkDays = 60

/** One product that a producer offers for a private-sales request, with all that happened to it. */
export type Offer = z.infer<typeof offerSchema>
export type OfferTerms = z.infer<typeof offerTermsSchema>
export type OfferEvent = z.infer<typeof offerEventSchema>
export type OfferDetails = z.infer<typeof offerDetailsSchema>

/** The link of the buyer adds events until there are so many, the others some more: a row holds 400 kB. */
const mostEvents = { buyer: 60, producer: 80, desk: 80 } as const

/** Goes up with each step; who acts says which one was seen. */
export const versionOf = ({ events }: Pick<Offer, 'events'>): number => events.length

type Refusal = 'version_conflict' | 'transition_not_allowed' | 'form_incomplete' | 'thread_full'

/** Whether a step says all that it has to, and nothing that is not its own. */
function isWhole(step: OfferStep, details: OfferDetails): boolean {
  const said = (['quantity', 'words', 'day'] as const).filter((name) => details[name] !== null)
  const { needs = [] } = offerRules[step]
  const allowed = detailsOf(step)
  return needs.every((name) => said.includes(name)) && said.every((name) => allowed.includes(name))
}

/** A step as somebody takes it. */
export interface Taken {
  readonly step: OfferStep
  readonly by: OfferEvent['by']
  readonly details: OfferDetails
  /** The version that they saw. */
  readonly seen: number
}

/** Whether that is the last step that was taken, sent once more. */
function isRepeated({ events }: Offer, { step, by, details, seen }: Taken): boolean {
  const last = events.at(-1)
  if (last === undefined || events.length !== seen + 1) return false
  const { quantity, words, day } = last
  return last.step === step && last.by.side === by.side && isSame({ quantity, words, day }, details)
}

/**
 * The offer after a step; the same object where the step was taken before and is only sent again. `today` is that of
 * the buyer's market.
 */
export function takeStep(
  offer: Offer,
  taken: Taken,
  now: Date,
  today: CalendarDate,
): Result<Offer, Refusal> {
  const { step, by, details, seen } = taken
  if (isRepeated(offer, taken)) return succeed(offer)
  if (versionOf(offer) !== seen) return fail('version_conflict')
  if (!possibleSteps(offer, by.side, today).includes(step)) return fail('transition_not_allowed')
  if (!isWhole(step, details)) return fail('form_incomplete')
  const isTooMuch = offer.quantity !== null && (details.quantity ?? 0) > offer.quantity
  const isToCome = details.day !== null && details.day > today
  if (isTooMuch || isToCome) return fail('form_incomplete')
  if (offer.events.length >= mostEvents[by.side]) return fail('thread_full')
  const event: OfferEvent = { step, at: now.toISOString(), by, ...details, terms: null }
  return succeed({ ...offer, events: [...offer.events, event] })
}

/**
 * An offer on these terms: the first one, or in the place of one that was withdrawn, declined or not answered in
 * time. Null: there is one that stands.
 */
export function offerAnew(
  before: Offer | null,
  terms: OfferTerms,
  now: Date,
  today: CalendarDate,
): Offer | null {
  const isFree = before === null || possibleSteps(before, 'producer', today).includes('offered')
  if (!isFree || (before?.events.length ?? 0) >= mostEvents.producer) return null
  const at = now.toISOString()
  const event: OfferEvent = {
    step: 'offered',
    at,
    by: { side: 'producer' },
    quantity: null,
    words: null,
    day: null,
    terms,
  }
  return { ...terms, offered_at: at, events: [...(before?.events ?? []), event] }
}

/** The day by the clock of the buyer's market, by which an offer ends. */
export const offerDay = (market: Market, now: Date): CalendarDate =>
  dateIn(marketFacts[market].time_zone, now)

/** The offer as it was at a version, on the terms of then. */
export function offerAt(offer: Offer, version: number): Offer {
  const events = offer.events.slice(0, version)
  const made = events.findLast(({ step }) => step === 'offered')
  return { ...offer, ...made?.terms, offered_at: made?.at ?? offer.offered_at, events }
}

/**
 * What the buyer reads of the events: nothing from before the desk first showed the offer, not that it was made anew,
 * and no withdrawal of terms that they were never shown.
 */
export function eventsOfBuyer<Event extends Pick<OfferEvent, 'step'>>(
  events: readonly Event[],
): Event[] {
  const first = events.findIndex(({ step }) => step === 'shown')
  return events.filter(({ step }, index) => {
    if (first === -1 || index < first || step === 'offered') return false
    return step !== 'withdrawn' || isBeforeBuyer({ events: events.slice(0, index) })
  })
}

/** What a side reads of the events: that the desk did something, not who of it. */
export const eventsFor = (events: readonly OfferEvent[]) =>
  events.map(({ by, terms: _, ...event }) => ({ ...event, by: by.side }))
