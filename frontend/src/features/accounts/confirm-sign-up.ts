import { callApi } from '../../lib/api.ts'
import { logError } from '../../lib/error-log.ts'
import { refreshSession } from '../../lib/session.ts'
import { pendingSignUp } from './pending-sign-up.ts'

/**
 * Confirms the address, signs in while the password is still known, and saves the company; that
 * failing is only logged (specification, point 8). Answers where to go on.
 */
export async function confirmSignUp(email: string, code: string): Promise<string> {
  const pending = pendingSignUp.get()
  const cognito = await import('../../lib/cognito.ts')
  await cognito.confirmAddress(email, code)
  if (pending === null) return '/auth'
  const { signInWithPassword } = await import('../../lib/cognito-sign-in.ts')
  try {
    await signInWithPassword(pending.email, pending.password)
  } catch (thrown) {
    // the address had been signed up before, with another password: the code confirmed it all the same
    logError(thrown)
    pendingSignUp.set(null)
    return '/auth'
  }
  await refreshSession()
  if (pending.company !== null) {
    await callApi('saveCompanyProfile', { body: pending.company }).catch(logError)
  }
  pendingSignUp.set(null)
  return pending.next
}
