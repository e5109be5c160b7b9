import type { matchingRoutes } from '#contracts/matching.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { isDecidedBy } from '#domain/matching/open-facts.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { MatchRow } from './match-row.ts'

type FactToAdd = RouteOutput<(typeof matchingRoutes)['getMatchSummary']>['facts_to_add'][number]

/** What is known of one fact before its product is read. */
interface Waiting extends Omit<FactToAdd, 'product'> {
  readonly product_id: ProductId
}

interface Tally {
  /** For each product that lacks the fact, the tenders that it alone would decide. */
  readonly decided: Map<ProductId, number>
  readonly tenders: Set<number>
}

function tallies(rows: readonly MatchRow[]): ReadonlyMap<string, Tally> {
  const found = new Map<string, Tally>()
  for (const { tender_id, best } of rows) {
    for (const { product_id, missing, others } of best) {
      for (const field of missing) {
        const tally = found.get(field) ?? { decided: new Map(), tenders: new Set() }
        found.set(field, tally)
        tally.tenders.add(tender_id)
        const more = isDecidedBy({ missing, others }, field) ? 1 : 0
        tally.decided.set(product_id, (tally.decided.get(product_id) ?? 0) + more)
      }
    }
  }
  return found
}

/** The facts that kept matches wait for: the single one that decides most tenders first. */
export function waitingFacts(rows: readonly MatchRow[]): Waiting[] {
  return Array.from(tallies(rows), ([field, { decided, tenders }]) => {
    const [[product_id, decides] = [null, 0]] = [...decided].sort(
      ([a, x], [b, y]) => y - x || (a < b ? -1 : 1),
    )
    return { field, product_id, decides, tenders: tenders.size, products: decided.size }
  })
    .filter((one): one is Waiting => one.product_id !== null)
    .sort((a, b) => b.decides - a.decides || b.tenders - a.tenders || (a.field < b.field ? -1 : 1))
}

/** The same with the products' names; a fact whose product went meanwhile is left out until that is worked in. */
export async function factsToAdd(
  { products }: { readonly products: ProductStore },
  user_id: UserId,
  rows: readonly MatchRow[],
): Promise<FactToAdd[]> {
  const waiting = waitingFacts(rows)
  const found = await products.findMany(user_id, [
    ...new Set(waiting.map(({ product_id }) => product_id)),
  ])
  const present = new Map(
    found.flatMap((one) => (one.deleted_at === null ? [[one.product_id, one.facts] as const] : [])),
  )
  return waiting.flatMap(({ product_id, ...fact }) => {
    const facts = present.get(product_id)
    return facts === undefined ? [] : [{ ...fact, product: { ...facts, product_id } }]
  })
}
