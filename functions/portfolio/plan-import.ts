import { matchEdition } from '#domain/portfolio/match-edition.ts'
import { changedFields, mergeFacts } from '#domain/portfolio/merge-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { Problem } from '#domain/portfolio/read-product.ts'
import type { ProductId, UploadId, UserId } from '#domain/shared/ids.ts'
import type { Candidate } from './candidates-of.ts'
import type { Journal, JournalEntry } from './import-journal.ts'
import { productIdOf } from './product-id-of.ts'
import type { ProductRow } from './product-row.ts'
import type { UploadRow } from './upload-store.ts'

export type Change = 'added' | 'changed' | 'same'

/** A product of the file, and what its import does to the portfolio. */
export interface PlannedProduct {
  readonly candidate: Candidate
  /** The product of the portfolio that it is; null: it is new. */
  readonly stored: ProductRow | null
  /** Compared with the portfolio before this import. */
  readonly change: Change
  readonly before: ProductRow | null
  /** The fields that differ from before. */
  readonly changed: readonly (keyof ProductFacts)[]
}

export interface ImportPlan {
  readonly planned: readonly PlannedProduct[]
  /** Products that somebody took out by hand, which a list does not bring back. */
  readonly problems: readonly Problem[]
  readonly journal: Journal
  /** What an earlier reading of this file wrote and this one does not. */
  readonly dropped: readonly JournalEntry[]
  readonly edition_of: UploadId | null
  readonly gone: readonly ProductRow[]
}

/** What the import of these products will do; nothing is written. */
export function planImport(
  { user_id, upload_id, import: done }: Pick<UploadRow, 'user_id' | 'upload_id' | 'import'>,
  candidates: readonly Candidate[],
  known: readonly ProductRow[],
  earlier: Journal,
): ImportPlan {
  const placed = new Map([...earlier.values()].map(({ place, product_id }) => [place, product_id]))
  const matched = matchEdition(candidates, known, placed)
  const rowOf = new Map(known.map((row) => [row.product_id, row]))
  const used = new Set<ProductId>([...rowOf.keys(), ...matched.values()])
  const journal = new Map<ProductId, JournalEntry>()
  const planned: PlannedProduct[] = []
  const problems: Problem[] = []
  for (const candidate of candidates) {
    const product_id = matched.get(candidate) ?? freeId(user_id, candidate, used)
    used.add(product_id)
    const stored = rowOf.get(product_id) ?? null
    if (stored !== null && stored.deleted_at !== null && stored.taken_out_by === null) {
      const text = candidate.facts.name.slice(0, 120)
      problems.push({ code: 'deleted_before', row: candidate.row, text, sheet: candidate.sheet })
      continue
    }
    const before = beforeOf(earlier.get(product_id), stored)
    const { place, facts: written } = candidate
    journal.set(product_id, { product_id, place, before, written })
    const changed = changesOf(before, written)
    planned.push({
      candidate: { ...candidate, product_id },
      stored,
      before,
      changed,
      change: isAbsent(before) ? 'added' : changed.length > 0 ? 'changed' : 'same',
    })
  }
  const dropped = [...earlier.values()].filter(({ product_id }) => !journal.has(product_id))
  // read again, it stays the edition it was: other files may be newer by now
  const edition_of = done === null ? olderEdition(upload_id, planned, known) : done.edition_of
  const gone = known.filter(
    (row) =>
      edition_of !== null &&
      // what a file holds that was read after the older edition is not gone
      row.upload_ids.findLast((id) => id !== upload_id) === edition_of &&
      !journal.has(row.product_id) &&
      (row.deleted_at === null || row.taken_out_by === upload_id),
  )
  return { planned, problems, journal, dropped, edition_of, gone }
}

/** The first state counts: an import that is read again, or goes on after a failure, finds its own writes. */
const beforeOf = (entry: JournalEntry | undefined, stored: ProductRow | null) =>
  entry === undefined ? stored : entry.before

/** An id of its own where the facts have one that is another product's by now. */
function freeId(user_id: UserId, { product_id, facts }: Candidate, used: ReadonlySet<ProductId>) {
  let id = product_id
  for (let occurrence = 2; used.has(id); occurrence++) id = productIdOf(user_id, facts, occurrence)
  return id
}

const isAbsent = (before: ProductRow | null) => before === null || before.deleted_at !== null

function changesOf(before: ProductRow | null, written: ProductFacts): (keyof ProductFacts)[] {
  if (before === null) return []
  const merged = mergeFacts(before.facts, written, before.corrected_fields, before.read_terms)
  return changedFields(before.facts, merged) as (keyof ProductFacts)[]
}

/** The file read before that shares most products with this one, and at least half of its own; of equals the last read. */
function olderEdition(
  upload_id: UploadId,
  planned: readonly PlannedProduct[],
  known: readonly ProductRow[],
): UploadId | null {
  const own = countByUpload(known.filter(({ deleted_at }) => deleted_at === null))
  const shared = countByUpload(
    planned.flatMap(({ stored }) =>
      stored === null ? [] : { upload_ids: readBefore(stored, upload_id) },
    ),
  )
  let best: UploadId | null = null
  for (const [id, count] of shared) {
    const isHalf = count * 2 >= (own.get(id) ?? 0)
    if (!isHalf) continue
    if (best === null || count >= (shared.get(best) ?? 0)) best = id
  }
  return best
}

/** The files of the product that were read before this one, which may be in it from an attempt that broke off. */
function readBefore({ upload_ids }: ProductRow, upload_id: UploadId) {
  const own = upload_ids.indexOf(upload_id)
  return own === -1 ? upload_ids : upload_ids.slice(0, own)
}

function countByUpload(rows: readonly Pick<ProductRow, 'upload_ids'>[]): Map<UploadId, number> {
  const counts = new Map<UploadId, number>()
  for (const { upload_ids } of rows) {
    for (const id of upload_ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
