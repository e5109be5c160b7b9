import * as z from 'zod'
import {
  applicationSchema,
  applicationStatusSchema,
  applicationSummarySchema,
} from '#domain/applications/application.ts'
import { applicationFormSchema } from '#domain/applications/application-form.ts'
import { deskWorkSchema, untouched } from '#domain/applications/desk-work.ts'
import { latestOutcomeSchema } from '#domain/applications/latest-outcome-schema.ts'
import { atDesk, deskStages } from '#domain/applications/lifecycle.ts'
import { latestOutcome, samplesDueOn } from '#domain/applications/outcome-history.ts'
import { offeredStock } from '#domain/applications/stock.ts'
import { offeredStockSchema } from '#domain/applications/stock-schema.ts'
import { offerFindingSchema } from '#domain/offers/submitted-offer.ts'
import { mostOrderEntries } from '#domain/orders/order-entry.ts'
import { recordedOrderEntrySchema } from '#domain/orders/order-entry-schema.ts'
import { orderStepNames } from '#domain/orders/order-steps.ts'
import { mostSalesEntries } from '#domain/orders/sales.ts'
import { recordedSalesEntrySchema } from '#domain/orders/sales-schema.ts'
import { mostSamples } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type TenderId, tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import type { Market } from '#domain/shared/market.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import { type TenderSummary, tenderSummarySchema } from '#domain/tenders/tender.ts'

/** The one partition of the index `by_deadline`: applications that were begun. */
export const applicationListing = 'application'

/** What somebody has still to be told of: the partitions of the index `by_mail_due`. */
export const mailsDue = ['submitted', 'paid', 'outcome'] as const

/** Where what was submitted stands as long as it is neither offered nor over. */
export const openStages = deskStages.filter((stage) => stage !== 'offered')

/**
 * The partitions of the index `by_desk_queue`: the stages of what is neither offered nor over; offered, and samples
 * that were requested by a day have not left.
 */
export type DeskQueue = (typeof openStages)[number] | 'samples'

/** The partition of the index `by_responsible` for what nobody took over; else it is a user's id. */
const nobody = 'nobody'
export const responsibleKeyOf = (responsible: { readonly user_id: UserId } | null): string =>
  responsible?.user_id ?? nobody

/** The partition of the index `by_market_and_status`. */
export const marketStatusOf = (market: Market, status: ListedStatus): string =>
  `${market}#${status}`

/** The one partition of the index `by_seal_due`. */
export const sealDue = 'submitted'

/** The one partition of the index `by_fee_due`. */
export const feeDue = 'due'

/** The one partition of the index `by_order_due`. */
export const orderListing = 'open'

/** The step of the order that is due next, by the timeline as it was when it was last worked out. */
const orderDueSchema = z.lazy(() =>
  z.object({ step: z.enum(orderStepNames), on: calendarDateSchema }),
)

const listedDeskSchema = z.lazy(() =>
  z.object({
    stage: z.enum(deskStages),
    responsible: deskWorkSchema.unwrap().shape.responsible,
    /** When it left the desk last. */
    sent_at: instantSchema.nullable().optional(),
    /** The last thing that happened to the offer. */
    outcome: latestOutcomeSchema.nullable().default(null),
    /** By when samples that were requested have to leave. */
    samples_due: calendarDateSchema.nullable().default(null),
  }),
)

/** The fields that the operator's list filters, sorts and shows, besides the status. */
const listedSchema = z.lazy(() =>
  z.object({
    market: marketSchema,
    /** The last day to answer, at the last save. */
    last_day: calendarDateSchema.nullable(),
    /** As submitted; null in a draft. */
    company_name: z.string().nullable(),
    product_name: z.string().nullable(),
    /** The version of the tender that the answers speak to. */
    tender_version: z.int().optional(),
    /** What it takes of the stock of its product. */
    offered: offeredStockSchema.nullable().optional(),
    /** Where a submitted one is at the desk, and with whom. */
    desk: listedDeskSchema.optional(),
  }),
)
type Listed = z.infer<typeof listedSchema>

