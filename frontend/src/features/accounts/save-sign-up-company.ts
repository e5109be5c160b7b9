import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { callApi } from '../../lib/api.ts'
import { logError } from '../../lib/error-log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { pendingSignUp, pendingSignUpOf } from './pending-sign-up.ts'

/**
 * Saves the company of the sign-up of this address, now that its user is signed in, and forgets the
 * sign-up then; that of another address waits for its own user. Who has a company already keeps it. A
 * failure is only logged (specification, point 8): the company page begins with what was given.
 */
export async function saveSignUpCompany(email: string): Promise<void> {
  const pending = pendingSignUpOf(email)
  if (pending === null) return
  try {
    if (pending.company !== null) await saveFirstCompany(pending.company)
    pendingSignUp.clear()
  } catch (thrown) {
    logError(thrown)
    pendingSignUp.set({ ...pending, password: null })
  }
}

async function saveFirstCompany(company: CompanyProfile): Promise<void> {
  const { profile } = await callApi('getCompanyProfile')
  if (profile !== null) return
  await callApi('saveCompanyProfile', { body: company })
  await queryClient.invalidateQueries({ queryKey: ['getCompanyProfile'] })
}
