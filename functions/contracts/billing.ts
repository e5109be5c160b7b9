import * as z from 'zod'
import { accessPlanSchema, subscriptionStateSchema } from '#domain/billing/access-plan.ts'
import { invoiceSchema } from '#domain/billing/invoice.ts'
import { paymentIdSchema, paymentPurposeSchema, paymentSchema } from '#domain/billing/payment.ts'
import { pricesSchema } from '#domain/billing/price.ts'
import { subscriptionSchema } from '#domain/billing/subscription.ts'
import { tenderIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** Where the browser goes on: a page of the payment provider. */
const redirect = () => z.object({ url: z.url() })
const referralCode = () => z.string().trim().min(1).max(100)
/** The page's language, for the provider's page and the way back. */
const language = () => localeSchema.default('en')

export const billingRoutes = {
  checkSubscription: {
    capability: 'billing',
    method: 'POST',
    path: '/api/check-subscription',
    audience: 'user',
    summary: 'Whether the caller has the Access plan (specification, point 7).',
    output: () => subscriptionStateSchema,
    errors: [],
  },
  listPrices: {
    capability: 'billing',
    method: 'GET',
    path: '/api/prices',
    audience: 'public',
    summary: 'The prices as the payment provider keeps them, without tax.',
    output: () => z.object({ prices: pricesSchema }),
    errors: ['payment_provider_unavailable'],
  },
  createCheckout: {
    capability: 'billing',
    method: 'POST',
    path: '/api/create-checkout',
    audience: 'user',
    summary:
      'Buys the Access plan: the address of the payment page, or of the billing portal while a subscription lives (specification, point 7).',
    body: () => z.object({ referral_code: referralCode().optional(), language: language() }),
    output: () => redirect().extend({ opens: z.enum(['checkout', 'portal']) }),
    errors: [
      'too_many_checkouts',
      'referral_code_not_valid',
      'price_not_set',
      'payment_provider_unavailable',
      'no_payment_url',
    ],
  },
  createPayment: {
    capability: 'billing',
    method: 'POST',
    path: '/api/create-payment',
    audience: 'user',
    summary:
      'Pays once: a single application, or the fee of submitted applications (specification, point 7). The same purchase again answers the same page.',
    body: () =>
      z.object({
        referral_code: referralCode().optional(),
        language: language(),
        purpose: paymentPurposeSchema,
        tender_ids: z.array(tenderIdSchema).min(1).max(50),
      }),
    output: () => redirect().extend({ payment_id: paymentIdSchema }),
    errors: [
      'too_many_checkouts',
      'referral_code_not_valid',
      'price_not_set',
      'payment_provider_unavailable',
      'no_payment_url',
      /** Not submitted, or (details: tender_ids) not there. */
      'not_found',
      'transition_not_allowed',
      'already_paid',
      /** A single application, while the Access plan is in force. */
      'covered_by_access_plan',
      /** Nothing is due for a tender that was withdrawn. */
      'tender_withdrawn',
      'market_not_open',
      'deadline_passed',
    ],
  },
  getCheckout: {
    capability: 'billing',
    method: 'GET',
    path: '/api/checkouts/{checkout_id}',
    audience: 'user',
    summary:
      'How a payment page of the caller ended, as the server knows it; it asks the provider while that is open.',
    params: () => z.object({ checkout_id: paymentIdSchema }),
    output: () =>
      z.object({
        /** Null for the Access plan. */
        payment: paymentSchema.nullable(),
        status: z.enum(['open', 'processing', 'confirmed', 'failed', 'expired']),
      }),
    errors: ['not_found', 'payment_provider_unavailable'],
  },
  getBilling: {
    capability: 'billing',
    method: 'GET',
    path: '/api/billing',
    audience: 'user',
    summary: 'What the caller has bought: subscription, grant, single applications.',
    output: () =>
      z.object({
        state: subscriptionStateSchema,
        subscription: subscriptionSchema.nullable(),
        granted_until: accessPlanSchema.unwrap().shape.granted_until,
        requested_at: accessPlanSchema.unwrap().shape.requested_at,
        single_tender_ids: accessPlanSchema.unwrap().shape.single_tender_ids,
        has_portal: z.boolean(),
      }),
    errors: [],
  },
  listPayments: {
    capability: 'billing',
    method: 'GET',
    path: '/api/payments',
    audience: 'user',
    summary: 'The caller\u2019s one-off payments, newest first.',
    query: cursorQuery,
    output: () => z.object({ payments: z.array(paymentSchema), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  listInvoices: {
    capability: 'billing',
    method: 'GET',
    path: '/api/invoices',
    audience: 'user',
    summary: 'Invoices and receipts of the caller, newest first.',
    output: () => z.object({ invoices: z.array(invoiceSchema) }),
    errors: ['payment_provider_unavailable'],
  },
  openBillingPortal: {
    capability: 'billing',
    method: 'POST',
    path: '/api/billing-portal',
    audience: 'user',
    assurance: 'aal2',
    summary: 'The provider\u2019s page to change the card, cancel and resume.',
    body: () => z.object({ language: language() }),
    output: redirect,
    errors: ['too_many_checkouts', 'not_found', 'payment_provider_unavailable', 'no_payment_url'],
  },
  requestAccess: {
    capability: 'billing',
    method: 'POST',
    path: '/api/access-requests',
    audience: 'user',
    summary: 'Asks the operator for the Access plan on invoice. Repeating it changes nothing.',
    body: () => z.object({ company_name: z.string().trim().min(1).max(200) }),
    output: () => z.object({ requested_at: z.iso.datetime() }),
    errors: [],
  },
  grantAccess: {
    capability: 'billing',
    method: 'PUT',
    path: '/api/admin/access-plans/{user_id}',
    audience: 'administrator',
    assurance: 'aal2',
    summary: 'Grants the Access plan until a day, or ends the grant with null.',
    params: () => z.object({ user_id: userIdSchema }),
    body: () => accessPlanSchema.unwrap().pick({ granted_until: true, note: true }),
    output: () => accessPlanSchema,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
