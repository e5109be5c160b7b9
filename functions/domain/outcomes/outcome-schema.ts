import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { outcomeIdSchema } from '../shared/ids.ts'
import { outcomeKinds } from './outcome-rules.ts'

export const outcomeDetailsSchema = z.lazy(() =>
  z
    .strictObject({
      /** What the monopoly gave for the offer, and when. */
      reference: z.string().trim().min(1).max(120),
      given_at: instantSchema,
      reason: z.string().trim().min(1).max(1000),
      result: z.enum(['passed', 'failed']),
      due_on: calendarDateSchema,
      bottles: z.int().positive().max(10_000),
      /** Scales differ: as published. */
      score: z.string().trim().min(1).max(40),
      rank: z.int().positive().max(10_000),
      /** Shelf price of the winner, in the currency of the market. */
      price_minor: z.int().positive().max(1_000_000_000),
      /** Units ordered, delivered or sold. */
      quantity: z.int().positive().max(100_000_000),
      /** Of an order, a consignment note, a declaration. */
      number: z.string().trim().min(1).max(80),
    })
    .partial(),
)

/** What somebody records of an offer. Entries are added, never changed. */
export const outcomeEntrySchema = z.lazy(() =>
  z.object({
    /** Made by the page of who records it: a repetition changes nothing. */
    event_id: outcomeIdSchema,
    /** Null: what it corrects did not happen. */
    kind: z.enum(outcomeKinds).nullable(),
    /** On the calendar of the market. */
    day: calendarDateSchema,
    note: z.string().trim().min(1).max(1000).nullable(),
    /** Where it can be looked up: a letter, a page, a file. */
    evidence: z.string().trim().min(1).max(300).nullable(),
    details: outcomeDetailsSchema,
    /** The entry in whose place this one stands. */
    corrects: outcomeIdSchema.nullable(),
  }),
)
