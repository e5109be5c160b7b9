import type * as z from 'zod'
import type { companyProfileSchema } from './company-profile-schema.ts'

export const producerTypes = [
  'winery',
  'brewery',
  'distillery',
  'cidery',
  'negociant',
  'other',
] as const

export type CompanyProfile = z.infer<typeof companyProfileSchema>
