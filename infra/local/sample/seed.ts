import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import type { Log } from '../cloud/log.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import type { SampleCaller } from './call-as.ts'
import { sampleAccounts } from './sample-accounts.ts'
import { seedAccount, seedDesk } from './seed-account.ts'
import { sampleApplications, seedApplication } from './seed-applications.ts'
import { untilListIsRead, uploadSampleList } from './seed-portfolio.ts'
import { moveTendersOn, seedTenders } from './seed-tenders.ts'

/**
 * `all`: accounts, tenders, portfolios and applications. `without_work`: the accounts are empty, for journeys
 * that begin at the beginning. `desk`: the desk alone, where every tender and every producer is the test's own.
 */
export type SampleData = 'all' | 'without_work' | 'desk'

/** What a data folder remembers: the day its dates were made for, and who wrote them. */
const seededSchema = z.object({ made_on: z.iso.date(), operator: z.string() })

/** In a folder seeded before there were sample portfolios: nothing says which of its data somebody changed. */
const olderMarker = 'sample-data-is-complete'

/**
 * Fills a new data folder with sample data. Every step may be repeated, so a start that was interrupted goes
 * on; a finished one is remembered in the folder, and from then on only the dates of the tenders are moved.
 */
export async function seedSampleData(
  cloud: LocalCloud,
  dataFolder: string | null,
  log: Log,
  { what = 'all', now = new Date() }: { readonly what?: SampleData; readonly now?: Date } = {},
): Promise<void> {
  const marker = dataFolder === null ? null : join(dataFolder, 'sample-data.json')
  const today = dateIn(marketFacts.SE.time_zone, now)
  if (marker !== null && existsSync(marker)) {
    const seeded = seededSchema.parse(JSON.parse(await readFile(marker, 'utf8')))
    const operator = { sub: seeded.operator, groups: ['admin'], signed_in_at: now }
    try {
      if (!(await moveTendersOn(cloud, operator, seeded.made_on, today))) return
    } catch (error) {
      // the sample administrator may have been changed by hand; the system works with past dates too
      if (!(error instanceof LocalCloudError)) throw error
      log.warn(`The dates of the sample tenders stay as they were: ${error.message}`)
      return
    }
    log.tell('Moved the dates of the sample tenders')
    await writeFile(marker, `${JSON.stringify({ ...seeded, made_on: today })}\n`)
    return
  }
  if (dataFolder !== null && existsSync(join(dataFolder, olderMarker))) {
    log.warn(
      'The sample data was written by an earlier version and stays as it is. Begin anew with: npm start -- --fresh',
    )
    return
  }
  log.tell('Writing the sample data')
  const operator = await seedDesk(cloud, now)
  const producers = what === 'desk' ? [] : await seedProducers(cloud, operator, now)
  if (what !== 'desk') await seedTenders(cloud, operator, today)
  // behind the tenders: a portfolio that is there already is matched anew with each of them
  if (what === 'all') await Promise.all(producers.map((producer) => seedWork(cloud, producer, now)))
  if (marker === null) return
  await writeFile(marker, `${JSON.stringify({ made_on: today, operator: operator.sub })}\n`)
}

interface Producer {
  readonly caller: SampleCaller
  readonly lists: readonly string[]
  readonly isApplicant: boolean
}

async function seedWork(
  cloud: LocalCloud,
  { caller, lists, isApplicant }: Producer,
  now: Date,
): Promise<void> {
  const uploads: UploadId[] = []
  for (const list of lists) uploads.push(await uploadSampleList(cloud, caller, list))
  for (const upload of uploads) await untilListIsRead(cloud, caller, upload)
  if (!isApplicant) return
  for (const application of sampleApplications) {
    await seedApplication(cloud, caller, application, now)
  }
}

async function seedProducers(
  cloud: LocalCloud,
  operator: SampleCaller,
  now: Date,
): Promise<Producer[]> {
  const producers: Producer[] = []
  for (const account of sampleAccounts) {
    if (account.totp_secret !== null) continue
    const caller = await seedAccount(cloud, operator, account, now)
    producers.push({ caller, lists: account.lists, isApplicant: account.hasAccessPlan })
  }
  return producers
}