/** What was submitted, as it was then: the tender may change and the product leave the portfolio. */
const submittedForSchema = z.lazy(() =>
  z.object({
    /** Of the application, which a payment raises; null: submitted before it was kept. */
    version: z.int().nullable().default(null),
    tender_version: z.int(),
    product_version: z.int(),
    tender: tenderSummarySchema,
    /** The questions in the words that were answered. */
    form: applicationFormSchema,
    /** What the rules and the tender left open: warnings, what was waived, what later phases ask. */
    findings: z.array(offerFindingSchema).default([]),
    /** Null: submitted before rules were held against it. */
    rules_version: calendarDateSchema.nullable().default(null),
  }),
)

/** An application as it lies in its table. */
export const applicationRowSchema = z.lazy(() =>
  applicationSchema.unwrap().extend({
    user_id: userIdSchema,
    submitted_for: submittedForSchema.nullable().default(null),
    /** Null until something is saved. */
    listed: listedSchema.nullable().default(null),
    /** Null: nobody at the desk touched it. */
    desk: deskWorkSchema.nullable().default(null),
    /** The bottles that go to importer and monopoly. */
    samples: z.array(sampleSchema).max(mostSamples).default([]),
    /** What was recorded of the way to the shelf after a win, in the order of recording. */
    order_entries: z.array(recordedOrderEntrySchema).max(mostOrderEntries).default([]),
    /** Null: no step of an order awaits its day. */
    order_due: orderDueSchema.nullable().default(null),
    /** What was said of the first months on sale, in the order of recording. */
    sales_entries: z.array(recordedSalesEntrySchema).max(mostSalesEntries).default([]),
    /** Present until it is told: the only rows of the index `by_mail_due`. */
    mail_due: z.enum(mailsDue).optional(),
    /** Present until it is sealed: the only rows of the index `by_seal_due`. */
    seal_due: z.literal(sealDue).optional(),
  }),
)
export type ApplicationRow = z.infer<typeof applicationRowSchema>

/** A row of a user's list: without its content. */
export const applicationLineSchema = z.lazy(() =>
  applicationSummarySchema.unwrap().extend({ listed: listedSchema.nullable().default(null) }),
)
export type ApplicationLine = z.infer<typeof applicationLineSchema>

/** A row as the index `by_deadline` holds it. */
export const listedApplicationSchema = z.lazy(() =>
  applicationRowSchema
    .unwrap()
    .pick({ user_id: true, tender_id: true, updated_at: true, submitted_at: true })
    .extend({
      status: applicationStatusSchema.exclude(['NOT_STARTED']),
      listed: listedSchema,
      deadline_key: z.string(),
    }),
)
export type ListedApplication = z.infer<typeof listedApplicationSchema>
type ListedStatus = ListedApplication['status']

/** A row as the index `by_mail_due` holds it. */
export const dueMailSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    mail_due: z.enum(mailsDue),
    updated_at: instantSchema,
  }),
)
export type DueMail = z.infer<typeof dueMailSchema>

/** A row as the index `by_seal_due` holds it. */
export const dueSealSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, tender_id: tenderIdSchema, submitted_at: instantSchema }),
)
export type DueSeal = z.infer<typeof dueSealSchema>

/** A row as the index `by_fee_due` holds it. */
export const dueFeeSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    fee_due_since: instantSchema,
    listed: listedSchema,
  }),
)
export type DueFee = z.infer<typeof dueFeeSchema>

/** A row as the index `by_order_due` holds it. */
export const dueOrderSchema = z.lazy(() =>
  applicationRowSchema
    .unwrap()
    .pick({ user_id: true, tender_id: true })
    .extend({ listed: listedSchema, order_due: orderDueSchema }),
)
export type DueOrder = z.infer<typeof dueOrderSchema>

