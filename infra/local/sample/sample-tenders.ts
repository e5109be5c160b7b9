import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'

const file = join(import.meta.dirname, '../sample-data/tenders.json')
const schema = z.array(
  z.strictObject({ tender_id: tenderIdSchema, published: publishedTenderSchema.unwrap().strict() }),
)
export type SampleTender = z.infer<typeof schema>[number]

/** Real tenders, each with the address where it was published. */
export const sampleTenders = (): SampleTender[] =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')))
