import type { beforePayingRoutes } from '#contracts/before-paying.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { statuses } from '#domain/matching/verdict.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { MatchReading } from './match-reading.ts'
import { productMatch } from './product-match.ts'
import { tenderMatches } from './tender-matches.ts'

type Counts = RouteOutput<(typeof beforePayingRoutes)['getRequirementCounts']>

interface Asked {
  readonly tender_id: TenderId
  readonly product_id?: ProductId | undefined
}

/**
 * What speaks against an application before anybody pays for it: how many requirements of each kind a product
 * meets. Neither the words of a requirement nor what it compares leave the server.
 */
export async function requirementCounts(
  deps: MatchReading,
  user_id: UserId,
  asked: Asked,
): Promise<Result<Counts, 'not_found'>> {
  const found = await findMatch(deps, user_id, asked)
  if (!found.ok) return found
  if (found.value === undefined) return succeed({ product: null, kinds: [] })
  const { product, match } = found.value
  const kinds = [...new Set(match.criteria.map(({ kind }) => kind))]
  return succeed({
    product: { product_id: product.product_id, name: product.facts.name },
    kinds: kinds.map((kind) => ({ kind, ...countsOf(match.criteria, kind) })),
  })
}

async function findMatch(deps: MatchReading, user_id: UserId, { tender_id, product_id }: Asked) {
  if (product_id !== undefined) return productMatch(deps, user_id, { tender_id, product_id })
  const best = await tenderMatches(deps, user_id, { tender_id, limit: 1 })
  return best.ok ? succeed(best.value.rows[0]) : fail('not_found')
}

type Results = readonly { readonly kind: string; readonly status: (typeof statuses)[number] }[]

function countsOf(results: Results, kind: string) {
  const count = (status: (typeof statuses)[number]) =>
    results.filter((one) => one.kind === kind && one.status === status).length
  return {
    met: count('met'),
    near: count('near'),
    not_met: count('not_met'),
    unknown: count('unknown'),
  }
}
