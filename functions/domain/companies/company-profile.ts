import type * as z from 'zod'
import type { companyProfileSchema } from './company-profile-schema.ts'

/** What the company is in the trade: who makes the drink, who brings it into a market, who sells for others. */
export const companyKinds = ['producer', 'importer', 'agent'] as const

export const producerTypes = [
  'winery',
  'brewery',
  'distillery',
  'cidery',
  'negociant',
  'other',
] as const

export type CompanyProfile = z.infer<typeof companyProfileSchema>
