import * as z from 'zod'
import { mostFiles } from '#domain/documents/document.ts'
import { documentFileSchema } from '#domain/documents/document-schema.ts'
import { mostOrderEntries, mostOrderPapers } from '#domain/orders/order-entry.ts'
import { orderEntrySchema, recordedOrderEntrySchema } from '#domain/orders/order-entry-schema.ts'
import { orderFindings, orderStates } from '#domain/orders/order-record.ts'
import { orderStepNames } from '#domain/orders/order-steps.ts'
import { mostSalesEntries, mostSalesMonths } from '#domain/orders/sales.ts'
import { recordedSalesEntrySchema, salesEntrySchema } from '#domain/orders/sales-schema.ts'
import { sampleCurrencies } from '#domain/samples/sample.ts'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { userIdSchema } from '#domain/shared/ids.ts'
import { tenderParams } from './parameters.ts'
import type { RouteTable } from './route.ts'

const ofProducer = () => tenderParams().extend({ user_id: userIdSchema })

const recordedBy = () =>
  z.object({
    side: z.enum(['producer', 'desk']),
    /** Null: not for the other side. */
    email: z.string().nullable(),
  })

/** The way of a won offer to the shelf, as both sides see it. */
const order = () =>
  z.object({
    /** Of the application, for what is recorded over it. */
    version: z.int().positive(),
    /** On the calendar of the market; the states are those of this day. */
    today: calendarDateSchema,
    /** In their usual order; those that the goods do not need are left out. */
    steps: z
      .array(
        z.object({
          step: z.enum(orderStepNames),
          /** By the timeline; null: nothing says by when. */
          planned_on: calendarDateSchema.nullable(),
          latest: calendarDateSchema.nullable(),
          done_on: calendarDateSchema.nullable(),
          state: z.enum(orderStates),
          /** What went before it is recorded, so that it may be said to be done. */
          is_possible: z.boolean(),
          findings: z
            .array(
              z.object({
                code: z.enum(orderFindings),
                /** Late by so many. */
                days: z.int().nullable(),
                given: z.string().nullable(),
                expected: z.string().nullable(),
              }),
            )
            .max(10),
          /** Oldest first; the last one counts, each names the one that it corrects. */
          entries: z
            .array(
              recordedOrderEntrySchema.unwrap().extend({
                by: recordedBy(),
                documents: z
                  .array(
                    recordedOrderEntrySchema.unwrap().shape.documents.element.extend({
                      /** Those that may be opened now; null: the library has the document no more. */
                      files: z
                        .array(documentFileSchema.unwrap().pick({ file_id: true, file_name: true }))
                        .max(mostFiles)
                        .nullable(),
                    }),
                  )
                  .max(mostOrderPapers),
              }),
            )
            .max(mostOrderEntries),
        }),
      )
      .max(orderStepNames.length),
    /** Of the half-year after the launch; null: it is not on sale. */
    sales: z
      .object({
        launched_on: calendarDateSchema,
        /** The calendar months that are followed, oldest first: `2027-09`. */
        months: z.array(z.string()).max(mostSalesMonths),
        /** What counts, by month. */
        figures: z
          .array(
            z.object({
              month: z.string(),
              units: z.int(),
              value_minor: z.int().nullable(),
              currency: z.enum(sampleCurrencies).nullable(),
            }),
          )
          .max(24),
        /** Oldest first; of each month the last one counts. */
        entries: z
          .array(recordedSalesEntrySchema.unwrap().extend({ by: recordedBy() }))
          .max(mostSalesEntries),
      })
      .nullable(),
  })

/** Some ten kilobytes. */
const listingData = () =>
  z.object({
    file_name: z.string(),
    /** Fields that the monopoly requires and nobody stated. */
    missing: z.int().nonnegative(),
    xlsx: z.string().meta({
      contentEncoding: 'base64',
      contentMediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  })

const recordedSales = () => z.object({ version: z.int().positive(), entry: salesEntrySchema })
const recorded = () => z.object({ version: z.int().positive(), entry: orderEntrySchema })
const refusals = [
  'not_found',
  'version_conflict',
  'transition_not_allowed',
  'form_incomplete',
] as const

/** What happens to the goods between the win and the shelf. */
export const orderRoutes = {
  getOrder: {
    capability: 'applications',
    method: 'GET',
    path: '/api/applications/{tender_id}/order',
    audience: 'user',
    summary:
      'The order record of the caller\u2019s application, once it is won: each step with its planned and its actual day, numbers, papers and what is late.',
    params: tenderParams,
    output: order,
    errors: ['not_found'],
  },
  getListingData: {
    capability: 'offers',
    method: 'GET',
    path: '/api/applications/{tender_id}/order/product-data',
    audience: 'user',
    summary:
      'The product data set for the listing of the caller\u2019s won application, as a spreadsheet in English; what nobody stated is marked.',
    params: tenderParams,
    output: listingData,
    errors: ['not_found', 'too_many_requests'],
  },
  findListingData: {
    capability: 'offers',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/order/product-data',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'The product data set for the listing of one producer\u2019s won application.',
    params: ofProducer,
    output: listingData,
    errors: ['not_found', 'too_many_requests'],
  },
  recordOrderStep: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/applications/{tender_id}/order',
    audience: 'user',
    summary:
      'Records what the caller says of a step that is the producer\u2019s to record; a further entry takes the place of the one before. Repeating it answers the same.',
    params: tenderParams,
    body: recorded,
    output: order,
    errors: [...refusals, 'too_many_drafts'],
  },
  recordSales: {
    capability: 'applications',
    method: 'POST',
    path: '/api/applications/{tender_id}/order',
    audience: 'user',
    summary:
      'Records what the caller knows of the sales of the first months; of each month the last word counts. What is said already changes nothing.',
    params: tenderParams,
    body: recordedSales,
    output: order,
    errors: [...refusals, 'too_many_drafts'],
  },
  recordSalesAtDesk: {
    capability: 'applications',
    method: 'POST',
    path: '/api/admin/applications/{user_id}/{tender_id}/order',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Records what importer or monopoly told of the sales of the first months.',
    params: ofProducer,
    body: recordedSales,
    output: order,
    errors: refusals,
  },
  findOrder: {
    capability: 'applications',
    method: 'GET',
    path: '/api/admin/applications/{user_id}/{tender_id}/order',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'The order record of one producer\u2019s application, once it is won.',
    params: ofProducer,
    output: order,
    errors: ['not_found'],
  },
  recordOrderStepAtDesk: {
    capability: 'applications',
    method: 'PUT',
    path: '/api/admin/applications/{user_id}/{tender_id}/order',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Records what importer, carrier or monopoly told of a step. Steps that are events of the outcome are recorded there in the same write, and the producer is told.',
    params: ofProducer,
    body: recorded,
    output: order,
    errors: refusals,
  },
} as const satisfies RouteTable
