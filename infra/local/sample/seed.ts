import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import type { Log } from '../cloud/log.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { callAs, type SampleCall, type SampleCaller } from './call-as.ts'
import { weeksToMove, withMovedDates } from './moved-dates.ts'
import { isOperator, type SampleAccount, sampleAccounts } from './sample-accounts.ts'
import { type SampleTender, sampleTenders } from './sample-tenders.ts'
import { seedFactor } from './seed-factor.ts'

const AT_A_TIME = 4
const YEAR_MS = 365 * 86_400_000

/**
 * Fills a new data folder with the sample accounts and tenders. Every step may be repeated, so a start
 * that was interrupted goes on; a finished one is remembered in the folder and never overwritten.
 */
export async function seedSampleData(
  cloud: LocalCloud,
  dataFolder: string | null,
  log: Log,
  now = new Date(),
): Promise<void> {
  const marker = dataFolder === null ? null : join(dataFolder, 'sample-data-is-complete')
  if (marker !== null && existsSync(marker)) return
  log.tell('Writing the sample accounts and tenders')
  const operator = await seedOperator(cloud, now)
  for (const account of sampleAccounts) {
    if (!isOperator(account)) await seedAccount(cloud, operator, account, now)
  }
  const tenders = sampleTenders()
  const lanes = Array.from({ length: AT_A_TIME }, async (_, lane) => {
    for (let n = lane; n < tenders.length; n += AT_A_TIME) {
      const tender = tenders[n]
      if (tender) await seedTender(cloud, operator, tender, now)
    }
  })
  await Promise.all(lanes)
  if (marker !== null) await writeFile(marker, `${now.toISOString()}\n`)
}

/** The administrator, signed in with the second factor: everything else is written in this name. */
async function seedOperator(cloud: LocalCloud, now: Date): Promise<SampleCaller> {
  const account = sampleAccounts.find(isOperator)
  if (account === undefined || account.totp_secret === null) throw new Error('nobody may write')
  const { email, password, groups, totp_secret } = account
  const { sub } = await cloud.ensureUser({ email, password, groups, totp_secret })
  await seedFactor(cloud, sub, totp_secret, now)
  return { sub, groups, signed_in_at: now }
}

async function seedTender(
  cloud: LocalCloud,
  operator: SampleCaller,
  sample: SampleTender,
  now: Date,
): Promise<void> {
  const weeks = weeksToMove(sample.published, now.toISOString().slice(0, 10))
  await must(
    callAs(cloud, operator, 'functions/tenders/http.ts', {
      method: 'PUT',
      route: '/api/admin/tenders/{tender_id}',
      parameters: { tender_id: String(sample.tender_id) },
      body: {
        published: withMovedDates(sample.published, weeks),
        sample: { dates_moved_by_weeks: weeks },
        version: 0,
      },
    }),
    // a tender that is there already: seeded by an interrupted start, perhaps changed since
    [200, 409],
    `sample tender ${sample.tender_id}`,
  )
}

async function seedAccount(
  cloud: LocalCloud,
  operator: SampleCaller,
  account: SampleAccount,
  now: Date,
): Promise<void> {
  const { email, password, groups, company } = account
  const { sub } = await cloud.ensureUser({ email, password, groups })
  const caller = { sub, groups, signed_in_at: now }
  const call = (who: SampleCaller, entry: string, request: SampleCall) =>
    must(callAs(cloud, who, entry, request), [200], `${request.route} for ${email}`)
  if (company !== null) {
    await call(caller, 'functions/companies/http.ts', {
      method: 'PUT',
      route: '/api/company-profile',
      body: company,
    })
  }
  if (!account.hasAccessPlan) return
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
}

async function must(
  answer: Promise<{ status: number; body: string }>,
  expected: readonly number[],
  what: string,
): Promise<void> {
  const { status, body } = await answer
  if (expected.includes(status)) return
  throw new LocalCloudError(`The sample data could not be written (${what}): ${status} ${body}`)
}
