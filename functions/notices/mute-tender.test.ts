import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { tenderId, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { listMutedTenders, muteTender } from './mute-tender.ts'

let cloud: TestCloud
let deps: Parameters<typeof muteTender>[0]

beforeAll(async () => {
  cloud = await startTestCloud()
  deps = {
    notices: createNoticeStore(cloud.table('NOTICES_TABLE')),
    tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
    now: () => new Date('2026-11-19T12:00:00Z'),
  }
  for (const id of [1, 2]) await addTender(id)
})
afterAll(() => cloud.stop())

const addTender = (id: number) =>
  createTenderStore(cloud.table('TENDERS_TABLE')).save(tenderRow(id), 0)
const user_id = userId('anna')
const muted = async (of = user_id) => {
  const found = await listMutedTenders(deps, of)
  return found.ok ? found.value.tender_ids : []
}
const say = (id: number, is: boolean) =>
  muteTender(deps, user_id, { tender_id: tenderId(id), muted: is })

it('ends what is told of a tender for this user alone, and takes it back', async () => {
  for (const _ of [1, 2]) expect(await say(1, true)).toMatchObject({ ok: true })
  await say(2, true)
  expect(await muted()).toEqual([1, 2])
  expect(await muted(userId('other'))).toEqual([])
  for (const _ of [1, 2]) expect(await say(1, false)).toMatchObject({ ok: true })
  expect(await muted()).toEqual([2])
})

it('keeps nothing of a tender that does not exist', async () => {
  expect(await say(99, true)).toMatchObject({ code: 'not_found' })
  expect(await muted()).not.toContain(99)
})
