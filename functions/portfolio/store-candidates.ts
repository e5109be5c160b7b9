import { editionKey } from '#domain/portfolio/match-edition.ts'
import {
  changedFields,
  mergeFacts,
  stillCorrected,
  termsOf,
} from '#domain/portfolio/merge-facts.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { Candidate } from './candidates-of.ts'
import type { PlannedProduct } from './plan-import.ts'
import { type ProductRow, productRowOf } from './product-row.ts'
import type { ProductStore, ReadingWrite } from './product-store.ts'

interface Owner {
  readonly user_id: UserId
  readonly upload_id: UploadId
}

const readTerms = ({ facts: { price } }: Pick<Candidate, 'facts'>) =>
  price === null ? null : termsOf(price)

const newRow = ({ user_id, upload_id }: Owner, candidate: Candidate, at: string): ProductRow => {
  const product = {
    ...candidate,
    version: 1,
    upload_id,
    corrected_fields: [],
    updated_at: at,
    read_key: editionKey(candidate.facts),
    read_terms: readTerms(candidate),
  }
  return productRowOf(user_id, product, { upload_ids: [upload_id], deleted_at: null })
}

/**
 * Whether a file that was read after this one wrote the product or took it out: the files of a product stand in
 * the order of their first reading, and reading an older one again does not make it the newer.
 */
function isOutdated({ upload_ids, upload_id: last, deleted_at }: ProductRow, upload_id: UploadId) {
  const own = upload_ids.indexOf(upload_id)
  if (own === -1) return false
  return deleted_at !== null || (last !== null && upload_ids.indexOf(last) > own)
}

/** The stored product after this reading; null: nothing changes. The version tells of changed facts only. */
function rereadRow(
  { user_id, upload_id }: Owner,
  stored: ProductRow,
  { row, facts }: Candidate,
  at: string,
): ProductRow | null {
  if (isOutdated(stored, upload_id)) return null
  const merged = mergeFacts(stored.facts, facts, stored.corrected_fields, stored.read_terms)
  const hasNewFacts = changedFields(stored.facts, merged).length > 0
  const isKnownHere = stored.upload_id === upload_id && stored.row === row
  const isBack = stored.deleted_at !== null
  if (!hasNewFacts && !isBack && isKnownHere) return null
  const product = {
    ...stored,
    facts: merged,
    corrected_fields: stillCorrected(
      stored.facts,
      facts,
      stored.corrected_fields,
      stored.read_terms,
    ),
    read_key: editionKey(facts),
    read_terms: readTerms({ facts }),
    row,
    upload_id,
    version: stored.version + (hasNewFacts || isBack ? 1 : 0),
    updated_at: hasNewFacts || isBack ? at : stored.updated_at,
  }
  const upload_ids = [...new Set([...stored.upload_ids, upload_id])]
  return productRowOf(user_id, product, { upload_ids, deleted_at: null })
}

/** A transaction takes 100 products or 4 MB: of the longest products there are as many. */
const productsAtOnce = 50
const transactionsAtOnce = 4

/** What somebody took out by hand stays out; what an import took out comes back with the list. */
const isWritable = (row: ProductRow) => row.deleted_at === null || row.taken_out_by !== null

/** Writes the reading over a stored product; a correction made meanwhile is read again and kept. */
async function reread(
  products: ProductStore,
  owner: Owner,
  first: ProductRow,
  candidate: Candidate,
  at: string,
): Promise<void> {
  for (let stored: ProductRow | null = first; stored !== null && isWritable(stored); ) {
    const row = rereadRow(owner, stored, candidate, at)
    if (row === null) return
    if ((await products.saveReading(row, stored)) === 'written') return
    stored = await products.find(owner.user_id, candidate.product_id)
  }
}

/** Adds a product; one that another file brought meanwhile keeps the mark of that file. */
async function add(
  products: ProductStore,
  owner: Owner,
  candidate: Candidate,
  at: string,
): Promise<void> {
  if ((await products.saveReading(newRow(owner, candidate, at), null)) === 'written') return
  const stored = await products.find(owner.user_id, candidate.product_id)
  if (stored !== null) await reread(products, owner, stored, candidate, at)
}

/**
 * Writes what a file holds into the portfolio: new products are added, known ones take the file's
 * facts except where they were corrected by hand. Repeating it changes nothing.
 */
export async function storeCandidates(
  deps: { readonly products: ProductStore; readonly now: Clock },
  owner: Owner,
  planned: readonly PlannedProduct[],
): Promise<void> {
  const at = deps.now().toISOString()
  const batches: (readonly PlannedProduct[])[] = []
  for (let start = 0; start < planned.length; start += productsAtOnce)
    batches.push(planned.slice(start, start + productsAtOnce))
  await mapInBatches(batches, transactionsAtOnce, (batch) =>
    storeTogether(deps.products, owner, batch, at),
  )
}

/** In one transaction; where somebody wrote one of the products meanwhile, one by one. */
async function storeTogether(
  products: ProductStore,
  owner: Owner,
  batch: readonly PlannedProduct[],
  at: string,
): Promise<void> {
  const writes = batch.flatMap(({ stored: before, candidate }): ReadingWrite[] => {
    if (before === null) return [{ row: newRow(owner, candidate, at), before }]
    const row = isWritable(before) ? rereadRow(owner, before, candidate, at) : null
    return row === null ? [] : [{ row, before }]
  })
  if (writes.length === 0 || (await products.saveReadings(writes)) === 'written') return
  for (const { stored, candidate } of batch) {
    if (stored === null) await add(products, owner, candidate, at)
    else await reread(products, owner, stored, candidate, at)
  }
}
