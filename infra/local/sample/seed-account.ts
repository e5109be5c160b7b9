import type { LocalCloud } from '../cloud/local-cloud.ts'
import { type SampleCall, type SampleCaller, sampleCall } from './call-as.ts'
import { isAdministrator, type SampleAccount, sampleAccounts } from './sample-accounts.ts'
import { seedFactor } from './seed-factor.ts'

const YEAR_MS = 365 * 86_400_000

/** The desk, with its second factors. What operators do is done in the name of the administrator. */
export async function seedDesk(cloud: LocalCloud, now: Date): Promise<SampleCaller> {
  let administrator: SampleCaller | null = null
  for (const account of sampleAccounts) {
    const { email, password, groups, totp_secret } = account
    if (totp_secret === null) continue
    const { sub } = await cloud.ensureUser({ email, password, groups, totp_secret })
    await seedFactor(cloud, sub, totp_secret, now)
    if (isAdministrator(account)) administrator = { sub, groups, signed_in_at: now }
  }
  if (administrator === null) throw new Error('nobody may write')
  return administrator
}

/** The account with its company, and its Access plan where it has one. */
export async function seedAccount(
  cloud: LocalCloud,
  operator: SampleCaller,
  account: SampleAccount,
  now: Date,
): Promise<SampleCaller> {
  const { email, password, groups, company } = account
  const { sub } = await cloud.ensureUser({ email, password, groups })
  const caller = { sub, groups, signed_in_at: now }
  const call = (who: SampleCaller, entry: string, request: SampleCall) =>
    sampleCall(cloud, who, entry, request, [200])
  if (company !== null) {
    await call(caller, 'functions/companies/http.ts', {
      method: 'PUT',
      route: '/api/company-profile',
      body: company,
    })
  }
  if (!account.hasAccessPlan) return caller
  const billing = 'functions/billing/http.ts'
  await call(caller, billing, {
    method: 'POST',
    route: '/api/access-requests',
    body: { company_name: company?.legal_name ?? email },
  })
  await call(operator, billing, {
    method: 'PUT',
    route: '/api/admin/access-plans/{user_id}',
    parameters: { user_id: sub },
    body: {
      granted_until: new Date(now.getTime() + YEAR_MS).toISOString().slice(0, 10),
      note: 'Sample account',
    },
  })
  return caller
}
