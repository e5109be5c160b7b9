import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { intakeIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { isFileName } from '#domain/shared/stored-file.ts'
import { criterionSchema } from '#domain/tenders/criterion.ts'
import { mostIntakeRows } from '#domain/tenders/plans/intake.ts'
import {
  columnMappingSchema,
  intakeLineSchema,
  intakeRowSchema,
  intakeSchema,
  planSourceSchema,
  publicationSchema,
} from '#domain/tenders/plans/intake-schema.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { tenderSchema, tenderSummarySchema } from '#domain/tenders/tender.ts'
import { tenderChangeKinds } from '#domain/tenders/tender-differences.ts'
import { tenderFilterSchema } from '#domain/tenders/tender-filter-schema.ts'
import { tenderStates } from '#domain/tenders/tender-state.ts'
import { putAddress } from './documents.ts'
import { cursorQuery, nextCursor, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const intakeParams = () => z.object({ intake_id: intakeIdSchema })
const rowParams = () =>
  intakeParams().extend({ number: z.coerce.number().pipe(z.int().positive().max(mostIntakeRows)) })

const ofOperators = {
  capability: 'tender_intake',
  audience: 'operator',
  assurance: 'aal2',
} as const

/** Of a tender with more, the earliest are not listed. */
export const mostVersions = 50

const fit = () =>
  z.object({
    products: z.int(),
    producers: z.int(),
    before: z.int(),
    after: z.int(),
    strong: z.int(),
    /** Producers with one of them. */
    fitting_producers: z.int(),
    /** What each requirement leaves over, one after the other. */
    left_over: z.array(z.object({ criterion_id: z.string(), products: z.int() })).max(100),
  })

/** For as many tenders as a page of the list has. */
const tenderIds = () => z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/)

export const tenderIntakeRoutes = {
  listDeskTenders: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/tenders',
    summary:
      'Tenders with how many of their published words no criterion holds, filtered and paged.',
    query: () =>
      cursorQuery().extend({
        ...tenderFilterSchema.unwrap().shape,
        state: z.enum([...tenderStates, 'all']).default('open'),
      }),
    output: () =>
      z.object({
        tenders: z.array(tenderSummarySchema.unwrap().extend({ unread: z.int() })),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  countTenderFit: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/tender-fit',
    summary: 'How many products of all producers fit each of these tenders.',
    query: () => z.object({ tender_ids: tenderIds() }),
    output: () =>
      z.object({
        tenders: z
          .array(z.object({ tender_id: tenderIdSchema, strong: z.int(), possible: z.int() }))
          .max(100),
      }),
    errors: [],
  },
  getDeskTender: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/tenders/{tender_id}',
    summary: 'A stored tender with every published field and its reading.',
    params: tenderParams,
    output: () =>
      z.object({
        title: z.string(),
        tender: tenderSchema.unwrap().omit({ corrected_criteria: true }),
        /** The reading that counts: the operator's where there is one. */
        criteria: z.array(criterionSchema),
        corrected: z.boolean(),
        /** The last change, as long as it can be undone. */
        held_until: instantSchema.nullable(),
        /** Where the words of its fields stood in the plan that it was published from. */
        evidence: intakeRowSchema.unwrap().shape.evidence,
        left_out: intakeRowSchema.unwrap().shape.left_out,
      }),
    errors: ['not_found'],
  },
  listTenderVersions: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/tenders/{tender_id}/versions',
    summary: 'The last versions of a tender, newest first, each with what it changed.',
    params: tenderParams,
    output: () =>
      z.object({
        versions: z
          .array(
            z.object({
              version: z.int(),
              at: instantSchema,
              /** Null: the first version, or the one before it was not kept. */
              change: z.enum(tenderChangeKinds).nullable(),
              fields: intakeRowSchema.unwrap().shape.differences,
              requirements: z.array(
                z.object({ before: z.string().nullable(), after: z.string().nullable() }),
              ),
            }),
          )
          .max(mostVersions),
      }),
    errors: ['not_found'],
  },
  countFitOfTender: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/tenders/{tender_id}/fit',
    summary:
      'How many products of all producers fit a stored tender, by its reading and by another.',
    changesNothing: true,
    params: tenderParams,
    body: () => z.object({ criteria: z.array(criterionSchema).max(100) }),
    output: fit,
    errors: ['not_found'],
  },
  listIntakes: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/intakes',
    summary: 'Plans of the monopolies that were brought, by when.',
    query: () =>
      cursorQuery().extend({ sort: z.enum(['-brought', 'brought']).default('-brought') }),
    output: () =>
      z.object({
        intakes: z.array(intakeSchema.unwrap().omit({ columns: true, notes: true, missing: true })),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  createIntake: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/intakes',
    summary:
      'Announces a plan file and gives the address to put it to, or begins by hand or from what is stored.',
    body: () =>
      z.discriminatedUnion('from', [
        z.object({
          from: z.literal('file'),
          file_name: z.string().max(255).refine(isFileName, 'not_a_file_name'),
          size_bytes: z.int().nonnegative(),
        }),
        z.object({ from: z.literal('nothing'), source: planSourceSchema }),
        /** Every stored tender is read again, and those that are read otherwise now become rows. */
        z.object({ from: z.literal('stored') }),
      ]),
    output: () => z.object({ intake: intakeSchema, put: putAddress().nullable() }),
    errors: ['invalid_file_type', 'file_too_large', 'empty_file'],
  },
  getIntake: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/intakes/{intake_id}',
    summary: 'A plan with the lines of its rows and its last publication.',
    params: intakeParams,
    output: () =>
      z.object({
        intake: intakeSchema,
        lines: z.array(intakeLineSchema).max(mostIntakeRows),
        publication: publicationSchema.nullable(),
      }),
    errors: ['not_found'],
  },
  mapIntakeColumns: {
    ...ofOperators,
    method: 'PUT',
    path: '/api/admin/intakes/{intake_id}/columns',
    summary:
      'Says what columns hold, for this plan and all later ones of its source; it is read again.',
    params: intakeParams,
    body: () => z.object({ source: planSourceSchema, columns: columnMappingSchema }),
    output: () => intakeSchema,
    errors: ['not_found', 'transition_not_allowed'],
  },
  getIntakeRow: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/intakes/{intake_id}/rows/{number}',
    summary: 'One row of a plan: what was published, where it stood, and how it is read.',
    params: rowParams,
    output: () => intakeRowSchema,
    errors: ['not_found'],
  },
  saveIntakeRow: {
    ...ofOperators,
    method: 'PUT',
    path: '/api/admin/intakes/{intake_id}/rows/{number}',
    summary: 'Corrects or confirms a row; on wish the words are remembered for others.',
    params: rowParams,
    body: () =>
      z.object({
        revision: z.int().positive(),
        published: publishedTenderSchema,
        /** Null: as the machine reads it. */
        criteria: z.array(criterionSchema).max(100).nullable(),
        state: z.enum(['open', 'confirmed']),
        /** Whether other rows with the same words, and later plans, are read so too. */
        remember: z.boolean().default(false),
      }),
    output: () => z.object({ row: intakeRowSchema, also: z.int() }),
    errors: ['not_found', 'version_conflict', 'transition_not_allowed'],
  },
  countIntakeFit: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/intakes/{intake_id}/rows/{number}/fit',
    summary: 'How many products of all producers fit a row, by the stored reading and by another.',
    changesNothing: true,
    params: rowParams,
    body: () => z.object({ criteria: z.array(criterionSchema).max(100) }),
    output: fit,
    errors: ['not_found'],
  },
  publishIntake: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/intakes/{intake_id}/publish',
    summary: 'Publishes confirmed rows; nobody is told for ten minutes.',
    params: intakeParams,
    body: () => z.object({ numbers: z.array(z.int().positive()).min(1).max(mostIntakeRows) }),
    output: () => publicationSchema,
    errors: ['not_found', 'transition_not_allowed'],
  },
  undoPublication: {
    ...ofOperators,
    method: 'POST',
    path: '/api/admin/intakes/{intake_id}/publications/{publication_id}/undo',
    summary: 'Puts back what was before a publication, within its ten minutes.',
    params: () => intakeParams().extend({ publication_id: z.string().min(1).max(60) }),
    output: () => publicationSchema,
    errors: ['not_found', 'transition_not_allowed', 'undo_expired'],
  },
} as const satisfies RouteTable
