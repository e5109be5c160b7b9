import * as z from 'zod'
import {
  answerSchema,
  applicationSchema,
  applicationSummarySchema,
  formDataSchema,
} from '#domain/applications/application.ts'
import { applicationFormSchema } from '#domain/applications/application-form.ts'
import { mostEntries, mostOutcomes } from '#domain/applications/desk-work.ts'
import { isReadable, keptFields } from '#domain/applications/kept-answers.ts'
import { latestOutcomeSchema } from '#domain/applications/latest-outcome-schema.ts'
import { documentFileSchema } from '#domain/documents/document-schema.ts'
import { outcomeEntrySchema } from '#domain/outcomes/outcome-schema.ts'
import { productFactsSchema } from '#domain/portfolio/product.ts'
import { mostSamples } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { productIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { stepMarkSchema } from '#domain/timeline/step-mark.ts'
import { submittedCheck, tenderChanged } from './application-parts.ts'
import { cursorQuery, nextCursor, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'
import { timelineOutput } from './timeline-output.ts'

/** Characters of all answers together: a row of the database holds 400 KB, and one takes up to 3 bytes. */
const longestForm = 100_000
const formDataInput = () =>
  formDataSchema.refine((data) => JSON.stringify(data).length <= longestForm, 'too_long')

const withTender = <Schema extends z.ZodType>(application: Schema) =>
  z.object({
    application,
    tender: tenderSummarySchema,
    /** Why it cannot be submitted now, apart from the form itself. */
    closed_because: z.enum(['tender_withdrawn', 'market_not_open', 'deadline_passed']).nullable(),
  })

/** What producers do with applications of their own. */
export const applicationRoutes = {
  listApplications: {
    capability: 'applications',
    method: 'GET',
    path: '/api/applications',
    audience: 'user',
    summary: 'The caller\u2019s applications without their content, by tender.',
    query: cursorQuery,
    output: () =>
      z.object({
        applications: z.array(
          withTender(applicationSummarySchema).extend({
            tender_changed: tenderChanged(),
            /** The last thing that happened to the offer. */
            outcome: latestOutcomeSchema.nullable(),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  getApplication: {
    capability: 'applications',
    method: 'GET',
    path: '/api/applications/{tender_id}',
    audience: 'user',
    summary:
      'The caller\u2019s application and its form, with what is already known filled in. Without access to the tender it is to be read only: the requirements are in it if something was saved.',
    params: tenderParams,
    query: () => z.object({ product_id: z.string().optional() }),
    output: () =>
      withTender(applicationSchema).extend({
        /** With the Access plan or the single application of this tender; else nothing can be saved. */
        may_apply: z.boolean(),
        form: applicationFormSchema,
        submitted_check: submittedCheck(),
        /** What happened to the offer since, in the order of recording; a correction names what it corrects. */
        outcomes: z
          .array(outcomeEntrySchema.unwrap().extend({ at: instantSchema }))
          .max(mostEntries + mostOutcomes),
        /** The file that the monopoly gave with the reference, once it has passed the check. */
        confirmation: documentFileSchema.nullable(),
        samples: z.array(sampleSchema).max(mostSamples),
      }),
    errors: ['not_found'],
  },
  saveDraft: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/applications/{tender_id}',
    audience: 'applicant',
    summary:
      'Saves the draft. On a version conflict the answer holds the saved one; nothing is overwritten.',
    params: tenderParams,
    body: () => z.object({ form_data: formDataInput(), version: z.int().nonnegative() }),
    output: () => applicationSchema,
    errors: [
      'too_many_drafts',
      'not_found',
      'version_conflict',
      'transition_not_allowed',
      'not_waivable',
    ],
  },
  keepAnswer: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/applications/{tender_id}/kept-answer',
    audience: 'applicant',
    summary:
      'Keeps an answer to the rules with the company or the product, by its field: later applications begin with it.',
    params: tenderParams,
    body: () =>
      z
        .object({
          field: z.enum(keptFields),
          value: answerSchema,
          /** The product that the draft offers, and its vintage there. */
          product_id: productIdSchema.nullable(),
          vintage: productFactsSchema.unwrap().shape.vintage,
        })
        .refine(({ field, value }) => isReadable(field, value), 'not_an_answer'),
    output: () => z.object({ kept_at: instantSchema }),
    errors: ['too_many_drafts', 'not_found'],
  },
  discardDraft: {
    capability: 'applications',
    method: 'DELETE',
    path: '/api/applications/{tender_id}',
    audience: 'user',
    summary:
      'Gives a draft up; its content is kept on the device for undo. A selected tender without a draft is taken out of the selection when its version is named.',
    params: tenderParams,
    /** The version that the caller sees; without it only drafts are given up, so that a repetition changes nothing. */
    query: () => z.object({ version: z.coerce.number().int().positive().optional() }),
    output: () => applicationSchema,
    errors: ['not_found', 'transition_not_allowed'],
  },
  submitApplication: {
    capability: 'applications',
    method: 'POST',
    path: '/api/applications/{tender_id}/submit',
    audience: 'applicant',
    summary:
      'Submits the saved draft of this version, if the tender and the rules of law have nothing against it: else the answer holds the problems and findings. Repeating it answers the same.',
    params: tenderParams,
    body: () => z.object({ version: z.int().positive() }),
    output: () => applicationSchema,
    errors: [
      'not_found',
      'version_conflict',
      'transition_not_allowed',
      'market_not_open',
      'tender_withdrawn',
      'deadline_passed',
      'form_incomplete',
      'contradicts_tender',
      'offer_blocked',
      'changed_meanwhile',
    ],
  },
  getTimeline: {
    capability: 'applications',
    method: 'GET',
    path: '/api/applications/{tender_id}/timeline',
    audience: 'user',
    summary:
      'What is to be done for this tender by when: the steps of its procedure, with what the caller said of them.',
    params: tenderParams,
    output: timelineOutput,
    errors: ['not_found'],
  },
  markStep: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/applications/{tender_id}/timeline/{step}',
    audience: 'user',
    summary:
      'Says of a step that it is done, moves it to another day where nobody has set one, or notes something of it; all three as they are to be from now on.',
    params: () => tenderParams().extend({ step: z.string().min(1).max(60) }),
    body: () =>
      stepMarkSchema.unwrap().pick({ moved_to: true, note: true }).extend({ is_done: z.boolean() }),
    output: timelineOutput,
    errors: ['too_many_drafts', 'not_found', 'step_not_movable'],
  },
  syncApplications: {
    capability: 'applications',
    method: 'POST',
    path: '/api/applications/sync',
    audience: 'user',
    summary:
      'Takes over what was chosen and drafted on the device before sign-in (specification, point 4); drafts for tenders that the caller may apply for.',
    body: () =>
      z.object({
        selected: z.array(tenderIdSchema).max(500),
        completed: z.array(tenderIdSchema).max(500),
        drafts: z
          .array(z.object({ tender_id: tenderIdSchema, form_data: formDataInput() }))
          .max(500),
      }),
    output: () =>
      z.object({
        /** Drafted or completed on the device and not so here, and why. */
        not_submitted: z.array(z.object({ tender_id: tenderIdSchema, code: z.string() })),
        /** Tenders that no longer exist. */
        unknown: z.array(tenderIdSchema),
      }),
    errors: ['too_many_drafts'],
  },
} as const satisfies RouteTable
