import * as z from 'zod'
import { applicationStatusSchema } from '#domain/applications/application.ts'
import {
  paymentIdSchema,
  paymentPurposeSchema,
  paymentSchema,
  paymentStatusSchema,
} from '#domain/billing/payment.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'
import { moneySchema } from '#domain/shared/money-schema.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import type { RouteTable } from './route.ts'

const paymentParams = () => z.object({ user_id: userIdSchema, payment_id: paymentIdSchema })

/** A payment with whose it is; null: they have no company profile (any more). */
const companyPayment = () =>
  paymentSchema.unwrap().extend({
    user_id: userIdSchema,
    company_name: z.string().nullable(),
    /** The tenders that its money pays for; what it paid twice goes back. */
    credited_tender_ids: z.array(tenderIdSchema),
  })

/** What the payment provider says of it now. */
const providerState = () =>
  z.object({
    /** The payment in the provider's own pages. */
    url: z.url().nullable(),
    status: paymentStatusSchema,
    /** What may still go back. */
    refundable: moneySchema,
    /** The share of each tender that has not gone back. */
    shares: z.array(z.object({ tender_id: tenderIdSchema, amount: moneySchema })),
    refunds: z.array(
      z.object({
        refund_id: z.string(),
        amount: moneySchema,
        is_failed: z.boolean(),
        tender_id: tenderIdSchema.nullable(),
        reason: z.string().nullable(),
        created_at: instantSchema,
      }),
    ),
    /** It differs from what is stored here. */
    is_unreconciled: z.boolean(),
  })

/** One payment as the desk sees it. */
const deskPayment = () =>
  z.object({
    payment: companyPayment(),
    /** The application of each tender, as it is now. */
    applications: z.array(
      z.object({
        tender_id: tenderIdSchema,
        status: applicationStatusSchema.nullable(),
        /** The money of this payment pays for it. */
        is_credited: z.boolean(),
      }),
    ),
    /** Null: the provider does not answer. */
    provider: providerState().nullable(),
  })

export const deskPaymentRoutes = {
  listAllPayments: {
    capability: 'billing',
    method: 'GET',
    path: '/api/admin/payments',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'One-off payments of every company or of one, by when they were begun.',
    query: () =>
      cursorQuery().extend({
        status: paymentStatusSchema.optional(),
        user_id: userIdSchema.optional(),
        /** Words of a company. */
        text: z.string().trim().max(100).optional(),
        /** With a company: the payments of one application. */
        tender_id: z.coerce.number().pipe(tenderIdSchema).optional(),
        purpose: paymentPurposeSchema.optional(),
        sort: z.enum(['-at', 'at']).default('-at'),
      }),
    output: () =>
      z.object({
        payments: z.array(companyPayment()),
        /** More companies have the words of the search than were looked at. */
        names_left_out: z.boolean(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  listFeesDue: {
    capability: 'billing',
    method: 'GET',
    path: '/api/admin/fees-due',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Submitted applications whose fee is not paid, by since when it is due.',
    query: () => cursorQuery().extend({ sort: z.enum(['since', '-since']).default('since') }),
    output: () =>
      z.object({
        fees: z.array(
          z.object({
            user_id: userIdSchema,
            tender_id: tenderIdSchema,
            submitted_at: instantSchema,
            market: marketSchema,
            last_day: z.string().nullable(),
            company_name: z.string().nullable(),
            product_name: z.string().nullable(),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  findPayment: {
    capability: 'billing',
    method: 'GET',
    path: '/api/admin/payments/{user_id}/{payment_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'One payment: as it is stored, as the provider has it, and what it pays for.',
    params: paymentParams,
    output: deskPayment,
    errors: ['not_found'],
  },
  refundPayment: {
    capability: 'billing',
    method: 'POST',
    path: '/api/admin/payments/{user_id}/{payment_id}/refunds',
    audience: 'administrator',
    assurance: 'aal2',
    summary:
      'Refunds the share of one tender, or all that is left, with a reason. The same key again refunds nothing more.',
    params: paymentParams,
    body: () =>
      z.object({
        idempotency_key: z.uuid(),
        /** Null: all that is left. */
        tender_id: tenderIdSchema.nullable(),
        reason: z.string().trim().min(3).max(400),
      }),
    output: deskPayment,
    errors: [
      'not_found',
      'not_refundable',
      'payment_disputed',
      'changed_meanwhile',
      'payment_provider_unavailable',
    ],
  },
  getReconciliation: {
    capability: 'billing',
    method: 'GET',
    path: '/api/admin/reconciliation',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'What the provider tells and we have not processed, and until when was compared.',
    output: () =>
      z.object({
        compared_until: instantSchema.nullable(),
        /** Oldest first; of more the first hundred. */
        events: z
          .array(
            z.object({
              event_id: z.string(),
              type: z.string(),
              created_at: instantSchema,
              /** False: it came and could not be processed. */
              is_missed: z.boolean(),
            }),
          )
          .max(100),
        event_count: z.int(),
      }),
    errors: ['payment_provider_unavailable'],
  },
  reconcilePayments: {
    capability: 'billing',
    method: 'POST',
    path: '/api/admin/reconciliation',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Asks for the comparison with the provider now; it runs every hour by itself.',
    output: () => z.object({ asked_at: instantSchema }),
    errors: [],
  },
} as const satisfies RouteTable
