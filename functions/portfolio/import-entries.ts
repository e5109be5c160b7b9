import * as z from 'zod'
import {
  isSeenTo,
  type PlaceOnPage,
  type ProductEvidence,
  type ReviewedField,
  reviewedFields,
  sureConfidence,
  weakestOf,
} from '#domain/portfolio/evidence.ts'
import { mostTables } from '#domain/portfolio/import-choices.ts'
import { importTableSchema, pageSizeSchema } from '#domain/portfolio/import-rows-schema.ts'
import { type Problem, problemCodes } from '#domain/portfolio/read-product.ts'
import { type ProductId, productIdSchema } from '#domain/shared/ids.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import type { ImportPlan, PlannedProduct } from './plan-import.ts'
import type { ProductLine } from './product-store.ts'
import type { RowPart } from './reading/pack-rows.ts'
import type { FileReading } from './reading/read-portfolio.ts'

const evidenceSchema = () =>
  z.object({
    confidence: z.number(),
    column: z.int().nullable(),
    from: z.string(),
  })

/** In points; imports of earlier days know no more than the page and how high on it. */
const storedPlaceSchema = () =>
  z.object({
    page: z.int(),
    y: z.number(),
    x: z.number().optional(),
    width: z.number().optional(),
    height: z.number().optional(),
  })

/** A row of the file, in the file's order, and what was made of it. */
const importEntrySchema = () =>
  z.object({
    sheet: z.int(),
    row: z.int().nullable(),
    product_id: productIdSchema.nullable(),
    change: z.enum(['added', 'changed', 'same', 'gone']).nullable(),
    before: z.record(z.string(), z.unknown()).optional(),
    /** Index into `evidence`: many rows come about in the same way. */
    evidence: z.int().optional(),
    /** On a page of a document: the line of its price. */
    place: storedPlaceSchema().optional(),
    /** All lines of an entry of a document, if there are several. */
    lines: z.array(z.object({ row: z.int(), place: storedPlaceSchema() })).optional(),
    problem: z.object({ code: z.enum(problemCodes), text: z.string().nullable() }).nullable(),
  })
export type ImportEntry = z.infer<ReturnType<typeof importEntrySchema>>

const importEntriesSchema = z.lazy(() =>
  z.object({
    tables: z.array(importTableSchema),
    /** Where each part of the file's own rows begins. */
    parts: z.array(z.object({ sheet: z.int(), row: z.int() })),
    /** What divides the cells of a text file. */
    separator: z.string().nullable().default(null),
    page_size: pageSizeSchema.nullable().default(null),
    evidence: z.array(z.record(z.string(), evidenceSchema())),
    entries: z.array(importEntrySchema()),
  }),
)
export type ImportEntries = z.infer<typeof importEntriesSchema>

type Evidence = ImportEntries['evidence'][number]
export type Corrected = ReadonlyMap<ProductId, readonly string[]>

/** What was corrected by hand, of the products that were corrected at all. */
export const correctedOf = (lines: readonly ProductLine[]): Corrected =>
  new Map(
    lines.flatMap(({ product_id, corrected_fields }) =>
      corrected_fields.length === 0 ? [] : [[product_id, corrected_fields]],
    ),
  )

/** The same for values of a sheet that came about in the same way: one answer settles them all. */
export const questionKey = (
  field: ReviewedField,
  sheet: number,
  evidence: Evidence | undefined,
): string => {
  const value = evidence?.[weakestOf(evidence, field)]
  return `${field}.${sheet}.${value?.from ?? ''}.${value?.column ?? ''}`
}

/** The values that may be wrong and that nobody has mended or confirmed. */
export const doubtsOf = (
  evidence: Evidence | undefined,
  corrected: readonly string[] = [],
): { field: ReviewedField; confidence: number }[] =>
  reviewedFields.flatMap((field) => {
    const confidence = evidence?.[weakestOf(evidence, field)]?.confidence ?? 1
    return confidence < sureConfidence && !isSeenTo(field, corrected) ? [{ field, confidence }] : []
  })

/** What is doubtful about all of a product, unless somebody has seen to it since. */
export function openProblemOf(
  { problem }: Pick<ImportEntry, 'problem'>,
  corrected: readonly string[] = [],
): ImportEntry['problem'] {
  const isSettled =
    problem?.code === 'row_without_name' ? corrected.includes('name') : corrected.length > 0
  return isSettled ? null : problem
}

