import { markedBut } from '#domain/portfolio/derived-marks.ts'
import { changedFields } from '#domain/portfolio/merge-facts.ts'
import { type Product, type ProductFacts, productSchema } from '#domain/portfolio/product.ts'
import { isStated } from '#domain/portfolio/product-line.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Ids } from '../platform/ids.ts'
import { type Announcing, announceChange } from './announce-change.ts'
import { type ProductRow, productRowOf } from './product-row.ts'
import type { ProductStore } from './product-store.ts'

export type ProductChanging = Announcing & { readonly products: ProductStore; readonly ids: Ids }

const statedFields = ({ derived: _, ...facts }: ProductFacts) =>
  Object.entries(facts)
    .flatMap(([field, value]) => (isStated(value) ? field : []))
    .sort()

/** Adds a product that the producer typed in. */
export async function addProduct(
  deps: ProductChanging,
  user_id: UserId,
  facts: ProductFacts,
): Promise<Result<Product, 'too_many_products'>> {
  const now = deps.now()
  const product: Product = {
    product_id: deps.ids.product(),
    version: 1,
    upload_id: null,
    row: null,
    facts: markedBut(facts, Object.keys(facts)),
    // no list overwrites what was typed in
    corrected_fields: statedFields(facts),
    updated_at: now.toISOString(),
  }
  const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
  const written = await deps.products.save(row, 0, [
    deps.portfolios.change(user_id, { added: 1, limited: true }, now),
  ])
  if (written === 'refused') return fail('too_many_products')
  await announceChange(deps, user_id)
  return succeed(row)
}

/** Corrects a product of this version; the corrected fields survive a new reading of the file. */
export async function correctProduct(
  deps: ProductChanging,
  user_id: UserId,
  given: { readonly product_id: ProductId; readonly facts: ProductFacts; readonly version: number },
): Promise<Result<Product, 'not_found' | 'version_conflict'>> {
  const stored = await deps.products.find(user_id, given.product_id)
  if (stored === null || stored.deleted_at !== null) return fail('not_found')
  const changed = changedFields(stored.facts, { ...given.facts, derived: stored.facts.derived })
  // also the repetition of a correction whose answer was lost
  if (changed.length === 0) return succeed(stored)
  if (stored.version !== given.version)
    return fail('version_conflict', { saved: productSchema.parse(stored) })
  // brings the words of the trade, which no start needs
  const { derivedAgain } = await import('#domain/portfolio/derived-again.ts')
  const row = nextVersion(user_id, stored, deps.now(), {
    facts: derivedAgain({ ...given.facts, derived: stored.facts.derived }, changed, [
      ...stored.corrected_fields,
      ...changed,
    ]),
    corrected_fields: [...new Set([...stored.corrected_fields, ...changed])].sort(),
  })
  const written = await deps.products.save(row, stored.version, [
    deps.portfolios.change(user_id, { added: 0 }, deps.now()),
  ])
  if (written === 'refused') return fail('version_conflict')
  await announceChange(deps, user_id)
  return succeed(row)
}

/** A product after a change by hand. */
export const nextVersion = (
  user_id: UserId,
  stored: ProductRow,
  now: Date,
  changes: Partial<ProductRow>,
): ProductRow => {
  const next = { ...stored, ...changes }
  const product = { ...next, version: stored.version + 1, updated_at: now.toISOString() }
  return productRowOf(user_id, product, next)
}

/** Takes a product out of the portfolio, or back in. Repeating it changes nothing. */
async function setDeleted(
  deps: ProductChanging,
  user_id: UserId,
  product_id: ProductId,
  isDeleted: boolean,
): Promise<Result<ProductRow, 'not_found'>> {
  for (;;) {
    const stored = await deps.products.find(user_id, product_id)
    if (stored === null) return fail('not_found')
    if ((stored.deleted_at !== null) === isDeleted) return succeed(stored)
    const now = deps.now()
    const row = nextVersion(user_id, stored, now, {
      deleted_at: isDeleted ? now.toISOString() : null,
      taken_out_by: null,
    })
    // bringing back never fails for the limit: nothing that was there may be lost to an undo
    const change = deps.portfolios.change(user_id, { added: isDeleted ? -1 : 1 }, now)
    if ((await deps.products.save(row, stored.version, [change])) === 'refused') continue
    await announceChange(deps, user_id)
    return succeed(row)
  }
}

/** Takes a product out of the portfolio; it can be restored. */
export async function deleteProduct(
  deps: ProductChanging,
  user_id: UserId,
  product_id: ProductId,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const deleted = await setDeleted(deps, user_id, product_id, true)
  return deleted.ok ? succeed({}) : deleted
}

/** Undoes a deletion. */
export const restoreProduct = (
  deps: ProductChanging,
  user_id: UserId,
  product_id: ProductId,
): Promise<Result<Product, 'not_found'>> => setDeleted(deps, user_id, product_id, false)
