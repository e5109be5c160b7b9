import type { privateSaleRoutes } from '#contracts/private-sales.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { isOpen, type PrivateSale, referenceOf } from '#domain/enquiries/enquiry.ts'
import { fitOf } from '#domain/enquiries/fit-of.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import type { PrivateSaleId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { firstOf, takePage } from '../platform/http/take-page.ts'
import { currentProducts } from '../portfolio/current-products.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import { type EnquiryPosition, type EnquiryStore, enquiryPositionSchema } from './enquiry-store.ts'
import { positionOf } from './list-enquiries.ts'
import { offerView } from './offer-view.ts'
import type { PrivateSaleContactStore } from './private-sale-contact-store.ts'

export interface PrivateSaleReading {
  readonly enquiries: Pick<EnquiryStore, 'find' | 'list'>
  readonly contacts: Pick<PrivateSaleContactStore, 'listOf'>
  readonly products: ProductStore
  readonly now: Clock
}

type Route = (typeof privateSaleRoutes)['listPrivateSales']

/** The requests that producers may still offer for, newest first, behind a place. */
export async function* openPrivateSales(
  { enquiries, now }: { readonly enquiries: Pick<EnquiryStore, 'list'>; readonly now: Clock },
  after: EnquiryPosition | null,
): AsyncGenerator<PrivateSale> {
  const selection = { kind: 'private_sale', onlyOpen: true, after } as const
  for await (const enquiry of enquiries.list(selection)) if (isOpen(enquiry, now())) yield enquiry
}

/** The same without one. */
async function* openOthers(
  deps: PrivateSaleReading,
  after: EnquiryPosition | null,
  first: PrivateSaleId | undefined,
): AsyncGenerator<PrivateSale> {
  for await (const sale of openPrivateSales(deps, after)) {
    if (sale.enquiry_id !== first) yield sale
  }
}

/** The one that the reader came for, by a link; none once it takes no more offers. */
async function comeFor(
  { enquiries, now }: PrivateSaleReading,
  { first, cursor }: RouteInput<Route>['query'],
): Promise<PrivateSale[]> {
  const stored = first === undefined || cursor !== undefined ? null : await enquiries.find(first)
  return stored !== null && isOpen(stored.enquiry, now()) ? [stored.enquiry] : []
}

/** Open requests without who made them, and how the caller's portfolio fits each. */
export async function listPrivateSales(
  deps: PrivateSaleReading,
  user_id: UserId,
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(enquiryPositionSchema, query.cursor)
  if (!position.ok) return position
  const [wanted, others, products, contacts] = await Promise.all([
    comeFor(deps, query),
    firstOf(openOthers(deps, position.value, query.first), query.limit + 1),
    currentProducts(deps.products, user_id),
    deps.contacts.listOf(user_id),
  ])
  const fitFor = fitOf(products, currentMatchContext)
  const offers = new Map(contacts.map(({ enquiry_id, offer }) => [enquiry_id, offer]))
  const offerOf = (sale: PrivateSale) => {
    const offer = offers.get(sale.enquiry_id)
    return offer ? offerView(offer, sale, deps.now()) : null
  }
  const shown = (sale: PrivateSale) => ({
    ...sale,
    reference: referenceOf(sale.enquiry_id),
    fit: fitFor(sale),
    offer: offerOf(sale),
  })
  const { page, next_cursor } = await takePage(others.map(shown), query.limit, positionOf)
  const private_sales = [...wanted.map(shown), ...page]
  return succeed({ private_sales, product_count: products.length, next_cursor })
}
