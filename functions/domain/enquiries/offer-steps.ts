import type { CalendarDate } from '../shared/calendar-date.ts'

/** Who does something to an offer: the buyer by the link of a mail, without an account. */
export const offerSides = ['producer', 'buyer', 'desk'] as const
export type OfferSide = (typeof offerSides)[number]

/** Where an offer for a private-sales request can be, in the usual order. */
export const offerStates = [
  'offered',
  'shown',
  'accepted',
  'declined',
  'withdrawn',
  'refused',
  'ordered',
  'delivered',
] as const
export type OfferState = (typeof offerStates)[number]

/** A question and its answer leave the offer where it is. */
export const offerSteps = [...offerStates, 'asked', 'replied'] as const
export type OfferStep = (typeof offerSteps)[number]

/** `none`: nothing was offered yet. `expired`: nobody answered by the day until which it stood. */
export type OfferPlace = 'none' | OfferPlaceOfDay
/** Where an offer that was made is on a day. */
export const offerPlaces = ['expired', ...offerStates] as const
export type OfferPlaceOfDay = (typeof offerPlaces)[number]

/** What a step may say beside its time. */
export type OfferDetail = 'quantity' | 'words' | 'day'

interface StepRule {
  readonly by: readonly OfferSide[]
  /** Where it can happen. */
  readonly at: readonly OfferPlace[]
  /** Whether it leaves the offer where it is. */
  readonly isBeside?: true
  /** Whether it can happen only until the day until which the offer stands. */
  readonly whileItStands?: true
  readonly needs?: readonly OfferDetail[]
  readonly may?: readonly OfferDetail[]
}

/**
 * The one table of the life of an offer for a private-sales request: which step is whose, where it can happen, and
 * what it says. The buttons of all three sides, the refusals of the server and what each side is told follow from it.
 * An offer that was withdrawn, declined or not answered in time can be made anew on other terms, and then goes the
 * same way again; an answer can be changed until the order is confirmed.
 */
export const offerRules: Readonly<Record<OfferStep, StepRule>> = {
  offered: { by: ['producer'], at: ['none', 'withdrawn', 'declined', 'expired'] },
  shown: { by: ['desk'], at: ['offered'], whileItStands: true },
  accepted: {
    by: ['buyer'],
    at: ['shown', 'accepted', 'declined'],
    whileItStands: true,
    needs: ['quantity'],
    may: ['words'],
  },
  declined: { by: ['buyer'], at: ['shown', 'accepted', 'declined'], needs: ['words'] },
  withdrawn: { by: ['producer'], at: ['offered', 'shown'], may: ['words'] },
  refused: { by: ['producer'], at: ['accepted'], needs: ['words'] },
  ordered: { by: ['producer', 'desk'], at: ['accepted'], may: ['words'] },
  /** A day that was wrong is recorded anew; the last one counts. */
  delivered: {
    by: ['producer', 'desk'],
    at: ['ordered', 'delivered'],
    needs: ['day'],
    may: ['words'],
  },
  asked: {
    by: ['buyer'],
    at: ['shown', 'accepted', 'declined', 'ordered'],
    isBeside: true,
    needs: ['words'],
  },
  /** Once for each question, see {@link possibleSteps}; also one that was asked on the last day. */
  replied: {
    by: ['producer'],
    at: [
      'shown',
      'expired',
      'accepted',
      'declined',
      'withdrawn',
      'refused',
      'ordered',
      'delivered',
    ],
    isBeside: true,
    needs: ['words'],
  },
}

/** The details that a step may say. */
export const detailsOf = (step: OfferStep): readonly OfferDetail[] => {
  const { needs = [], may = [] } = offerRules[step]
  return [...needs, ...may]
}

/** What is known of an offer that its life depends on. */
export interface OfferHistory {
  readonly valid_until: CalendarDate | null
  readonly events: readonly { readonly step: OfferStep }[]
}

/** Where the steps that were taken have led, whatever day it is. */
export function stateOf({ events }: Pick<OfferHistory, 'events'>): OfferState {
  const last = events.findLast(({ step }) => !offerRules[step].isBeside)
  if (last === undefined) throw new Error('an offer begins with being offered')
  return last.step as OfferState
}

const isPast = ({ valid_until }: OfferHistory, today: CalendarDate): boolean =>
  valid_until !== null && valid_until < today

/** Where an offer is on a day. */
export function placeOn(offer: OfferHistory, today: CalendarDate): OfferPlaceOfDay {
  const state = stateOf(offer)
  const isUnanswered = state === 'offered' || state === 'shown'
  return isUnanswered && isPast(offer, today) ? 'expired' : state
}

/** Whether the buyer asked something that the producer has not answered. */
export const hasOpenQuestion = ({ events }: Pick<OfferHistory, 'events'>): boolean =>
  events.findLast(({ step }) => offerRules[step].isBeside)?.step === 'asked'

/** Whether the buyer has seen these terms: the desk showed the offer since it was made. */
export function isBeforeBuyer({ events }: Pick<OfferHistory, 'events'>): boolean {
  const last = (wanted: OfferStep) => events.findLastIndex(({ step }) => step === wanted)
  return last('shown') > last('offered')
}

/** What somebody of a side can do with an offer on a day, by the clock of the buyer's market. */
export function possibleSteps(
  offer: OfferHistory,
  side: OfferSide,
  today: CalendarDate,
): OfferStep[] {
  const place = placeOn(offer, today)
  return offerSteps.filter((step) => {
    const { by, at, whileItStands } = offerRules[step]
    if (!by.includes(side) || !at.includes(place)) return false
    if (whileItStands && isPast(offer, today)) return false
    return step !== 'replied' || hasOpenQuestion(offer)
  })
}

/** What waits for somebody: the desk shows what is offered, and sees to it that what is accepted is confirmed. */
export const waitsOnDesk = (offer: Pick<OfferHistory, 'events'>): boolean =>
  ['offered', 'accepted'].includes(stateOf(offer))
