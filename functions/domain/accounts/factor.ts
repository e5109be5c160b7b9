import type * as z from 'zod'
import type { factorSchema } from './factor-schema.ts'

export const factorTypes = ['totp', 'phone'] as const
export type FactorType = (typeof factorTypes)[number]

export type Factor = z.infer<typeof factorSchema>
export type VerifiedFactor = Factor & { readonly enabled_at: string }

export const isVerified = (factor: Factor): factor is VerifiedFactor =>
  factor.status === 'verified' && factor.enabled_at !== null
