import type { deskMatchingRoutes } from '#contracts/desk-matching.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { matchProduct } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { isMatch } from '#domain/matching/verdict.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import type { RankedMatch } from '../matching/match-row.ts'
import { type MatchStore, rankPositionSchema } from '../matching/match-store.ts'
import type { Clock } from '../platform/clock.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { firstOf, takePage } from '../platform/http/take-page.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { InvitationStore } from './invitations/invitation-store.ts'
import type { ProducerStore } from './listing/producer-store.ts'

type Route = (typeof deskMatchingRoutes)['listTenderProducers']
type Listed = RouteOutput<Route>['producers'][number]

export interface TenderMatching {
  readonly tenders: Pick<TenderStore, 'find'>
  readonly matches: Pick<MatchStore, 'listOfTender'>
  readonly producers: Pick<ProducerStore, 'findMany'>
  readonly products: Pick<ProductStore, 'findMany'>
  readonly invitations: Pick<InvitationStore, 'findMany'>
  readonly now: Clock
}

/** The best products of a producer, evaluated as they and the tender are now. */
async function bestOf(
  deps: TenderMatching,
  tender: TenderRow,
  { user_id, top }: RankedMatch,
): Promise<Listed['best']> {
  const matchable = matchableTender(tender, tender.criteria)
  const ids = top.map(({ product_id }) => product_id)
  const found = await deps.products.findMany(user_id, ids)
  const byId = new Map(found.map((product) => [product.product_id, product]))
  return ids.flatMap((product_id) => {
    const product = byId.get(product_id)
    if (product === undefined || product.deleted_at !== null) return []
    const { verdict, criteria } = matchProduct(matchable, product, currentMatchContext)
    if (!isMatch(verdict)) return []
    const open_points = criteria.filter(({ required, status }) => required && status !== 'met')
    return [{ product_id, name: product.facts.name, verdict, open_points }]
  })
}

/** Who could answer a tender, best verdict first, from the stored matches: one query for a page. */
export async function listTenderProducers(
  deps: TenderMatching,
  query: RouteInput<Route>['query'] & { readonly tender_id: TenderId },
): Promise<Result<RouteOutput<Route>, 'not_found' | 'invalid_cursor'>> {
  const after = readCursor(rankPositionSchema, query.cursor)
  if (!after.ok) return after
  const tender = await deps.tenders.find(query.tender_id)
  if (tender === null) return fail('not_found')
  const { tender_id, version } = tender
  const found = await firstOf(
    deps.matches.listOfTender(tender_id, after.value, query.limit + 1),
    query.limit + 1,
  )
  const { page, next_cursor } = await takePage(found, query.limit, ({ user_id, rank_key }) => ({
    user_id,
    rank_key,
  }))
  const user_ids = page.map(({ user_id }) => user_id)
  const [known, invited] = await Promise.all([
    deps.producers.findMany(user_ids),
    deps.invitations.findMany({ tender_id, version }, user_ids),
  ])
  const producers = await mapInBatches(page, 10, async (match): Promise<Listed> => {
    const { user_id, counts } = match
    const producer = known.get(user_id)
    const invitation = invited.get(user_id)
    return {
      user_id,
      company_name: producer?.company_name ?? null,
      email: producer?.email ?? null,
      country_code: producer?.country_code ?? null,
      counts,
      best: await bestOf(deps, tender, match),
      invited_at: invitation?.invited_at ?? null,
      mailed_at: invitation?.mailed_at ?? null,
    }
  })
  const is_open = isOpen(tender.summary, deps.now())
  return succeed({ tender: tender.summary, version, is_open, producers, next_cursor })
}
