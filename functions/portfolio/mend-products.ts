import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { portfolioRoutes } from '#contracts/portfolio.ts'
import type { RouteInput } from '#contracts/route.ts'
import { markedBut } from '#domain/portfolio/derived-marks.ts'
import {
  isSeenTo,
  type MendedField,
  priceTermsField,
  readFieldOf,
  reviewedFields,
  sharedFields,
} from '#domain/portfolio/evidence.ts'
import { type ProductFacts, productFactsSchema } from '#domain/portfolio/product.ts'
import type { ProductId, UploadId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import { type Announcing, announceChange } from './announce-change.ts'
import { allFileRows } from './file-rows.ts'
import {
  correctedOf,
  doubtsOf,
  type ImportEntries,
  type ImportEntry,
  questionKey,
  readEntries,
} from './import-entries.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import { type ProductRow, productRowOf } from './product-row.ts'
import type { ProductStore } from './product-store.ts'
import type { UploadStore } from './upload-store.ts'

type Mend = RouteInput<(typeof portfolioRoutes)['mendProducts']>['body']

interface Deps extends Announcing {
  readonly uploads: UploadStore
  readonly products: ProductStore
  readonly imports: ImportFiles
}

/** How many conditional writes are under way at once. */
const writesAtOnce = 16

/** The products whose value was read from a cell that says the same as this product's. */
async function withEqualCells(
  imports: ImportFiles,
  owner: ImportOwner,
  read: ImportEntries,
  { product_id, field }: Mend,
): Promise<ProductId[]> {
  const cellOf = ({ evidence }: ImportEntry) =>
    evidence === undefined ? undefined : read.evidence[evidence]?.[readFieldOf[field]]
  const own = read.entries.find((entry) => entry.product_id === product_id)
  const cell = own === undefined ? undefined : cellOf(own)
  const column = cell?.column ?? null
  if (own === undefined || column === null) return [product_id]
  // what was read in a name is no cell of its own, although that of the name is marked
  const isThere = (entry: ImportEntry) => {
    const other = cellOf(entry)
    return other?.column === column && other.from === cell?.from
  }
  const texts = new Map<string, string>()
  const key = ({ sheet, row }: { sheet: number; row: number | null }) => `${sheet}:${row}`
  for await (const row of allFileRows(imports, owner, read.parts)) {
    texts.set(key(row), row.cells[column] ?? '')
  }
  const text = texts.get(key(own))
  return read.entries.flatMap((entry) =>
    entry.product_id !== null &&
    entry.sheet === own.sheet &&
    isThere(entry) &&
    texts.get(key(entry)) === text
      ? [entry.product_id]
      : [],
  )
}

/** The products whose value is doubtful for the same reason, and that nobody has seen to. */
async function withSameDoubt(
  products: ProductStore,
  owner: ImportOwner,
  read: ImportEntries,
  { product_id, field: mended }: Mend,
): Promise<ProductId[]> {
  const field = reviewedFields.find((one) => one === mended)
  const valuesOf = ({ evidence }: ImportEntry) => read.evidence[evidence ?? -1]
  const own = read.entries.find((entry) => entry.product_id === product_id)
  if (field === undefined || own === undefined) return [product_id]
  const key = questionKey(field, own.sheet, valuesOf(own))
  const corrected = correctedOf(await products.listLines(owner.user_id))
  return read.entries.flatMap((entry) => {
    const { product_id: id } = entry
    if (id === null || entry.change === 'gone') return []
    const doubts = doubtsOf(valuesOf(entry), corrected.get(id))
    const isSame = doubts.some((one) => one.field === field)
    return isSame && questionKey(field, entry.sheet, valuesOf(entry)) === key ? [id] : []
  })
}

async function productsOf(deps: Deps, owner: ImportOwner, mend: Mend): Promise<ProductId[]> {
  const read = mend.spread === 'none' ? null : await readEntries(deps.imports, owner)
  if (read === null) return [mend.product_id]
  return mend.spread === 'equal_cells'
    ? withEqualCells(deps.imports, owner, read, mend)
    : withSameDoubt(deps.products, owner, read, mend)
}

/** Of a price whose amount is as it was read only the terms were seen to. */
const hasSameAmount = ({ price }: ProductFacts, { price: before }: ProductFacts) =>
  price !== null &&
  price.amount_minor === before?.amount_minor &&
  price.currency === before.currency

/** The product with the mended value; null: it has it already. */
async function mendedRow(
  row: ProductRow,
  { field, value }: { readonly field: MendedField; readonly value: unknown },
  at: string,
): Promise<ProductRow | null> {
  const facts = productFactsSchema.parse({ ...row.facts, [field]: value })
  const same = JSON.stringify(facts[field]) === JSON.stringify(row.facts[field])
  if (same && isSeenTo(field, row.corrected_fields)) return null
  // brings the words of the trade, which no start needs
  const { derivedAgain } = await import('#domain/portfolio/derived-again.ts')
  const seenTo = field === 'price' && hasSameAmount(facts, row.facts) ? priceTermsField : field
  const product = {
    ...row,
    // a value that is only confirmed names the same place
    facts: same ? markedBut(facts, [field]) : derivedAgain(facts, [field], row.corrected_fields),
    corrected_fields: [...new Set([...row.corrected_fields, seenTo])].sort(),
    version: row.version + 1,
    updated_at: at,
  }
  return productRowOf(row.user_id, product, row)
}

/**
 * The value that the mend of one product gives another; undefined: it is left alone. A confirmation leaves each
 * its own. Of a price only what was changed is taken over: currency and unit may stand in other cells.
 */
function mendOf(first: ProductRow, mend: Mend): (row: ProductRow) => unknown {
  const { field, spread } = mend
  if (mend.confirm) return (row) => row.facts[field]
  const { value } = mend
  const old = first.facts[field]
  const parts = field === 'price' ? z.record(z.string(), z.unknown()).safeParse(value) : null
  const stored: Record<string, unknown> = first.facts.price ?? {}
  const changed = Object.entries(parts?.data ?? {}).filter(
    ([part, said]) => !isDeepStrictEqual(said, stored[part]),
  )
  // a doubt alone does not make values equal: hundreds of names may share one; left empty they all are the same
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  const isOnlyForEqual = spread === 'same_doubt' && !isEmpty && !sharedFields.includes(field)
  return (row) => {
    if (row.product_id === first.product_id) return value
    if (isOnlyForEqual && !isDeepStrictEqual(row.facts[field], old)) return undefined
    if (!parts?.success || row.facts.price === null) return value
    return { ...row.facts.price, ...Object.fromEntries(changed) }
  }
}

/** Mends a value of a product that was read from a file, and on wish where else it came about in the same way. */
export async function mendProducts(
  deps: Deps,
  owner: { readonly user_id: UserId; readonly upload_id: UploadId },
  mend: Mend,
): Promise<Result<{ mended: number }, 'not_found'>> {
  const { user_id } = owner
  const first = await deps.products.find(user_id, mend.product_id)
  if (first === null || first.deleted_at !== null) return fail('not_found')
  if (!first.upload_ids.includes(owner.upload_id)) return fail('not_found')
  const ids = await productsOf(deps, owner, mend)
  const at = deps.now().toISOString()
  const rows = await deps.products.findMany(user_id, ids)
  const saidOf = mendOf(first, mend)
  const mended = await mapInBatches(rows, writesAtOnce, async (known) => {
    for (let row: ProductRow | null = known; row !== null && row.deleted_at === null; ) {
      const value = saidOf(row)
      const next =
        value === undefined ? null : await mendedRow(row, { field: mend.field, value }, at)
      if (next === null) return 0
      if ((await deps.products.saveReading(next, row)) === 'written') return 1
      row = await deps.products.find(user_id, row.product_id)
    }
    return 0
  })
  const count = mended.reduce<number>((sum, one) => sum + one, 0)
  // also when nothing is left to write: an earlier call may have been cut off before it told anybody
  if (rows.length > 0) {
    const left = await deps.products.listLines(user_id)
    await deps.portfolios.countAgain(user_id, left.length, deps.now())
    await announceChange(deps, user_id)
  }
  return succeed({ mended: count })
}
