import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { tenderSchema } from '#domain/tenders/tender.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { type SampleCall, type SampleCaller, sampleCall } from './call-as.ts'
import { withMovedDates } from './moved-dates.ts'
import { type SampleTender, sampleTenders } from './sample-tenders.ts'
import { isLively, type TimedTender, timedTenders } from './sample-timetable.ts'

const AT_A_TIME = 4
const entry = 'functions/tenders/http.ts'

/** Writes the sample tenders as they are on this day; those that an interrupted start wrote are moved to it. */
export async function seedTenders(
  cloud: LocalCloud,
  operator: SampleCaller,
  today: string,
): Promise<void> {
  const samples = sampleTenders()
  await inLanes(timedTenders(samples, today), async (timed) => {
    if (await saveTender(cloud, operator, timed, 0)) return
    await moveTender(cloud, operator, timed, samples)
  })
}

/**
 * Brings the dates that were made for an earlier day to this one, as new versions of the tenders, as soon as
 * they no longer make a lively list. Tenders that somebody changed stay as they are. Answers whether it did.
 */
export async function moveTendersOn(
  cloud: LocalCloud,
  operator: SampleCaller,
  madeOn: string,
  today: string,
): Promise<boolean> {
  const samples = sampleTenders()
  const before = timedTenders(samples, madeOn).map(({ published }) => published)
  if (isLively(before, today)) return false
  await inLanes(timedTenders(samples, today), (timed) =>
    moveTender(cloud, operator, timed, samples),
  )
  return true
}

async function moveTender(
  cloud: LocalCloud,
  operator: SampleCaller,
  timed: TimedTender,
  samples: readonly SampleTender[],
): Promise<void> {
  const stored = await findTender(cloud, operator, timed)
  const original = samples.find(({ tender_id }) => tender_id === timed.tender_id)
  if (stored === null || original === undefined || !isAsSeeded(stored, original)) return
  if (stored.sample?.dates_moved_by_weeks === timed.weeks) return
  await saveTender(cloud, operator, timed, stored.version)
}

const storedSchema = tenderSchema.unwrap().pick({ version: true, published: true, sample: true })
type StoredTender = z.infer<typeof storedSchema>

const isAsSeeded = ({ published, sample }: StoredTender, original: SampleTender): boolean =>
  sample !== null &&
  isDeepStrictEqual(published, withMovedDates(original.published, sample.dates_moved_by_weeks))

async function findTender(
  cloud: LocalCloud,
  operator: SampleCaller,
  { tender_id }: SampleTender,
): Promise<StoredTender | null> {
  const call: SampleCall = {
    method: 'GET',
    route: '/api/tenders/{tender_id}/full',
    parameters: { tender_id: String(tender_id) },
  }
  const { status, body } = await sampleCall(cloud, operator, entry, call, [200, 404])
  if (status === 404) return null
  return z.object({ tender: storedSchema }).parse(JSON.parse(body)).tender
}

/** Answers false where another version of it is there. */
async function saveTender(
  cloud: LocalCloud,
  operator: SampleCaller,
  { tender_id, published, weeks }: TimedTender,
  version: number,
): Promise<boolean> {
  const call: SampleCall = {
    method: 'PUT',
    route: '/api/admin/tenders/{tender_id}',
    parameters: { tender_id: String(tender_id) },
    body: { published, sample: { dates_moved_by_weeks: weeks }, version },
  }
  const { status } = await sampleCall(cloud, operator, entry, call, [200, 409])
  return status === 200
}

async function inLanes<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const lanes = Array.from({ length: AT_A_TIME }, async () => {
    for (const item of waiting) await work(item)
  })
  await Promise.all(lanes)
}
