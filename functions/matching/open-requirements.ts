import type { beforePayingRoutes } from '#contracts/before-paying.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { comparableProduct } from '#domain/matching/comparable-product.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { evaluate } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import { partCriteria, type TypedProduct, typedFacts } from '#domain/matching/open-requirements.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import type { Clock } from '../platform/clock.ts'
import type { TenderStore } from '../tenders/tender-store.ts'

type OpenRequirements = RouteOutput<(typeof beforePayingRoutes)['getOpenRequirements']>

interface Deps {
  readonly tenders: Pick<TenderStore, 'find'>
  readonly now: Clock
}

/**
 * The requirements of an open tender that everybody may read, against what a visitor types of a product; of the
 * others only how many there are of each kind.
 */
export async function openRequirements(
  { tenders, now }: Deps,
  tender_id: TenderId,
  typed: TypedProduct,
): Promise<Result<OpenRequirements, 'not_found'>> {
  const tender = await tenders.find(tender_id)
  if (tender === null || tenderState(tender.summary, now()) !== 'open') {
    return fail('not_found')
  }
  const { open: criteria, closed } = partCriteria(tender.criteria)
  const facts = typedFacts(typed)
  const asked = matchableTender(tender, criteria)
  const results = facts && evaluate(asked, comparableProduct(facts), currentMatchContext).criteria
  const kinds = [...new Set(closed.map(({ kind }) => kind))]
  return succeed({
    criteria: [...criteria],
    compared: facts && results && { facts, results: [...results] },
    others: kinds.map((kind) => ({
      kind,
      count: closed.filter((criterion) => criterion.kind === kind).length,
    })),
  })
}