/** A place among the fees that are due: behind this one. */
export const dueFeePositionSchema = z.lazy(() =>
  dueFeeSchema.unwrap().pick({ user_id: true, tender_id: true, fee_due_since: true }),
)
export type DueFeePosition = z.infer<typeof dueFeePositionSchema>

/** A place in the list: behind this application. */
export const applicationPositionSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    tender_id: tenderIdSchema,
    /** `deadlineKeyOf` */
    deadline_key: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d#\d{16}#./)
      .max(200),
  }),
)
export type ApplicationPosition = z.infer<typeof applicationPositionSchema>

export const listedOf = (
  tender: TenderSummary,
  answered: { readonly tender_version?: number | undefined },
  names: Pick<Listed, 'company_name' | 'product_name'> = { company_name: null, product_name: null },
): Listed => ({
  market: tender.market,
  last_day: lastDayOf(tender),
  ...names,
  tender_version: answered.tender_version,
})

/** Whether the tender has another version than the answers speak to. */
export const isTenderChanged = (tender: TenderSummary, listed: Listed | null): boolean =>
  listed?.tender_version !== undefined && listed.tender_version < (tender.version ?? 0)

/** Last day to answer, then tender, then user: what the list is sorted by. */
export const deadlineKeyOf = (last_day: string | null, tender_id: TenderId, user_id: UserId) =>
  `${last_day ?? behindAllDays}#${String(tender_id).padStart(16, '0')}#${user_id}`

const isAtDesk = (status: ApplicationRow['status']): boolean =>
  (atDesk as readonly string[]).includes(status)

/** What lists say of the work of the desk, and in which queue it stands, if in any. */
export function deskListing(
  row: Pick<ApplicationRow, 'status' | 'desk' | 'listed' | 'submitted_for'>,
) {
  if (!isAtDesk(row.status)) return null
  const desk = row.desk ?? untouched
  const { stage, responsible, sent } = desk
  const market = marketOf(row)
  const outcome = market && latestOutcome(desk, market)
  const samples_due = market && !outcome?.is_over ? samplesDueOn(desk, market) : null
  const open = outcome?.is_over ? undefined : openStages.find((one) => one === stage)
  const queue: DeskQueue | null = open ?? (samples_due === null ? null : 'samples')
  return {
    listed: { stage, responsible, sent_at: sent.at(-1)?.at ?? null, outcome, samples_due },
    queue,
  }
}

/** Of what was submitted, as it was then; null: nothing was saved. */
export const marketOf = ({
  submitted_for,
  listed,
}: Pick<ApplicationRow, 'listed' | 'submitted_for'>): Market | null =>
  submitted_for?.tender.market ?? listed?.market ?? null

/** The keys of the index `by_order_due`. */
export const orderKeys = ({ on }: z.infer<typeof orderDueSchema>) => ({
  order_listing: orderListing,
  order_due_on: on,
})

/** The row with the keys of its indexes, which a tender that is only selected has not. */
export function indexed(row: ApplicationRow) {
  const { listed, tender_id, user_id, status, order_due } = row
  if (listed === null || status === 'NOT_STARTED') return row
  const deadline_key = deadlineKeyOf(listed.last_day, tender_id, user_id)
  const offered = offeredStock(row.form_data)
  const atDeskNow = deskListing(row)
  return {
    ...row,
    listed: { ...listed, offered, ...(atDeskNow && { desk: atDeskNow.listed }) },
    listing: applicationListing,
    deadline_key,
    market_status: marketStatusOf(listed.market, status),
    ...(atDeskNow && { responsible_key: responsibleKeyOf(atDeskNow.listed.responsible) }),
    ...(atDeskNow?.queue && { desk_queue: atDeskNow.queue }),
    ...(order_due && orderKeys(order_due)),
    // what is submitted and not paid owes its fee, also after a refund
    ...(status === 'SUBMITTED' && row.submitted_at !== null
      ? { fee_due: feeDue, fee_due_since: row.submitted_at }
      : {}),
  }
}
