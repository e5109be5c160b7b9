import * as z from 'zod'
import {
  answerSchema,
  applicationSchema,
  applicationStatusSchema,
  applicationSummarySchema,
  formDataSchema,
} from '#domain/applications/application.ts'
import { applicationFormSchema } from '#domain/applications/application-form.ts'
import {
  deskWorkSchema,
  mostEntries,
  mostOutcomes,
  sentOfferSchema,
} from '#domain/applications/desk-work.ts'
import { isReadable, keptFields } from '#domain/applications/kept-answers.ts'
import { latestOutcomeSchema } from '#domain/applications/latest-outcome-schema.ts'
import { deskStages } from '#domain/applications/lifecycle.ts'
import { productStockSchema } from '#domain/applications/stock-schema.ts'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { mailRecordSchema } from '#domain/desk/mail-record-schema.ts'
import { documentFileSchema } from '#domain/documents/document-schema.ts'
import { offerFindingSchema } from '#domain/offers/submitted-offer.ts'
import { outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { outcomeEntrySchema } from '#domain/outcomes/outcome-schema.ts'
import { mostUnits, productFactsSchema } from '#domain/portfolio/product.ts'
import { mostSamples } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { productIdSchema, tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { stepMarkSchema } from '#domain/timeline/step-mark.ts'
import { cursorQuery, nextCursor, productParams, tenderParams } from './parameters.ts'
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

/** What rules and tender left open at the submission, in the words of that day; null: it was not submitted. */
const submittedCheck = () =>
  z
    .object({
      findings: z.array(offerFindingSchema),
      /** Null: submitted before rules were held against it. */
      rules_version: calendarDateSchema.nullable(),
    })
    .nullable()

/** The tender has a later version than the answers speak to. */
const tenderChanged = () => z.boolean()

/** By name; an application that was discarded, or whose tender was withdrawn, takes nothing. */
const stockOutput = () =>
  z.object({
    products: z.array(
      productStockSchema.unwrap().extend({
        product_id: productIdSchema,
        name: z.string(),
        vintage: productFactsSchema.unwrap().shape.vintage,
        applications: z.array(
          z.object({
            tender: tenderSummarySchema.unwrap().pick({
              tender_id: true,
              market: true,
              reference: true,
              title: true,
              titles: true,
              sample: true,
            }),
            status: begunStatus(),
            units: z.number().nonnegative(),
          }),
        ),
      }),
    ),
  })

/** A tender that is only selected is no application yet. */
const begunStatus = () => applicationStatusSchema.exclude(['NOT_STARTED'])

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
  listStock: {
    capability: 'applications',
    method: 'GET',
    path: '/api/stock',
    audience: 'user',
    summary:
      'The caller\u2019s products of which applications take, or of which was counted: units available, promised in submitted applications, meant in drafts.',
    output: stockOutput,
    errors: [],
  },
  countStock: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/stock/{product_id}',
    audience: 'user',
    summary:
      'Remembers how many units of a product there are today; null: what the portfolio says counts again.',
    params: productParams,
    body: () => z.object({ units: z.number().nonnegative().max(mostUnits).nullable() }),
    output: stockOutput,
    errors: ['not_found'],
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
  listAllApplications: {
    capability: 'applications',
    method: 'GET',
    path: '/api/admin/applications',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Every application that was begun: deadlines to come first, nearest first, then past ones, latest first; what is open at the desk by the importer\u2019s own deadline, where an order is asked for by the monopoly\u2019s.',
    query: () =>
      cursorQuery().extend({
        status: begunStatus().optional(),
        market: marketSchema.optional(),
        /** Where it is at the desk; `open`: anywhere before it is offered. */
        stage: z.enum(['open', ...deskStages]).optional(),
        responsible: z.enum(['me', 'nobody']).optional(),
        /** The last thing that happened to the offer. */
        outcome: z.enum(outcomeKinds).optional(),
        /** The last day to answer; what has none is in no range of days. */
        deadline_from: z.iso.date().optional(),
        deadline_to: z.iso.date().optional(),
        /** Words of a company, or of the title or reference of a tender. */
        text: z.string().trim().max(100).optional(),
        /** Without it: as the summary says. */
        sort: z.enum(['deadline', '-deadline']).optional(),
      }),
    output: () =>
      z.object({
        applications: z.array(
          z.object({
            user_id: userIdSchema,
            tender: tenderSummarySchema.unwrap().pick({
              tender_id: true,
              market: true,
              reference: true,
              title: true,
              titles: true,
              sample: true,
              offer_deadline: true,
            }),
            tender_changed: tenderChanged(),
            status: begunStatus(),
            /** As submitted; of a draft, as the company profile says. Null: neither says. */
            company_name: z.string().nullable(),
            /** As submitted; null in a draft. */
            product_name: z.string().nullable(),
            submitted_at: instantSchema.nullable(),
            /** Where a submitted one is at the desk; null: a draft. */
            desk: deskWorkSchema
              .unwrap()
              .pick({ stage: true, responsible: true })
              .extend({ outcome: latestOutcomeSchema.nullable() })
              .nullable(),
            /** When its importer wants it, before the monopoly's last day; null: no sooner, or nothing is to be handed in. */
            hand_in_by: calendarDateSchema.nullable(),
            updated_at: instantSchema,
          }),
        ),
        /** More companies or tenders have the words of the search than were looked at. */
        names_left_out: z.boolean(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  findApplication: {
    capability: 'applications',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'One producer\u2019s application with all answers: tender and questions as they were when it was submitted, of a draft as they are now.',
    params: () => tenderParams().extend({ user_id: userIdSchema }),
    output: () =>
      z.object({
        user_id: userIdSchema,
        application: applicationSchema,
        tender: tenderSummarySchema,
        form: applicationFormSchema,
        submitted_check: submittedCheck(),
        /** The company profile as it is now; null: there is none (any more). */
        company: companyProfileSchema.nullable(),
        samples: z.array(sampleSchema).max(mostSamples),
        /** Null: a draft. */
        at_desk: z
          .object({
            ...deskWorkSchema.unwrap().shape,
            sent: z
              .array(
                sentOfferSchema.unwrap().extend({
                  /** What became of the mail. Null: no mail, not told yet, or no longer kept. */
                  delivery: mailRecordSchema
                    .unwrap()
                    .pick({ state: true, state_at: true, detail: true })
                    .nullable(),
                }),
              )
              .max(mostEntries),
            /** What was open or waived at the submission, and whether an administrator may waive it. */
            findings: z
              .array(offerFindingSchema.unwrap().extend({ may_be_waived: z.boolean() }))
              .max(1000),
          })
          .nullable(),
      }),
    errors: ['not_found'],
  },
} as const satisfies RouteTable
