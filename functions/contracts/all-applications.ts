import * as z from 'zod'
import { applicationSchema } from '#domain/applications/application.ts'
import { applicationFormSchema } from '#domain/applications/application-form.ts'
import { deskWorkSchema, mostEntries, sentOfferSchema } from '#domain/applications/desk-work.ts'
import { latestOutcomeSchema } from '#domain/applications/latest-outcome-schema.ts'
import { deskStages } from '#domain/applications/lifecycle.ts'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { mailRecordSchema } from '#domain/desk/mail-record-schema.ts'
import { offerFindingSchema } from '#domain/offers/submitted-offer.ts'
import { outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { mostSamples } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { tenderSummarySchema } from '#domain/tenders/tender.ts'
import { begunStatus, submittedCheck, tenderChanged } from './application-parts.ts'
import { cursorQuery, nextCursor, tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** What the desk sees of applications; what it does with them stands beside (`desk-applications.ts`). */
export const allApplicationRoutes = {
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
        /** By when it is to be handed in; null: that is done, or it is a draft. */
        hand_in: z
          .object({
            /** When its importer wants it; null: no sooner than the monopoly. */
            importer_by: calendarDateSchema.nullable(),
            /** The day of the timeline that leaves time for what goes wrong; null: nothing says it. */
            safe_on: calendarDateSchema.nullable(),
          })
          .nullable(),
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
