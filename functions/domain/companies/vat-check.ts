import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'

/**
 * What is known of a VAT number: `unchecked` nobody asked yet, or no register can be asked;
 * `unavailable` the register did not answer, which hinders nobody.
 */
export const vatCheckSchema = z.lazy(() =>
  z.object({
    state: z.enum(['unchecked', 'valid', 'invalid', 'unavailable']),
    checked_at: instantSchema.nullable(),
    /** The register's proof that we asked. */
    consultation_number: z.string().max(100).nullable(),
  }),
)
export type VatCheck = z.infer<typeof vatCheckSchema>

export const uncheckedVat: VatCheck = {
  state: 'unchecked',
  checked_at: null,
  consultation_number: null,
}
