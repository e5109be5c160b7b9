import type * as z from 'zod'
import type { CompanyProfile } from './company-profile.ts'
import type { completenessSchema } from './completeness-schema.ts'

/** What pre-fills applications, in the order in which to ask for it. */
export const usedFields = [
  'legal_name',
  'country_code',
  'address',
  'vat_number',
  'contact_name',
  'contact_email',
  'phone',
  'website',
] as const satisfies readonly (keyof CompanyProfile)[]

export type Completeness = z.infer<typeof completenessSchema>

/** How many of the fields that applications use are filled in. */
export function completenessOf(profile: CompanyProfile | null): Completeness {
  const missing = usedFields.filter((field) => !profile?.[field])
  const filled = usedFields.length - missing.length
  return { percent: Math.round((filled / usedFields.length) * 100), missing }
}
