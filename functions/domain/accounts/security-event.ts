import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'

export const securityEventKinds = [
  'signed_up',
  'terms_accepted',
  'signed_in',
  'signed_out_everywhere',
  'password_changed',
  'password_reset',
  'password_reset_requested',
  'magic_link_requested',
  'magic_link_used',
  'email_change_requested',
  'email_changed',
  'factor_enrolled',
  'factor_verified',
  'factor_renamed',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'export_requested',
  'export_downloaded',
  'deletion_requested',
  'deletion_cancelled',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** An entry of the append-only log of what concerned a user's security. It never holds a secret. */
export const securityEventSchema = z.lazy(() =>
  z.object({
    /** Sorts by time. */
    event_id: z.string(),
    kind: z.enum(securityEventKinds),
    at: instantSchema,
    actor: z.enum(['user', 'system']),
    /** What it was done to: a factor's or an export's id, the version of the terms. */
    object: z.string().max(100).nullable(),
    /** The network of the caller (IPv4 /24, IPv6 /48): a whole address is more than is needed. */
    network: z.string().max(60).nullable(),
    request_id: z.string().max(200).nullable(),
  }),
)
export type SecurityEvent = z.infer<typeof securityEventSchema>
