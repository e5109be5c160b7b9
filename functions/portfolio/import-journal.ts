import * as z from 'zod'
import { productFactsSchema } from '#domain/portfolio/product.ts'
import { type ProductId, productIdSchema } from '#domain/shared/ids.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import { productRowSchema } from './product-row.ts'

/** A product that an import touched: where it is in the file, what it was before, what was written. */
const journalEntrySchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    place: z.string(),
    /** Null: the import made it. */
    before: productRowSchema.nullable(),
    written: productFactsSchema,
  }),
)
export type JournalEntry = z.infer<typeof journalEntrySchema>
export type Journal = ReadonlyMap<ProductId, JournalEntry>

const name = 'journal'

export async function readJournal(files: ImportFiles, owner: ImportOwner): Promise<Journal> {
  const entries = z.array(journalEntrySchema).parse((await files.read(owner, name)) ?? [])
  return new Map(entries.map((entry) => [entry.product_id, entry]))
}

export const writeJournal = (files: ImportFiles, owner: ImportOwner, journal: Journal) =>
  files.write(owner, name, [...journal.values()])

export const removeJournal = (files: ImportFiles, owner: ImportOwner) => files.remove(owner, name)
