import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { isOpen, type PrivateSale, referenceOf } from '#domain/enquiries/enquiry.ts'
import { fitOf } from '#domain/enquiries/fit-of.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import { currentProducts } from '../portfolio/current-products.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { PrivateSaleContactStore } from './private-sale-contact-store.ts'

export interface PrivateSaleReading {
  readonly enquiries: Pick<EnquiryStore, 'list'>
  readonly contacts: Pick<PrivateSaleContactStore, 'listOf'>
  readonly products: ProductStore
  readonly now: Clock
}

type List = RouteOutput<(typeof enquiryRoutes)['listPrivateSales']>

/** More are not shown: who offers for a hundred should first see what became of them. */
const shownRequests = 100

export async function openPrivateSales(
  enquiries: Pick<EnquiryStore, 'list'>,
  now: Date,
): Promise<PrivateSale[]> {
  const all = await enquiries.list('private_sale')
  return all.filter((sale) => isOpen(sale, now)).slice(0, shownRequests)
}

/** Open requests without who made them, and how the caller's portfolio fits each. */
export async function listPrivateSales(deps: PrivateSaleReading, user_id: UserId): Promise<List> {
  const [sales, products, contacts] = await Promise.all([
    openPrivateSales(deps.enquiries, deps.now()),
    currentProducts(deps.products, user_id),
    deps.contacts.listOf(user_id),
  ])
  const fitFor = fitOf(products, currentMatchContext)
  const offers = new Map(contacts.map(({ enquiry_id, offer }) => [enquiry_id, offer]))
  return {
    private_sales: sales.map((sale) => ({
      ...sale,
      reference: referenceOf(sale.enquiry_id),
      fit: fitFor(sale),
      offer: offers.get(sale.enquiry_id) ?? null,
    })),
    product_count: products.length,
  }
}
