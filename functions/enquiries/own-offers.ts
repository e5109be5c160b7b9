import * as z from 'zod'
import type { privateSaleRoutes } from '#contracts/private-sales.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type PrivateSale, referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Offer } from '#domain/enquiries/offer.ts'
import { stateOf } from '#domain/enquiries/offer-steps.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { privateSaleIdSchema, type UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { newestAfter, takePage } from '../platform/http/take-page.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { offerView } from './offer-view.ts'
import type { KeptOffer, PrivateSaleContactStore } from './private-sale-contact-store.ts'
import { type StepTaking, takeOfferStep } from './take-offer-step.ts'

interface OwnOffers extends StepTaking {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: Pick<PrivateSaleContactStore, 'find' | 'listOf' | 'saveOffers'>
}

type Routes = typeof privateSaleRoutes
type OwnOffer = RouteOutput<Routes['changeOwnOffer']>

const positionSchema = z.lazy(() =>
  z.object({ at: instantSchema, enquiry_id: privateSaleIdSchema }),
)
const lastAt = ({ offer }: KeptOffer) => offer.events.at(-1)?.at ?? offer.offered_at
const keyOf = (at: string, enquiry_id: string) => `${at} ${enquiry_id}`

/**
 * What the producer learns of the buyer: with an accepted offer the company, since nobody confirms an order of
 * somebody unknown; with the order whom to write to.
 */
function buyerOf(sale: PrivateSale, offer: Offer): OwnOffer['buyer'] {
  const state = stateOf(offer)
  const isOrder = state === 'ordered' || state === 'delivered'
  if (!isOrder && state !== 'accepted') return null
  const { company, contact_name, email, phone } = sale
  return { company, contact: isOrder ? { name: contact_name, email, phone } : null }
}

const viewOf = (sale: PrivateSale, offer: Offer, now: Date): OwnOffer => ({
  ...sale,
  reference: referenceOf(sale.enquiry_id),
  offer: offerView(offer, sale, now),
  buyer: buyerOf(sale, offer),
})

/** What the producer offered, that first to which something happened last. */
export async function listOwnOffers(
  deps: OwnOffers,
  user_id: UserId,
  query: RouteInput<Routes['listOwnOffers']>['query'],
): Promise<Result<RouteOutput<Routes['listOwnOffers']>, 'invalid_cursor'>> {
  const position = readCursor(positionSchema, query.cursor)
  if (!position.ok) return position
  const offers = (await deps.contacts.listOf(user_id)).flatMap(({ enquiry_id, offer }) =>
    offer === null ? [] : [{ user_id, enquiry_id, offer }],
  )
  const behind = position.value && keyOf(position.value.at, position.value.enquiry_id)
  const sorted = newestAfter(offers, (kept) => keyOf(lastAt(kept), kept.enquiry_id), behind)
  const { page, next_cursor } = await takePage(sorted, query.limit, (kept) => ({
    at: lastAt(kept),
    enquiry_id: kept.enquiry_id,
  }))
  const now = deps.now()
  const shown = await Promise.all(
    page.map(async ({ enquiry_id, offer }) => {
      const sale = (await deps.enquiries.find(enquiry_id))?.enquiry
      // both end at the same moment, and one may be gone before the other
      return sale?.kind === 'private_sale' ? [viewOf(sale, offer, now)] : []
    }),
  )
  return succeed({ offers: shown.flat(), next_cursor })
}

/** A step of the producer. */
export async function changeOwnOffer(
  deps: OwnOffers,
  user_id: UserId,
  { private_sale_id, step, version, ...details }: RouteInput<Routes['changeOwnOffer']>['body'],
) {
  const [stored, contact] = await Promise.all([
    deps.enquiries.find(private_sale_id),
    deps.contacts.find(user_id, private_sale_id),
  ])
  const sale = stored?.enquiry
  const offer = contact?.offer ?? null
  if (sale?.kind !== 'private_sale' || offer === null) return fail('not_found')
  const kept = { user_id, enquiry_id: private_sale_id, offer }
  const taken = { step, by: { side: 'producer' }, details, seen: version } as const
  const after = await takeOfferStep(deps, sale, kept, taken)
  return after.ok ? succeed(viewOf(sale, after.value, deps.now())) : after
}
