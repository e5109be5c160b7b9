import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { factorIdSchema } from '../shared/ids.ts'
import { factorTypes } from './factor.ts'

export const friendlyNameSchema = z.lazy(() => z.string().trim().min(1).max(60))

/** E.164: the plus sign, the country and up to fifteen digits. */
export const phoneSchema = z.lazy(() => z.string().regex(/^\+[1-9]\d{6,14}$/))

/** A second factor (specification, point 3). The user pool keeps its secret, we keep what is told of it. */
export const factorSchema = z.lazy(() =>
  z.object({
    factor_id: factorIdSchema,
    factor_type: z.enum(factorTypes),
    status: z.enum(['unverified', 'verified']),
    friendly_name: friendlyNameSchema,
    /** As shown in an authenticator app; only of `totp`. */
    issuer: z.string().max(60).nullable(),
    /** Only of `phone`. */
    phone: phoneSchema.nullable(),
    created_at: instantSchema,
    /** Since then the user pool asks for it at every sign-in. Null until verified. */
    enabled_at: instantSchema.nullable(),
  }),
)
