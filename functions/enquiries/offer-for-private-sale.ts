import type { privateSaleRoutes } from '#contracts/private-sales.ts'
import type { RouteInput } from '#contracts/route.ts'
import { isOpen } from '#domain/enquiries/enquiry.ts'
import { type Offer, offerAnew, offerDay, versionOf } from '#domain/enquiries/offer.ts'
import { stateOf } from '#domain/enquiries/offer-steps.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { offerView } from './offer-view.ts'
import type { PrivateSaleContactStore } from './private-sale-contact-store.ts'
import { offerDueDay, type StepTaking } from './take-offer-step.ts'

export interface Offering extends StepTaking {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: Pick<PrivateSaleContactStore, 'find' | 'saveOffers'>
  readonly products: Pick<ProductStore, 'find'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
}

type Asked = RouteInput<(typeof privateSaleRoutes)['offerForPrivateSale']>['body']

/** Whether this is what was offered before, sent once more. */
function isRepeated(
  kept: Offer,
  { product_id, price, quantity, terms, valid_until }: Omit<Asked, 'private_sale_id'>,
): boolean {
  const said = { product_id, price, quantity, terms, valid_until }
  const before = {
    product_id: kept.product_id,
    price: kept.price,
    quantity: kept.quantity,
    terms: kept.terms,
    valid_until: kept.valid_until,
  }
  return stateOf(kept) === 'offered' && isSame(before, said)
}

/** Keeps that the producer offers this product on these terms, and has the operator told. */
export async function offerForPrivateSale(
  deps: Offering,
  user_id: UserId,
  { private_sale_id, ...offering }: Asked,
) {
  const [stored, product, profile, contact] = await Promise.all([
    deps.enquiries.find(private_sale_id),
    deps.products.find(user_id, offering.product_id),
    deps.profiles.find(user_id),
    deps.contacts.find(user_id, private_sale_id),
  ])
  const now = deps.now()
  if (stored === null || !isOpen(stored.enquiry, now)) return fail('not_found')
  if (product === null || product.deleted_at !== null) return fail('not_found')
  const sale = stored.enquiry
  const before = contact?.offer ?? null
  const key = { user_id, enquiry_id: private_sale_id }
  const answer = async (kept: Offer) => {
    // a repeated offer too: the first may not have been queued
    await deps.askForWork([{ kind: 'offered', ...key, version: versionOf(kept) }])
    return succeed(offerView(kept, sale, now))
  }
  if (before !== null && isRepeated(before, offering)) return answer(before)
  const today = offerDay(sale.market, now)
  if (offering.valid_until < today) return fail('day_is_past')
  const { name, volume_ml } = product.facts
  const terms = {
    ...offering,
    product_name: name,
    volume_ml,
    company_name: profile?.legal_name ?? null,
  }
  const offer = offerAnew(before, terms, now, today)
  if (offer === null) return fail('already_offered')
  const seen = before === null ? 0 : versionOf(before)
  const { received_at } = sale
  const write = { ...key, offer, seen, received_at, due: await offerDueDay(now) }
  if ((await deps.contacts.saveOffers([write])) === 'written') return answer(offer)
  const other = (await deps.contacts.find(user_id, private_sale_id))?.offer ?? null
  return other !== null && isRepeated(other, offering) ? answer(other) : fail('already_offered')
}
