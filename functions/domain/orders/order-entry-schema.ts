import * as z from 'zod'
import { documentKindIds } from '../documents/kinds.ts'
import { sampleCurrencies } from '../samples/sample.ts'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { documentIdSchema, orderEntryIdSchema, userIdSchema } from '../shared/ids.ts'
import { deliveryTerms, mostOrderPapers } from './order-entry.ts'
import { orderNumbers } from './order-numbers.ts'
import { orderSides, orderStepNames } from './order-steps.ts'
import { mostOfMeasure, packMeasures } from './pack-measures.ts'

const words = (longest: number) => z.string().trim().min(1).max(longest).nullable()

/** What somebody says of a step, all of it as it is from now on. */
export const orderEntrySchema = z.lazy(() =>
  z.object({
    /** A repetition changes nothing. */
    entry_id: orderEntryIdSchema,
    step: z.enum(orderStepNames),
    /** On the calendar of the market; null: not done (any more). */
    done_on: calendarDateSchema.nullable(),
    /** Who sees to it, by name or company. */
    responsible: words(80),
    numbers: z.partialRecord(z.enum(orderNumbers), z.string().trim().min(1).max(800)),
    /** Units. */
    quantity: z.int().positive().max(100_000_000).nullable(),
    lot: words(60),
    /** When the goods are to be ready. */
    ready_on: calendarDateSchema.nullable(),
    /** Of one unit, in the minor units of the currency. */
    price_minor: z.int().positive().max(1_000_000_000).nullable(),
    currency: z.enum(sampleCurrencies).nullable(),
    term: z.enum(deliveryTerms).nullable(),
    result: z.enum(['passed', 'failed']).nullable(),
    /** Of pack, case and pallet. */
    measures: z.partialRecord(z.enum(packMeasures), z.int().positive().max(mostOfMeasure)),
    /** Of the producer's library. */
    documents: z.array(documentIdSchema).max(mostOrderPapers),
    /** What is not as it was ordered or planned: short, damaged, late, of another lot. */
    deviation: words(300),
    note: words(300),
  }),
)

/** An entry as it is kept. Entries are added, never changed; the last one of a step counts. */
export const recordedOrderEntrySchema = z.lazy(() =>
  orderEntrySchema.unwrap().extend({
    /** Entries of before 2026-11-27 have none. */
    measures: orderEntrySchema.unwrap().shape.measures.default({}),
    /** As they were: of a file that changes later the hash is another one. */
    documents: z
      .array(
        z.object({
          document_id: documentIdSchema,
          kind: z.enum(documentKindIds),
          number: z.string().nullable(),
          sha256: z.array(z.string()).max(10),
        }),
      )
      .max(mostOrderPapers),
    /** The entry in whose place this one is. */
    corrects: orderEntryIdSchema.nullable(),
    by: z.object({ side: z.enum(orderSides), user_id: userIdSchema, email: z.string() }),
    at: instantSchema,
  }),
)
