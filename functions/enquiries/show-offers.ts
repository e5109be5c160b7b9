import type { privateSaleRoutes } from '#contracts/private-sales.ts'
import type { RouteInput } from '#contracts/route.ts'
import type { PrivateSale } from '#domain/enquiries/enquiry.ts'
import { offerDay, takeStep } from '#domain/enquiries/offer.ts'
import { isBeforeBuyer, stateOf } from '#domain/enquiries/offer-steps.ts'
import type { PrivateSaleId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { offerAtDesk } from './offer-view.ts'
import type {
  KeptOffer,
  OfferWrite,
  PrivateSaleContactStore,
} from './private-sale-contact-store.ts'
import { offerDueDay, type StepTaking, takeOfferStep } from './take-offer-step.ts'

interface Showing extends StepTaking {
  readonly enquiries: Pick<EnquiryStore, 'find' | 'saveDeskPart'>
  readonly contacts: Pick<PrivateSaleContactStore, 'find' | 'offersOf' | 'saveOffers'>
  /** Of an operator. */
  readonly addressOf: AddressOf
  readonly throttle: Throttle
}

type Routes = typeof privateSaleRoutes

/** The link is mailed again on purpose, not by a second press. */
const linksPerRequest: Limit = { name: 'answer-link', tries: 1, seconds: 60 }

const nothing = { quantity: null, words: null, day: null }

async function find(deps: Showing, enquiry_id: PrivateSaleId) {
  const sale = (await deps.enquiries.find(enquiry_id))?.enquiry
  if (sale?.kind !== 'private_sale') return null
  return { sale, offers: await deps.contacts.offersOf(enquiry_id) }
}

/** What the log of the desk says of offers: where each is, by its product. */
const inLog = (offers: readonly KeptOffer[]) =>
  Object.fromEntries(offers.map(({ offer }) => [offer.product_id, stateOf(offer)]))

const listed = (offers: readonly KeptOffer[], sale: PrivateSale, now: Date) => ({
  offers: offers.map(({ offer }) => offerAtDesk(offer, sale, now)),
})

/**
 * Shows offers to the buyer, all or none, and has the buyer mailed what is before them now. What was shown already is
 * not shown again: the same press a second time mails nothing new. Without any offer the link is mailed anew.
 */
export async function showOffers(
  deps: Showing,
  enquiry_id: PrivateSaleId,
  { offers: wanted }: RouteInput<Routes['showOffers']>['body'],
  by: UserId,
  audit: NoteChange,
) {
  const found = await find(deps, enquiry_id)
  if (found === null) return fail('not_found')
  const { sale, offers } = found
  const now = deps.now()
  if (wanted.length === 0) return mailLink(deps, sale, offers, audit)
  const operator = { side: 'desk', user_id: by, email: (await deps.addressOf(by)) ?? by } as const
  const named = offers.filter(({ offer }) =>
    wanted.some(({ product_id }) => product_id === offer.product_id),
  )
  if (named.length !== wanted.length) return fail('not_found')
  if (sale.status === 'closed') return fail('transition_not_allowed')
  const due = await offerDueDay(now)
  const writes: OfferWrite[] = []
  for (const kept of named) {
    const seen = wanted.find(({ product_id }) => product_id === kept.offer.product_id)?.version ?? 0
    const taken = { step: 'shown', by: operator, details: nothing, seen } as const
    const after = takeStep(kept.offer, taken, now, offerDay(sale.market, now))
    if (!after.ok)
      return fail(after.code === 'version_conflict' ? 'version_conflict' : 'transition_not_allowed')
    // made before prices were kept: the producer can withdraw it and offer anew
    if (kept.offer.price === null) return fail('offer_without_price')
    const { received_at } = sale
    if (after.value !== kept.offer)
      writes.push({ ...kept, offer: after.value, seen, received_at, due })
  }
  if ((await deps.contacts.saveOffers(writes)) === 'refused') return fail('version_conflict')
  const changed = new Map(writes.map((write) => [write.offer.product_id, write]))
  const after = offers.map((kept) => changed.get(kept.offer.product_id) ?? kept)
  if (writes.length > 0) audit({ before: inLog(named), after: inLog(writes) })
  // what is before the buyer is answered, also where the press before got no further than the offers; where somebody
  // changed the request meanwhile, they say so themselves
  if (sale.status === 'new') {
    const answered = { ...sale, status: 'answered' as const, version: sale.version + 1 }
    await deps.enquiries.saveDeskPart(answered, sale.version)
  }
  // one mail of one press, however often it comes here: known by when the offers were shown
  const [first = named[0]] = writes
  const at = first?.offer.events.findLast(({ step }) => step === 'shown')?.at
  if (at !== undefined) await deps.askForWork([{ kind: 'offers_shown', enquiry_id, at }])
  return succeed(listed(after, sale, now))
}

async function mailLink(
  deps: Showing,
  sale: PrivateSale,
  offers: readonly KeptOffer[],
  audit: NoteChange,
) {
  const { enquiry_id } = sale
  const now = deps.now()
  const before = offers.filter(({ offer }) => isBeforeBuyer(offer))
  if (before.length === 0 || sale.status === 'closed') return fail('transition_not_allowed')
  if (!(await deps.throttle(linksPerRequest, enquiry_id, now))) return fail('too_many_requests')
  const at = now.toISOString()
  audit({ before: null, after: { link_mailed_at: at } })
  await deps.askForWork([{ kind: 'offers_shown', enquiry_id, at }])
  return succeed(listed(offers, sale, now))
}

/** A step that the desk records for a producer. */
export async function recordOfferStep(
  deps: Showing,
  enquiry_id: PrivateSaleId,
  { product_id, step, version, ...details }: RouteInput<Routes['recordOfferStep']>['body'],
  by: UserId,
  audit: NoteChange,
) {
  const found = await find(deps, enquiry_id)
  const kept = found?.offers.find(({ offer }) => offer.product_id === product_id)
  if (found === null || kept === undefined) return fail('not_found')
  const operator = { side: 'desk', user_id: by, email: (await deps.addressOf(by)) ?? by } as const
  const taken = { step, by: operator, details, seen: version }
  const after = await takeOfferStep(deps, found.sale, kept, taken, (offer) => {
    const is = inLog([{ ...kept, offer }])
    const after = details.day === null ? is : { ...is, day: details.day }
    audit({ before: inLog([kept]), after })
  })
  if (!after.ok) return after
  return succeed(offerAtDesk(after.value, found.sale, deps.now()))
}
