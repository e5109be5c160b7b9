import type { ApplicationStatus } from '#domain/applications/application.ts'
import type { LatestOutcome } from '#domain/applications/outcome-history.ts'
import {
  type OfferedStock,
  type ProductStock,
  stockUseOf,
  unitsTaken,
} from '#domain/applications/stock.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { saleStartOf } from '#domain/tenders/sale-start-of.ts'
import type { ProductRow } from '../portfolio/product-row.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { Applying } from './applying.ts'
import type { StockRow } from './stock-store.ts'

type TakingStatus = Exclude<ApplicationStatus, 'NOT_STARTED'>

/** An application that takes of a product, or means to. */
export interface StockUse {
  readonly tender: TenderRow
  readonly status: TakingStatus
  readonly offered: OfferedStock
  readonly use: 'promised' | 'drafted'
}

/** Every application of a user that takes of the stock; what is withdrawn, lost, discarded or past takes nothing. */
export async function stockUses(
  deps: Pick<Applying, 'applications' | 'tenders' | 'now'>,
  user_id: UserId,
  counts: readonly StockRow[],
): Promise<StockUse[]> {
  const lines: {
    tender_id: TenderId
    status: TakingStatus
    offered: OfferedStock
    outcome: LatestOutcome | null
  }[] = []
  for await (const line of deps.applications.listSummaries(user_id, null, 100)) {
    const { tender_id, status, listed } = line
    if (status !== 'NOT_STARTED' && listed?.offered != null)
      lines.push({
        tender_id,
        status,
        offered: listed.offered,
        outcome: listed.desk?.outcome ?? null,
      })
  }
  const tenders = await deps.tenders.findMany(lines.map(({ tender_id }) => tender_id))
  const tenderOf = new Map(tenders.map((tender) => [tender.tender_id, tender]))
  const countedOn = new Map(counts.map(({ product_id, counted_on }) => [product_id, counted_on]))
  const now = deps.now()
  return lines.flatMap(({ tender_id, status, offered, outcome }): StockUse[] => {
    const tender = tenderOf.get(tender_id)
    if (tender === undefined) return []
    const state = {
      isWithdrawn: tender.summary.publication_status === 'withdrawn',
      isOpen: isOpen(tender.summary, now),
      launch_day: saleStartOf(tender.summary),
    }
    const counted_on = countedOn.get(offered.product_id) ?? null
    const use = stockUseOf(status, state, counted_on, outcome)
    return use === 'released' ? [] : [{ tender, status, offered, use }]
  })
}

/**
 * The stock of the product of one application beside what the user's others take. How often it was promised
 * is read first: whatever is promised later is refused by it.
 */
export async function stockBeside(
  deps: Pick<Applying, 'applications' | 'tenders' | 'stock' | 'now'>,
  user_id: UserId,
  tender_id: TenderId,
  product: ProductRow,
) {
  const counted = await deps.stock.find(user_id, product.product_id)
  // nothing is short of what nobody knows
  const isKnown = counted !== null || product.facts.quantity_available !== null
  const uses = isKnown ? await stockUses(deps, user_id, counted === null ? [] : [counted]) : []
  const others = uses.filter(
    ({ tender, offered }) =>
      tender.tender_id !== tender_id && offered.product_id === product.product_id,
  )
  return { stock: productStock(product, counted, others), promises: counted?.promises ?? 0 }
}

export const unitsOf = ({ offered, tender }: StockUse, facts: ProductFacts): number =>
  unitsTaken(offered, tender.criteria, facts) ?? 0

/** The stock of a product beside what these applications take of it. */
export function productStock(
  { facts, updated_at }: Pick<ProductRow, 'facts' | 'updated_at'>,
  counted: StockRow | null,
  uses: readonly StockUse[],
): ProductStock {
  const sum = (wanted: StockUse['use']) =>
    uses.filter(({ use }) => use === wanted).reduce((units, one) => units + unitsOf(one, facts), 0)
  const isCounted = counted !== null && counted.units !== null && counted.counted_on !== null
  return {
    available: isCounted ? counted.units : facts.quantity_available,
    known_on:
      isCounted && counted.counted_on !== null ? counted.counted_on : updated_at.slice(0, 10),
    is_counted: isCounted,
    promised: sum('promised'),
    drafted: sum('drafted'),
  }
}
