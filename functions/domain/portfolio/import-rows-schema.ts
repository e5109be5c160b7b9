import * as z from 'zod'
import { reviewedFields } from './evidence.ts'
import { productSchema } from './product.ts'
import { problemCodes } from './read-product.ts'
import { columnRoles } from './reading/column-roles.ts'

/** A table of the file, and what its columns were taken for. */
export const importTableSchema = z.lazy(() =>
  z.object({
    sheet: z.int().nonnegative(),
    name: z.string(),
    heading: z.string(),
    first_column: z.int().nonnegative(),
    /** It lies on its side: what is listed as columns are its rows. */
    is_turned: z.boolean(),
    columns: z.array(
      z.object({
        index: z.int().nonnegative(),
        header: z.string(),
        role: z.enum(columnRoles).nullable(),
      }),
    ),
  }),
)
export type ImportTable = z.infer<typeof importTableSchema>

/** A value that may be wrong: how sure the reader is of it, from 0 to 1. */
const doubtSchema = () =>
  z.object({ field: z.enum(reviewedFields), confidence: z.number().min(0).max(1) })

/** A doubt that several rows share, so that one answer settles them all. */
export const importQuestionSchema = z.lazy(() =>
  z.object({
    key: z.string(),
    field: z.enum(reviewedFields),
    sheet: z.int().nonnegative(),
    /** How the values came about. */
    from: z.string(),
    column: z.int().nonnegative().nullable(),
    /** Rows that it settles. */
    count: z.int().positive(),
    /** The first of them. */
    example: productSchema,
  }),
)
export type ImportQuestion = z.infer<typeof importQuestionSchema>

/** Where a value comes from. */
const valueEvidenceSchema = () =>
  z.object({
    confidence: z.number().min(0).max(1),
    /** Of the row's cells, from 0: its own, or that of the name it was read in; null: neither. */
    column: z.int().nonnegative().nullable(),
    from: z.string(),
  })

/** Of the pages of a document, in points. */
export const pageSizeSchema = z.lazy(() => z.object({ width: z.number(), height: z.number() }))

/** In points, from the left and the bottom of the page. */
const placeOnPageSchema = () =>
  z.object({
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  })

/** Where the values of a row come from, by the file's own fields (`readFieldOf`). */
export const rowEvidenceSchema = z.lazy(() => z.record(z.string(), valueEvidenceSchema()))
export type RowEvidence = z.infer<typeof rowEvidenceSchema>

/** A row of the file beside what was read from it. */
export const importRowSchema = z.lazy(() =>
  z.object({
    sheet: z.int().nonnegative(),
    /** As the spreadsheet shows it (`lineOf`), or the line of a document; null: the file has no such row. */
    row: z.int().nullable(),
    /** Of a document. */
    page: z.int().nullable(),
    /** Where on that page all its lines are; null: nobody knows. */
    place: placeOnPageSchema().nullable(),
    /** The words of all its lines, from the first, where an entry of a document has several. */
    lines: z.array(z.array(z.string())),
    cells: z.array(z.string()),
    product: productSchema.nullable(),
    /** The product was taken out by this import. */
    is_out: z.boolean(),
    change: z.enum(['added', 'changed', 'same', 'gone']).nullable(),
    /** What the portfolio said before, of the fields that changed. */
    before: z.record(z.string(), z.unknown()),
    doubts: z.array(doubtSchema()),
    /** Index into the evidence of the page: many rows come about in the same way. */
    evidence: z.int().nonnegative().nullable(),
    /** Why the row was left out, or what is doubtful about all of it. */
    problem: z.object({ code: z.enum(problemCodes), text: z.string().nullable() }).nullable(),
    /** Whether the row would become a product if it is taken in. */
    can_take_in: z.boolean(),
  }),
)
type SentRow = z.infer<typeof importRowSchema>
/** With its own evidence. */
export type ImportRow = Omit<SentRow, 'evidence'> & { readonly evidence: RowEvidence }
