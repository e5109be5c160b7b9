import { logError } from '../../lib/error-log.ts'
import { refreshSession } from '../../lib/session.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { saveSignUpCompany } from './save-sign-up-company.ts'
import { typedEmail } from './typed-email.ts'

/**
 * Confirms the address, signs in while the password is still known, and saves the company. Returns
 * where to go on: after a reload to the sign-in, which saves the company then.
 */
export async function confirmSignUp(email: string, code: string): Promise<string> {
  const pending = pendingSignUp.get()
  const cognito = await import('../../lib/cognito.ts')
  await cognito.confirmAddress(email, code)
  const signIn = `/auth?next=${encodeURIComponent(pending?.next ?? '/dashboard')}`
  typedEmail.set(email)
  if (pending === null || pending.password === null) return signIn
  const { signInWithPassword } = await import('../../lib/cognito-sign-in.ts')
  try {
    await signInWithPassword(pending.email, pending.password)
  } catch (thrown) {
    // the address had been signed up before, with another password: the code confirmed it all the same
    logError(thrown)
    return signIn
  }
  await refreshSession()
  await saveSignUpCompany(pending.email)
  return pending.next
}
