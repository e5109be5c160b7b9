import type { productGridRoutes } from '#contracts/product-grid.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { changedFields } from '#domain/portfolio/merge-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { productLineOf } from '#domain/portfolio/product-line.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import { announceChange } from './announce-change.ts'
import { nextVersion, type ProductChanging } from './change-product.ts'
import type { ProductRow } from './product-row.ts'
import type { ReadingWrite } from './product-store.ts'

type Routes = typeof productGridRoutes
type Change = RouteInput<Routes['changeProducts']>['body']['changes'][number]
type Refusal = RouteOutput<Routes['changeProducts']>['refused'][number]

/** A transaction takes 100 writes, one of them to the portfolio, and 4 MB: of the longest products as many. */
const productsAtOnce = 50

/**
 * Writes what `toWrite` makes of the stored products; those that somebody else wrote at the same moment are read
 * and made again. Null: nothing is to be written of it.
 */
async function writeMany(
  deps: ProductChanging,
  user_id: UserId,
  ids: readonly ProductId[],
  toWrite: (product_id: ProductId, stored: ProductRow | undefined) => ReadingWrite | null,
  added: -1 | 0 | 1,
): Promise<Map<ProductId, ProductRow>> {
  const written = new Map<ProductId, ProductRow>()
  for (let open = [...new Set(ids)]; open.length > 0; ) {
    const rows = await deps.products.findMany(user_id, open)
    const stored = new Map(rows.map((row) => [row.product_id, row]))
    const writes = open.flatMap((id) => toWrite(id, stored.get(id)) ?? [])
    open = []
    for (let start = 0; start < writes.length; start += productsAtOnce) {
      const part = writes.slice(start, start + productsAtOnce)
      const change = deps.portfolios.change(user_id, { added: added * part.length }, deps.now())
      const isWritten = (await deps.products.saveReadings(part, [change])) === 'written'
      for (const { row } of part) {
        if (isWritten) written.set(row.product_id, row)
        else open.push(row.product_id)
      }
    }
  }
  return written
}

type DerivedAgain = typeof import('#domain/portfolio/derived-again.ts')['derivedAgain']

function changedRow(
  user_id: UserId,
  stored: ProductRow,
  change: Change,
  { now, derivedAgain }: { readonly now: Date; readonly derivedAgain: DerivedAgain },
) {
  // a fact that is left out stays; exact types tell it from one that is taken away
  const given = { ...stored.facts, ...change.facts } as ProductFacts
  const changed = changedFields(stored.facts, given)
  if (changed.length === 0) return null
  const { marks } = change
  const corrected_fields = [...new Set([...stored.corrected_fields, ...changed])].sort()
  if (marks === undefined)
    return nextVersion(user_id, stored, now, {
      facts: derivedAgain(given, changed, corrected_fields),
      corrected_fields,
    })
  const { derived: _, ...facts } = given
  return nextVersion(user_id, stored, now, {
    facts: marks.derived === undefined ? facts : { ...facts, derived: marks.derived },
    corrected_fields: marks.corrected_fields,
  })
}

/** Corrects facts of many products. What another changed meanwhile is refused alone, and nothing of it is lost. */
export async function changeProducts(
  deps: ProductChanging,
  user_id: UserId,
  changes: readonly Change[],
): Promise<Result<RouteOutput<Routes['changeProducts']>, never>> {
  // brings the words of the trade, which no start needs
  const { derivedAgain } = await import('#domain/portfolio/derived-again.ts')
  const changeOf = new Map(changes.map((change) => [change.product_id, change]))
  const known = new Map<ProductId, ProductRow>()
  const refused = new Map<ProductId, Refusal>()
  const written = await writeMany(
    deps,
    user_id,
    [...changeOf.keys()],
    (product_id, stored) => {
      const change = changeOf.get(product_id)
      if (change === undefined || stored === undefined || stored.deleted_at !== null) {
        refused.set(product_id, { product_id, code: 'not_found' })
        return null
      }
      known.set(product_id, stored)
      const row = changedRow(user_id, stored, change, { now: deps.now(), derivedAgain })
      // also the repetition of a change whose answer was lost
      if (row === null) return null
      if (stored.version !== change.version) {
        refused.set(product_id, { product_id, code: 'version_conflict' })
        return null
      }
      return { row, before: stored }
    },
    0,
  )
  // also when nothing was left to write: an earlier call may have been cut off before it told anybody
  if (known.size > 0) await announceChange(deps, user_id)
  const lines = [...new Map([...known, ...written]).values()].map(productLineOf)
  return succeed({ lines, refused: [...refused.values()] })
}

/** Takes many products out of the portfolio, or brings them back. Repeating it changes nothing. */
export async function deleteProducts(
  deps: ProductChanging,
  user_id: UserId,
  { product_ids, undo }: RouteInput<Routes['deleteProducts']>['body'],
): Promise<Result<RouteOutput<Routes['deleteProducts']>, never>> {
  const done = new Set<ProductId>()
  const written = await writeMany(
    deps,
    user_id,
    product_ids,
    (product_id, stored) => {
      if (stored === undefined) return null
      if ((stored.deleted_at === null) === undo) {
        done.add(product_id)
        return null
      }
      const now = deps.now()
      const row = nextVersion(user_id, stored, now, {
        deleted_at: undo ? null : now.toISOString(),
        taken_out_by: null,
      })
      return { row, before: stored }
    },
    // bringing back never fails for the limit: nothing that was there may be lost to an undo
    undo ? 1 : -1,
  )
  if (done.size + written.size > 0) await announceChange(deps, user_id)
  return succeed({ product_ids: [...done, ...written.keys()] })
}
