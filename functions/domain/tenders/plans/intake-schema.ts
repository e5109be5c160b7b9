import * as z from 'zod'
import { instantSchema } from '../../shared/calendar-date-schema.ts'
import { intakeIdSchema, tenderIdSchema } from '../../shared/ids.ts'
import { criterionSchema } from '../criterion.ts'
import { publishedTenderSchema } from '../published-tender.ts'
import { tenderSchema } from '../tender.ts'
import { intakeStatuses, publicationStates, rowKinds, rowStates } from './intake.ts'
import { planFields } from './plan-field.ts'

export const planSourceSchema = z.lazy(() => publishedTenderSchema.unwrap().shape.monopoly)

const evidence = () =>
  z.object({
    sheet: z.string().nullable(),
    page: z.number().nullable(),
    row: z.number(),
    column: z.number().nullable(),
    header: z.string().nullable(),
    text: z.string(),
  })

const planColumn = () =>
  z.object({
    sheet: z.string().nullable(),
    column: z.number(),
    header: z.string().nullable(),
    field: z.enum(planFields).nullable(),
    by: z.enum(['mapping', 'header', 'content']).nullable(),
    examples: z.array(z.string()),
  })

/** What columns hold, by their headers; null: nothing of a tender. */
export const columnMappingSchema = z.lazy(() =>
  z.record(z.string().min(1).max(500), z.enum(planFields).nullable()),
)

/** A plan that was brought: the file, how far its reading is, and what it holds against what is stored. */
export const intakeSchema = z.lazy(() =>
  z.object({
    intake_id: intakeIdSchema,
    /** Null: begun without a file, by hand or from what is stored. */
    file_name: z.string().nullable(),
    size_bytes: z.int(),
    /** Whose plan it is; null until the reading tells, and of stored tenders, which are of all. */
    source: planSourceSchema.nullable(),
    status: z.enum(intakeStatuses),
    /** Why it could not be read. */
    problem: z.string().nullable(),
    columns: z.array(planColumn()),
    /** Words beside the tables. */
    notes: z.array(evidence()),
    counts: z.object({
      new: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      /** Those that differ from what is stored and that nobody has published. */
      open: z.int().nonnegative().default(0),
    }),
    /** Stored tenders of the same plan that the file does not name: withdrawn? */
    missing: z.array(
      z.object({
        tender_id: tenderIdSchema,
        reference: z.string().nullable(),
        title: z.string(),
      }),
    ),
    brought_at: instantSchema,
    read_at: instantSchema.nullable(),
  }),
)

/** Words that no criterion holds. `seen`: somebody confirmed a row with them before. */
const doubt = () => z.object({ source_field: z.string(), words: z.string(), seen: z.boolean() })

/** The line of a row in the list. */
export const intakeLineSchema = z.lazy(() =>
  z.object({
    number: z.int().positive(),
    reference: z.string().nullable(),
    title: z.string(),
    kind: z.enum(rowKinds),
    state: z.enum(rowStates),
    doubts: z.int(),
    /** Of the doubts those with words that were never seen before. */
    new_words: z.int(),
  }),
)

/** A row of a plan under review. */
export const intakeRowSchema = z.lazy(() =>
  z.object({
    number: z.int().positive(),
    tender_id: tenderIdSchema,
    kind: z.enum(rowKinds),
    state: z.enum(rowStates),
    /** +1 at every change of the row. */
    revision: z.int().positive(),
    published: publishedTenderSchema,
    evidence: z.record(z.string(), z.array(evidence())),
    left_out: z.array(evidence()),
    /** Words of columns that a person said hold nothing of a tender. */
    set_aside: z.array(evidence()),
    /** The reading that will count. */
    criteria: z.array(criterionSchema),
    /** Of a stored tender that is read again: the reading that counts until now. */
    criteria_before: z.array(criterionSchema).nullable().default(null),
    /** Whether a person corrected the machine's reading. */
    corrected: z.boolean(),
    doubts: z.array(doubt()),
    /** The version that it was compared with; 0: none is stored. */
    stored_version: z.int().nonnegative(),
    /** What a changed row says otherwise than what is stored. */
    differences: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
)

/** What a row needs beside what the page shows. */
export const storedRowSchema = z.lazy(() =>
  intakeRowSchema.unwrap().extend({
    line: intakeLineSchema,
    /** What the file said: a row that says the same when it is read again keeps its review. */
    read_digest: z.string(),
    /** What its publication replaced, for the undo; null: nothing was stored. */
    replaced: tenderSchema.nullable(),
  }),
)
export type StoredRow = z.infer<typeof storedRowSchema>

export const publicationSchema = z.lazy(() =>
  z.object({
    publication_id: z.string(),
    state: z.enum(publicationStates),
    at: instantSchema,
    /** Until then it can be undone and nobody is told. */
    held_until: instantSchema,
    numbers: z.array(z.int().positive()),
    published: z.array(
      z.object({
        number: z.int(),
        tender_id: tenderIdSchema,
        version: z.int().positive(),
        /** Nothing that was published changed: no applicant is mailed. */
        only_reading: z.boolean().default(false),
      }),
    ),
    /** Rows whose tender changed since they were compared. */
    refused: z.array(z.int()),
    /** Published ones that an undo leaves: changed again, or somebody applies for them. */
    kept: z.array(z.int()),
  }),
)
