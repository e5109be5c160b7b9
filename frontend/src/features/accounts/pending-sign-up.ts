import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { externalStore } from '../../lib/external-store.ts'
import { sessionValue } from '../../lib/session-value.ts'

/** What is kept for a reload, until the tab is closed. */
interface KeptSignUp {
  readonly email: string
  /** Checked by the server when it is saved. */
  readonly company: CompanyProfile | null
  readonly next: string
}

/** Between sign-up and the code from the mail. */
export interface PendingSignUp extends KeptSignUp {
  /** In the memory of the page only: null after a reload. */
  readonly password: string | null
}

const kept = sessionValue<KeptSignUp | null>('pending_sign_up', (stored) => {
  const { email, company, next } = (stored ?? {}) as Partial<KeptSignUp>
  if (typeof email !== 'string' || typeof next !== 'string') return null
  return { email, next, company: company ?? null }
})

function readKept(): PendingSignUp | null {
  const found = kept.get()
  return found && { ...found, password: null }
}

const current = externalStore(readKept())

export const pendingSignUp = {
  get: current.get,
  subscribe: current.subscribe,
  set(signUp: PendingSignUp): void {
    const { email, company, next } = signUp
    kept.set({ email, company, next })
    current.set(signUp)
  },
  clear(): void {
    kept.remove()
    current.set(null)
  },
}

/** The sign-up of this address, while something of it is still to be done. */
export function pendingSignUpOf(email: string): PendingSignUp | null {
  const pending = pendingSignUp.get()
  return pending?.email.toLowerCase() === email.toLowerCase() ? pending : null
}
