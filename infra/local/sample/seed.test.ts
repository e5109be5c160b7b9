import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { silentLog } from '../cloud/log.ts'
import { startProject } from '../project/start-project.ts'
import { type SampleCall, type SampleCaller, sampleCall } from './call-as.ts'
import { isAdministrator, sampleAccounts } from './sample-accounts.ts'
import { seedSampleData } from './seed.ts'

const now = new Date()
const WEEK_MS = 7 * 86_400_000
let cloud: LocalCloud
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordgate-samples-'))
  cloud = await startProject({ dataFolder: folder, site: 'none' })
}, 300_000)
afterAll(async () => {
  await cloud?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function callerOf(email: string): Promise<SampleCaller> {
  const account = sampleAccounts.find((one) => one.email === email)
  if (account === undefined) throw new Error(`${email} is no sample account`)
  const { password, groups, totp_secret } = account
  const factor = totp_secret === null ? {} : { totp_secret }
  const { sub } = await cloud.ensureUser({ email, password, groups, ...factor })
  // behind the administrator’s second factor, which the start has seeded
  return { sub, groups, signed_in_at: new Date() }
}

async function get<Schema extends z.ZodType>(
  email: string,
  room: string,
  call: Omit<SampleCall, 'method'>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const caller = await callerOf(email)
  const entry = `functions/${room}/http.ts`
  const { body } = await sampleCall(cloud, caller, entry, { method: 'GET', ...call }, [200])
  return schema.parse(JSON.parse(body))
}

const operator = sampleAccounts.find(isAdministrator)?.email ?? ''
const subscriber = 'subscribed@example.com'
const listed = z.object({
  applications: z.array(
    z.object({ status: z.string(), tender: z.object({ tender_id: z.number() }) }),
  ),
})
const total = z.object({ total: z.number() })

const foundTender = z.object({
  tender: z.object({
    version: z.number(),
    published: z.looseObject({ offer_deadline: z.string() }),
    sample: z.object({ dates_moved_by_weeks: z.number() }),
  }),
})
const tender = async (tender_id: number) => {
  const parameters = { tender_id: String(tender_id) }
  const call = { route: '/api/tenders/{tender_id}/full', parameters }
  return (await get(operator, 'tenders', call, foundTender)).tender
}
const startAfter = (weeks: number) =>
  seedSampleData(cloud, folder, silentLog, { now: new Date(now.getTime() + weeks * WEEK_MS) })

describe('the sample producers', () => {
  it.each([
    ['producer@example.com', 114],
    [subscriber, 120],
  ])('%s has the %i products of its lists', async (email, products) => {
    const found = await get(email, 'portfolio', { route: '/api/products' }, total)
    expect(found.total).toBe(products)
  })

  it('has strong and possible matches that can be applied for', async () => {
    const schema = z.object({ tenders: z.object({ strong: z.number(), possible: z.number() }) })
    const least = async () => {
      const summary = await get(subscriber, 'matching', { route: '/api/matches/summary' }, schema)
      return Math.min(summary.tenders.strong, summary.tenders.possible)
    }
    await expect.poll(least, { timeout: 60_000, interval: 500 }).toBeGreaterThan(0)
  }, 70_000)

  it('has a draft, a submitted and a paid application, and the operator sees them', async () => {
    const own = await get(
      subscriber,
      'applications',
      { route: '/api/applications' },
      z.object({
        applications: z.array(
          z.object({
            application: z.object({ tender_id: z.number(), status: z.string() }),
            closed_because: z.null(),
          }),
        ),
      }),
    )
    const states = own.applications.map(({ application }) => [
      application.tender_id,
      application.status,
    ])
    expect(Object.fromEntries(states)).toEqual({ 1008: 'SUBMITTED', 1010: 'PAID', 1011: 'DRAFT' })
    const seen = await get(operator, 'applications', { route: '/api/admin/applications' }, listed)
    expect(seen.applications.map(({ status }) => status).sort()).toEqual([
      'DRAFT',
      'PAID',
      'SUBMITTED',
    ])
  })

  it('has paid with the provider, and was told so by mail', async () => {
    const sessions = cloud.stripe?.all('checkout.session') ?? []
    expect(sessions.map(({ payment_status }) => payment_status)).toEqual(['paid'])
    const subjects = () =>
      cloud.inbox
        .messages(subscriber)
        .map(({ subject }) => subject)
        .join()
    await expect
      .poll(subjects, { timeout: 30_000 })
      .toContain('Your application has been submitted')
  }, 40_000)
})

describe('the sample tenders at a later start', () => {
  it('stay as they are on the same day', async () => {
    await startAfter(0)
    expect((await tender(1173)).version).toBe(1)
  })

  it('move on by whole weeks after a while, but for those that somebody changed', async () => {
    const [before, changed] = [await tender(1173), await tender(1174)]
    const { published, sample, version } = changed
    const body = { published: { ...published, region: 'Changed by hand' }, sample, version }
    const parameters = { tender_id: '1174' }
    const route = '/api/admin/tenders/{tender_id}'
    const save: SampleCall = { method: 'PUT', route, parameters, body }
    await sampleCall(cloud, await callerOf(operator), 'functions/tenders/http.ts', save, [200])

    await startAfter(8)
    const after = await tender(1173)
    expect(after.version).toBe(2)
    const days = daysBetween(before.published.offer_deadline, after.published.offer_deadline)
    const weeks = after.sample.dates_moved_by_weeks - before.sample.dates_moved_by_weeks
    expect(weeks).toBeGreaterThan(0)
    expect(days).toBe(weeks * 7)
    expect((await tender(1174)).version).toBe(2)
    expect((await tender(1174)).published.region).toBe('Changed by hand')
  }, 120_000)
})

describe('a start that was interrupted', () => {
  it('goes on where a list was announced and never sent, and moves the tenders written then', async () => {
    const file_name = 'sample-offers.csv'
    const announce: SampleCall = {
      method: 'POST',
      route: '/api/uploads',
      body: { file_name, size_bytes: 1 },
    }
    const before = await tender(1173)
    const caller = await callerOf(subscriber)
    await sampleCall(cloud, caller, 'functions/portfolio/http.ts', announce, [200])
    await rm(join(folder, 'sample-data.json'))

    await startAfter(24)
    const after = await tender(1173)
    expect(after.sample.dates_moved_by_weeks).toBeGreaterThan(before.sample.dates_moved_by_weeks)
    expect((await tender(1174)).published.region).toBe('Changed by hand')
    const found = await get(subscriber, 'portfolio', { route: '/api/products' }, total)
    expect(found.total).toBe(120)
  }, 180_000)
})

describe('a data folder of before the sample portfolios', () => {
  it('stays as it is, and says how to begin anew', async () => {
    const older = await mkdtemp(join(tmpdir(), 'nordgate-older-'))
    await writeFile(join(older, 'sample-data-is-complete'), '2026-11-22T10:00:00.000Z\n')
    const warnings: string[] = []
    const before = await tender(1173)
    await seedSampleData(
      cloud,
      older,
      { ...silentLog, warn: (line) => warnings.push(line) },
      { now: new Date(now.getTime() + 48 * WEEK_MS) },
    )
    expect(warnings).toEqual([expect.stringContaining('npm start -- --fresh')])
    expect((await tender(1173)).version).toBe(before.version)
    await rm(older, { recursive: true })
  }, 180_000)
})
