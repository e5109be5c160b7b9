import * as z from 'zod'
import { newReferralCodeSchema, referralCodeSchema } from '#domain/billing/referral-code-schema.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import type { RouteTable } from './route.ts'

const path = '/api/admin/referral-codes'

/** Codes by which producers who were recommended pay less. They are kept by the payment provider alone. */
export const deskReferralRoutes = {
  listReferralCodes: {
    capability: 'billing',
    method: 'GET',
    path,
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'The referral codes of the payment provider, newest first, and how often each was used.',
    query: cursorQuery,
    output: () =>
      z.object({ codes: z.array(referralCodeSchema).max(100), next_cursor: nextCursor() }),
    errors: ['invalid_cursor', 'payment_provider_unavailable'],
  },
  createReferralCode: {
    capability: 'billing',
    method: 'POST',
    path,
    audience: 'administrator',
    assurance: 'aal2',
    summary:
      'Makes a referral code at the payment provider. The same request again answers with the code that it made.',
    body: () => newReferralCodeSchema.unwrap().extend({ request_id: z.uuid() }),
    output: () => referralCodeSchema,
    errors: ['referral_code_taken', 'day_is_past', 'payment_provider_unavailable'],
  },
  switchReferralCode: {
    capability: 'billing',
    method: 'PUT',
    path,
    audience: 'administrator',
    assurance: 'aal2',
    summary:
      'Switches a referral code off, or on again while it is not over. What was paid with it stays as it is.',
    body: () => z.object({ promotion_id: z.string().min(1).max(255), is_active: z.boolean() }),
    output: () => referralCodeSchema,
    errors: [
      'not_found',
      'referral_code_over',
      'referral_code_taken',
      'payment_provider_unavailable',
    ],
  },
} as const satisfies RouteTable
