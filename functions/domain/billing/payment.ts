import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { tenderIdSchema } from '../shared/ids.ts'
import { moneySchema } from '../shared/money-schema.ts'
import { paymentPurposes, paymentStatuses } from './payment-status.ts'

/**
 * What a one-off payment is for. `single_application`: one tender, without the Access plan, its fee
 * included. `application_fees`: the fee of each of some submitted applications.
 */
export const paymentPurposeSchema = z.enum(paymentPurposes)

export const paymentStatusSchema = z.enum(paymentStatuses)

/** The provider's id of the checkout session: `cs_...`. */
export const paymentIdSchema = z.lazy(() =>
  z
    .string()
    .regex(/^cs_[0-9A-Za-z_]{4,200}$/)
    .brand<'PaymentId'>(),
)
export type PaymentId = z.infer<typeof paymentIdSchema>

/** A one-off payment of a user, one row per checkout session. Copied from the provider's objects. */
export const paymentSchema = z.lazy(() =>
  z.object({
    payment_id: paymentIdSchema,
    purpose: paymentPurposeSchema,
    tender_ids: z.array(tenderIdSchema).min(1),
    status: paymentStatusSchema,
    /** Before tax and discount: what the purpose costs. */
    net: moneySchema,
    /** The amount to be paid, with discount and tax; null until the customer's tax is known. */
    total: moneySchema.nullable(),
    /** What of the total is tax; null where the provider has computed none, or we had not yet kept it. */
    tax: moneySchema.nullable().default(null),
    /** The provider says that the buyer owes the tax at home: none was charged. */
    is_reverse_charge: z.boolean().default(false),
    refunded: moneySchema.nullable(),
    referral_code: z.string().nullable(),
    created_at: instantSchema,
    paid_at: instantSchema.nullable(),
  }),
)
export type Payment = z.infer<typeof paymentSchema>

/** The money is with us: the applications it is for may be PAID. */
export const isSettled = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'paid' || status === 'partly_refunded' || status === 'disputed'
