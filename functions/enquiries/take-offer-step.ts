import type { PrivateSale } from '#domain/enquiries/enquiry.ts'
import { type Offer, offerDay, type Taken, takeStep, versionOf } from '#domain/enquiries/offer.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { AskForWork } from './enquiry-work.ts'
import type { KeptOffer, PrivateSaleContactStore } from './private-sale-contact-store.ts'

/** With the holidays, which nothing else here needs. */
const dueDays = () => import('#domain/enquiries/due-day.ts')

/** By when the desk does what waits for it since now: as it answers a message. */
export const offerDueDay = async (now: Date) => (await dueDays()).dueDayOf({ kind: 'message' }, now)

export interface StepTaking {
  readonly contacts: Pick<PrivateSaleContactStore, 'find' | 'saveOffers'>
  readonly askForWork: AskForWork
  readonly now: Clock
}

/**
 * Takes a step of an offer, whoever's it is, over the version that was seen, and has the other side told. The same
 * again changes nothing, and has what may not have been queued queued again. `note` hears of an offer that was changed.
 */
export async function takeOfferStep(
  deps: StepTaking,
  { market, received_at }: Pick<PrivateSale, 'market' | 'received_at'>,
  kept: KeptOffer,
  taken: Taken,
  note: (after: Offer) => void = () => {},
) {
  const { user_id, enquiry_id, offer: before } = kept
  const now = deps.now()
  const today = offerDay(market, now)
  const after = takeStep(before, taken, now, today)
  if (!after.ok) return after
  const offer: Offer = after.value
  if (offer !== before) {
    const { seen } = taken
    const write = { user_id, enquiry_id, offer, seen, received_at, due: await offerDueDay(now) }
    if ((await deps.contacts.saveOffers([write])) === 'refused') {
      // of two presses at once the second finds what the first wrote
      const other = (await deps.contacts.find(user_id, enquiry_id))?.offer
      const again = other && takeStep(other, taken, now, today)
      if (!again?.ok || again.value !== other) return fail('version_conflict')
    } else note(offer) // before the queue, which may fail: the repetition finds nothing changed
  }
  const version = versionOf(offer)
  await deps.askForWork([{ kind: 'offer_step', enquiry_id, user_id, version }])
  return succeed(offer)
}
