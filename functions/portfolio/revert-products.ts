import { priceTermsField } from '#domain/portfolio/evidence.ts'
import { changedFields } from '#domain/portfolio/merge-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { revertFacts } from '#domain/portfolio/revert-facts.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import { type JournalEntry, readJournal, writeJournal } from './import-journal.ts'
import { type ProductRow, productRowOf } from './product-row.ts'
import type { ProductStore } from './product-store.ts'

/** How many conditional writes are under way at once. */
const writesAtOnce = 16

const withoutUpload = (row: ProductRow, upload_id: UploadId) =>
  row.upload_ids.filter((id) => id !== upload_id)

/** Whether the import brought it back, and nothing that was not there before holds it since. */
const isBroughtBack = (before: ProductRow, left: readonly UploadId[]) =>
  before.deleted_at !== null && left.every((id) => before.upload_ids.includes(id))

/** The file that was read next after this one of those that hold the product; null: this is the newest. */
function nextUpload({ upload_ids }: ProductRow, upload_id: UploadId): UploadId | null {
  const own = upload_ids.indexOf(upload_id)
  return own === -1 ? null : (upload_ids[own + 1] ?? null)
}

/**
 * What the file before said, which later editions are held against; and the mark of terms that somebody had seen to,
 * which the import took away with the price that now is back.
 */
function asReadBefore(row: ProductRow, before: ProductRow, { price }: ProductFacts) {
  const { read_key, read_terms } = before
  const isSeenTo =
    before.corrected_fields.includes(priceTermsField) && isSame(price, before.facts.price)
  const corrected = isSeenTo ? [...row.corrected_fields, priceTermsField] : row.corrected_fields
  return { read_key, read_terms, corrected_fields: [...new Set(corrected)].sort() }
}

/** The row as it was before the import; null: it goes. */
function revertedRow(
  row: ProductRow,
  { before, written }: JournalEntry,
  upload_id: UploadId,
  at: string,
): ProductRow | null {
  const upload_ids = withoutUpload(row, upload_id)
  // of one that was typed in, or kept without its file, nothing is left either, and it stays
  const isOnlyHere = upload_ids.length === 0 && before?.upload_ids.length !== 0
  const isUntouched = row.corrected_fields.length === 0 && row.deleted_at === null
  if (isOnlyHere && isUntouched) return null
  // a list writes every fact, also where it says the same: all are the newer one's by now
  const facts =
    before === null || nextUpload(row, upload_id) !== null
      ? row.facts
      : revertFacts(
          row.facts,
          { before: before.facts, written, readBefore: before.read_terms },
          row.corrected_fields,
        )
  const isChanged = changedFields(row.facts, facts).length > 0
  const out =
    before !== null && isBroughtBack(before, upload_ids)
      ? { deleted_at: before.deleted_at, taken_out_by: before.taken_out_by }
      : isOnlyHere
        ? // what was corrected by hand leaves with the others, and comes back with its corrections
          { deleted_at: at, taken_out_by: upload_id }
        : null
  const leaves = out !== null && row.deleted_at === null
  const isFormer = before !== null && upload_ids.some((id) => id === before.upload_id)
  const source =
    row.upload_id === upload_id
      ? isFormer
        ? { upload_id: before.upload_id, row: before.row }
        : { upload_id: upload_ids.at(-1) ?? null, row: null }
      : {}
  const product = {
    ...row,
    ...source,
    ...(before !== null && row.upload_id === upload_id ? asReadBefore(row, before, facts) : {}),
    facts,
    version: row.version + (isChanged || leaves ? 1 : 0),
    updated_at: isChanged || leaves ? at : row.updated_at,
  }
  return productRowOf(row.user_id, product, {
    upload_ids,
    deleted_at: row.deleted_at,
    taken_out_by: row.taken_out_by,
    ...(leaves ? out : {}),
  })
}

async function revert(
  products: ProductStore,
  { user_id, upload_id }: ImportOwner,
  entry: JournalEntry,
  at: string,
): Promise<void> {
  for (;;) {
    const row = await products.find(user_id, entry.product_id)
    if (row === null || !row.upload_ids.includes(upload_id)) return
    const next = revertedRow(row, entry, upload_id, at)
    const written =
      next === null ? await products.remove(row) : await products.saveReading(next, row)
    if (written === 'written') return
  }
}

/**
 * What was before this import is from now on what was before the next one, which would else be undone to
 * values of an import that is undone.
 */
async function handOver(
  { products, imports }: Reverting,
  { user_id, upload_id }: ImportOwner,
  entries: readonly JournalEntry[],
): Promise<void> {
  const byNext = new Map<UploadId, JournalEntry[]>()
  const entryOf = new Map(entries.map((entry) => [entry.product_id, entry]))
  for (const row of await products.findMany(user_id, [...entryOf.keys()])) {
    const next = nextUpload(row, upload_id)
    const entry = entryOf.get(row.product_id)
    if (next !== null && entry !== undefined) byNext.set(next, [...(byNext.get(next) ?? []), entry])
  }
  for (const [next, handed] of byNext) {
    const owner = { user_id, upload_id: next }
    const journal = new Map(await readJournal(imports, owner))
    for (const { product_id, before } of handed) {
      const entry = journal.get(product_id)
      if (entry !== undefined) journal.set(product_id, { ...entry, before })
    }
    await writeJournal(imports, owner, journal)
  }
}

interface Reverting {
  readonly products: ProductStore
  readonly imports: ImportFiles
}

/** Takes back what an import did to these products. Repeating it changes nothing. */
export async function revertProducts(
  deps: Reverting,
  owner: ImportOwner,
  entries: readonly JournalEntry[],
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await handOver(deps, owner, entries)
  await mapInBatches(entries, writesAtOnce, (entry) => revert(deps.products, owner, entry, at))
}

/** Takes products that a newer edition no longer has out of the portfolio, or puts back what it took out. */
export async function setGone(
  products: ProductStore,
  { user_id, upload_id }: ImportOwner,
  rows: readonly ProductRow[],
  isOut: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const isDue = (row: ProductRow) =>
    // one that no file holds left with an import that was undone
    isOut ? row.deleted_at === null : row.taken_out_by === upload_id && row.upload_ids.length > 0
  await mapInBatches(rows.filter(isDue), writesAtOnce, async (first) => {
    for (let row: ProductRow | null = first; row !== null && isDue(row); ) {
      const product = { ...row, version: row.version + 1, updated_at: at }
      const next = productRowOf(user_id, product, {
        upload_ids: row.upload_ids,
        deleted_at: isOut ? at : null,
        taken_out_by: isOut ? upload_id : null,
      })
      if ((await products.saveReading(next, row)) === 'written') return
      row = await products.find(user_id, row.product_id)
    }
  })
}
