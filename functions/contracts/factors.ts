import * as z from 'zod'
import { assuranceSchema } from '#domain/accounts/assurance.ts'
import { factorSchema, friendlyNameSchema, phoneSchema } from '#domain/accounts/factor-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { factorIdSchema } from '#domain/shared/ids.ts'
import { nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

const factorParams = () => z.object({ factor_id: factorIdSchema })
const newFactorSchema = () =>
  z.discriminatedUnion('factor_type', [
    z.object({
      factor_type: z.literal('totp'),
      friendly_name: friendlyNameSchema,
      /** What the authenticator app shows; our name unless given. */
      issuer: z.string().trim().min(1).max(60).optional(),
    }),
    z.object({
      factor_type: z.literal('phone'),
      friendly_name: friendlyNameSchema,
      phone: phoneSchema,
    }),
  ])
const recoveryCodes = () => z.array(z.string())

/** Second factors (specification, point 7). A user has at most one of each type. */
export const factorRoutes = {
  listFactors: {
    capability: 'accounts',
    method: 'GET',
    path: '/api/factors',
    audience: 'user',
    summary: 'The caller\u2019s factors, the assurance of this session, and unused recovery codes.',
    output: () =>
      z.object({
        factors: z.array(factorSchema),
        assurance: assuranceSchema,
        recovery_codes_left: z.int().nonnegative(),
      }),
    errors: [],
  },
  enrolFactor: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/factors',
    audience: 'user',
    assurance: 'enrolment',
    summary: 'Begins a factor; it counts once a code of it was verified.',
    body: newFactorSchema,
    output: () =>
      z.object({
        factor: factorSchema,
        /** Only of `totp`; shown once. The uri is for a QR code, drawn in the browser. */
        totp: z.object({ secret: z.string(), uri: z.string() }).nullable(),
      }),
    errors: ['factor_exists', 'too_many_requests'],
  },
  renameFactor: {
    capability: 'accounts',
    method: 'PUT',
    path: '/api/factors/{factor_id}',
    audience: 'user',
    assurance: 'aal2',
    summary: 'Gives a factor another name.',
    params: factorParams,
    body: () => z.object({ friendly_name: friendlyNameSchema }),
    output: () => z.object({ factor: factorSchema }),
    errors: ['not_found'],
  },
  removeFactor: {
    capability: 'accounts',
    method: 'DELETE',
    path: '/api/factors/{factor_id}',
    audience: 'user',
    assurance: 'fresh',
    summary: 'Removes a factor; with the last one the recovery codes go as well.',
    params: factorParams,
    output: nothing,
    errors: ['not_found'],
  },
  challengeFactor: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/factors/{factor_id}/challenge',
    audience: 'user',
    assurance: 'enrolment',
    summary: 'Asks for a code of a factor that is not verified yet; a phone gets a text message.',
    params: factorParams,
    body: () => z.object({ channel: z.literal('sms').optional() }),
    output: () => z.object({ challenge_id: z.string(), expires_at: instantSchema }),
    errors: ['not_found', 'factor_verified_already', 'too_many_requests'],
  },
  verifyFactor: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/factors/{factor_id}/verify',
    audience: 'user',
    assurance: 'enrolment',
    summary:
      'Verifies a factor by its code; from now on the user pool asks for it. With the first factor come ten recovery codes, shown this once.',
    params: factorParams,
    body: () => z.object({ code: z.string().regex(/^\d{6}$/), challenge_id: z.string().max(100) }),
    output: () => z.object({ factor: factorSchema, recovery_codes: recoveryCodes().nullable() }),
    errors: [
      'not_found',
      'factor_verified_already',
      'wrong_code',
      'code_expired',
      'too_many_requests',
    ],
  },
  makeRecoveryCodes: {
    capability: 'accounts',
    method: 'POST',
    path: '/api/recovery-codes',
    audience: 'user',
    assurance: 'fresh',
    summary: 'Makes ten new recovery codes, shown this once; the old ones end.',
    output: () => z.object({ recovery_codes: recoveryCodes() }),
    errors: ['factor_missing'],
  },
} as const satisfies RouteTable
