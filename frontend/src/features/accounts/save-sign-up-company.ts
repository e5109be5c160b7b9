import { callApi } from '../../lib/api.ts'
import { logError } from '../../lib/error-log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { pendingSignUp } from './pending-sign-up.ts'

/**
 * Saves the company of the sign-up of this address, now that its user is signed in, and forgets the
 * sign-up. Who has a company already keeps it. A failure is only logged (specification, point 8).
 */
export async function saveSignUpCompany(email: string): Promise<void> {
  const pending = pendingSignUp.get()
  pendingSignUp.clear()
  if (pending?.company == null || pending.email.toLowerCase() !== email.toLowerCase()) return
  try {
    const { profile } = await callApi('getCompanyProfile')
    if (profile !== null) return
    await callApi('saveCompanyProfile', { body: pending.company })
    await queryClient.invalidateQueries({ queryKey: ['getCompanyProfile'] })
  } catch (thrown) {
    logError(thrown)
  }
}
