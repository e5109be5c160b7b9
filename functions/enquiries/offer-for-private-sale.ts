import { isOpen } from '#domain/enquiries/enquiry.ts'
import type { PrivateSaleId, ProductId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { AskForWork } from './enquiry-work.ts'
import type { Offer, PrivateSaleContactStore } from './private-sale-contact-store.ts'

export interface Offering {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: PrivateSaleContactStore
  readonly products: Pick<ProductStore, 'find'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly askForWork: AskForWork
  readonly now: Clock
}

/** Keeps that the producer is interested with this product, and has the operator told. */
export async function offerForPrivateSale(
  deps: Offering,
  user_id: UserId,
  asked: { readonly private_sale_id: PrivateSaleId; readonly product_id: ProductId },
) {
  const { private_sale_id, product_id } = asked
  const [stored, product, profile] = await Promise.all([
    deps.enquiries.find(private_sale_id),
    deps.products.find(user_id, product_id),
    deps.profiles.find(user_id),
  ])
  if (stored === null || !isOpen(stored.enquiry, deps.now())) return fail('not_found')
  if (product === null || product.deleted_at !== null) return fail('not_found')
  const offer: Offer = {
    product_id,
    product_name: product.facts.name,
    company_name: profile?.legal_name ?? null,
    offered_at: deps.now().toISOString(),
  }
  const saved = await deps.contacts.saveOffer(user_id, private_sale_id, offer)
  const kept =
    saved === 'written' ? offer : (await deps.contacts.find(user_id, private_sale_id))?.offer
  if (kept?.product_id !== product_id) return fail('already_offered')
  // a repeated offer too: the first may not have been queued
  await deps.askForWork([{ kind: 'offered', enquiry_id: private_sale_id, user_id }])
  return succeed(kept)
}
