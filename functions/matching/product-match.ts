import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { MatchReading } from './match-reading.ts'

type ProductMatch = RouteOutput<(typeof matchingRoutes)['getProductMatch']>

/** One product of the caller against one tender. */
export async function productMatch(
  deps: MatchReading,
  user_id: UserId,
  asked: { readonly tender_id: TenderId; readonly product_id: ProductId },
): Promise<Result<ProductMatch, 'not_found'>> {
  const [tender, product] = await Promise.all([
    deps.tenders.find(asked.tender_id),
    deps.products.find(user_id, asked.product_id),
  ])
  if (tender === null || product === null || product.deleted_at !== null) return fail('not_found')
  const matchable = matchableTender(tender, tender.criteria)
  const match = matchProduct(matchable, product, currentMatchContext)
  return succeed({ criteria: tender.criteria, product, match })
}
