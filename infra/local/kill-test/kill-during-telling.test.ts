import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, expect, it } from 'vitest'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { mapInBatches } from '../../../functions/platform/map-in-batches.ts'
import { createNoticeStore } from '../../../functions/platform/notices/notice-store.ts'
import { publishedTender } from '../../../functions/platform/test/builders.ts'
import { startProject } from '../project/start-project.ts'
import { signInAt } from '../sample/sign-in.ts'
import { synthesize } from '../synth/synthesize.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import { addProducers, makesRed, producerEmail } from './add-producers.ts'
import { Producer } from './producer.ts'
import { type StartedProcess, startProcess } from './start-process.ts'

/** Producers who are told of one tender; `npm run telling`: two thousand. */
const PRODUCERS = Number(process.env.PRODUCERS ?? 40)
/** From the publication to the last mail, the kill and the start behind it included. */
const LONGEST_MS = 15 * 60_000
/** Mails of as many users can be between SES and the mark behind it when the process dies (docs/decisions/0015). */
const MAILS_AT_ONCE = 2
const TENDER = 9001
const title = 'A red wine for all'

const folder = await mkdtemp(join(tmpdir(), 'nordgate-telling-'))
let running: StartedProcess | null = null
afterAll(async () => {
  await running?.kill()
  await rm(folder, { recursive: true, force: true })
})

const tender = () =>
  publishedTender({
    status: 'published',
    product_type: title,
    category: 'red_wine',
    country_of_origin: 'France',
    offer_deadline: addDays(new Date().toISOString().slice(0, 10), 60),
  })

/** How many mails name the tender, by address. */
async function mailsByAddress(inboxUrl: string): Promise<Map<string, number>> {
  const answer = await fetch(`${inboxUrl}/messages.json`)
  const messages = (await answer.json()) as { to: string[]; text: string }[]
  const counted = new Map<string, number>()
  for (const { to, text } of messages) {
    const [address = ''] = to
    if (text.includes(`/tenders/${TENDER}`)) counted.set(address, (counted.get(address) ?? 0) + 1)
  }
  return counted
}

async function untilMailed(inboxUrl: string, wanted: number, until: number) {
  for (;;) {
    const mailed = await mailsByAddress(inboxUrl)
    if (mailed.size >= wanted || Date.now() > until) return mailed
    await sleep(200)
  }
}

/** The tenders in the list of every user. */
async function toldTo(users: readonly UserId[], stack: SynthesizedStack): Promise<number[][]> {
  const cloud = await startProject({ dataFolder: folder, stack, site: 'none', sampleData: 'desk' })
  const endpoint = cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  const { region, credentials } = cloud
  const client = new DynamoDBClient({ region, endpoint, credentials })
  const notices = createNoticeStore({ client, name: cloud.tableName('TablesNotices') })
  const listOf = async (user_id: UserId) => {
    const told: number[] = []
    for await (const notice of notices.list(user_id, null))
      if (notice.kind === 'match') told.push(notice.tender.tender_id)
    return told
  }
  const found = await mapInBatches(users, 16, listOf)
  client.destroy()
  await cloud.stop()
  return found
}

it(`tells ${PRODUCERS} producers of one tender once, killed while it does`, {
  timeout: LONGEST_MS + 600_000,
}, async () => {
  const stack = await synthesize(() => {})
  const cloud = await startProject({ dataFolder: folder, stack, site: 'none', sampleData: 'desk' })
  const { users, operator } = await addProducers(cloud, PRODUCERS)
  await cloud.stop()

  running = await startProcess(folder, stack.folder)
  const desk = new Producer(await signInAt(running.siteUrl, operator.email, operator.password))
  desk.comesTo(running.siteUrl)
  const published_at = Date.now()
  await desk.call('PUT', `/api/admin/tenders/${TENDER}`, { published: tender(), version: 0 })
  const red = users.flatMap((user_id, n) => (makesRed(n) ? [{ user_id, n }] : []))
  const addresses = red.map(({ n }) => producerEmail(n))

  const until = published_at + LONGEST_MS
  const before = await untilMailed(running.inboxUrl, Math.ceil(red.length / 3), until)
  await running.kill()
  // a kill behind the last mail would show nothing
  expect(before.size).toBeGreaterThan(0)
  expect(before.size).toBeLessThan(red.length)

  running = await startProcess(folder, stack.folder)
  await untilMailed(running.inboxUrl, red.length, until)
  const tookMs = Date.now() - published_at
  const mailed = await mailsByAddress(running.inboxUrl)
  expect([...mailed.keys()].toSorted()).toEqual(addresses.toSorted())
  expect(tookMs).toBeLessThan(LONGEST_MS)
  const twice = [...mailed.values()].filter((count) => count > 1)
  expect(twice.length).toBeLessThanOrEqual(MAILS_AT_ONCE)
  await running.kill()
  running = null
  const told = await toldTo(users, stack)
  expect(told).toEqual(users.map((_, n) => (makesRed(n) ? [TENDER] : [])))
  process.stdout.write(
    `${red.length} of ${PRODUCERS} told in ${Math.round(tookMs / 1000)} s, ${before.size} before the kill, ${twice.length} twice\n`,
  )
})