const name = 'entries'
export const rowsName = (part: number) => `rows-${part}`

export async function readEntries(
  files: ImportFiles,
  owner: ImportOwner,
): Promise<ImportEntries | null> {
  const stored = await files.read(owner, name)
  return stored === null ? null : importEntriesSchema.parse(stored)
}

/** Stores what was made of a file, row by row, and the rows themselves. */
export async function writeEntries(
  files: ImportFiles,
  owner: ImportOwner,
  {
    reading,
    rows,
    entries,
  }: {
    readonly reading: FileReading
    readonly rows: readonly RowPart[]
    readonly entries: Pick<ImportEntries, 'entries' | 'evidence'>
  },
): Promise<void> {
  const writes = rows.map(({ bytes }, part) => files.writePacked(owner, rowsName(part), bytes))
  await Promise.all(writes)
  const tables = (reading.tables ?? [])
    .slice(0, mostTables)
    .map(({ first: _, count: __, ...table }) => table)
  const parts = rows.map(({ sheet, row }) => ({ sheet, row }))
  const { separator = null, page_size = null } = reading
  await files.write(owner, name, { tables, parts, separator, page_size, ...entries })
}

export async function removeEntries(files: ImportFiles, owner: ImportOwner): Promise<void> {
  const stored = await readEntries(files, owner)
  for (const part of stored?.parts.keys() ?? []) await files.remove(owner, rowsName(part))
  await files.remove(owner, name)
}

const changedFacts = ({ before, changed }: PlannedProduct) =>
  before === null
    ? {}
    : { before: Object.fromEntries(changed.map((field) => [field, before.facts[field] ?? null])) }

const rounded = ({ page, ...points }: PlaceOnPage) => {
  const { x, y, width, height } = points
  const [left, low] = [Math.floor(x), Math.floor(y)]
  return {
    page,
    x: left,
    y: low,
    width: Math.ceil(x + width) - left,
    height: Math.ceil(y + height) - low,
  }
}

const linesOf = (evidence: ProductEvidence | null) =>
  (evidence?.lines ?? []).flatMap(({ line, place }) =>
    line === null ? [] : [{ row: line, place: rounded(place) }],
  )

/** What was made of each row of the file, in the file's order; what is gone comes last. */
export function entriesOf(
  plan: Pick<ImportPlan, 'planned' | 'gone'>,
  problems: readonly Problem[],
): Pick<ImportEntries, 'entries' | 'evidence'> {
  const evidence = new Map<string, number>()
  const numberOf = (text: string) => {
    const number = evidence.get(text) ?? evidence.size
    evidence.set(text, number)
    return number
  }
  const keyOf = (sheet: number, row: number | null) => `${sheet}:${row}`
  const left = new Map<string, Problem>()
  for (const problem of problems) {
    if (problem.row !== null) left.set(keyOf(problem.sheet ?? 0, problem.row), problem)
  }
  const seen = new Set<string>()
  const entries: ImportEntry[] = plan.planned.map((planned) => {
    const { candidate, change } = planned
    const { sheet, product_id } = candidate
    // products of a document are only counted: the line is where the words stand
    const row = candidate.evidence?.line ?? candidate.row
    seen.add(keyOf(sheet, row))
    const problem = left.get(keyOf(sheet, row))
    const values = candidate.evidence?.values
    const place = candidate.evidence?.place
    const lines = linesOf(candidate.evidence)
    return {
      sheet,
      row,
      product_id,
      change,
      ...(values === undefined ? {} : { evidence: numberOf(JSON.stringify(values)) }),
      ...(place ? { place: rounded(place) } : {}),
      ...(lines.length > 1 ? { lines } : {}),
      ...(change === 'changed' ? changedFacts(planned) : {}),
      problem: problem === undefined ? null : { code: problem.code, text: problem.text },
    }
  })
  for (const { sheet = 0, row, code, text } of problems) {
    if (row === null || seen.has(keyOf(sheet, row))) continue
    seen.add(keyOf(sheet, row))
    entries.push({ sheet, row, product_id: null, change: null, problem: { code, text } })
  }
  entries.sort((a, b) => a.sheet - b.sheet || (a.row ?? 0) - (b.row ?? 0))
  for (const { product_id } of plan.gone) {
    entries.push({ sheet: 0, row: null, product_id, change: 'gone', problem: null })
  }
  return { entries, evidence: [...evidence.keys()].map((text) => JSON.parse(text)) }
}
