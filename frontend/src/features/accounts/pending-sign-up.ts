import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { externalStore } from '../../lib/external-store.ts'

/** Between sign-up and the code from the mail. The password lives in this memory only. */
export interface PendingSignUp {
  readonly email: string
  readonly password: string
  readonly company: CompanyProfile | null
  readonly next: string
}

export const pendingSignUp = externalStore<PendingSignUp | null>(null)
