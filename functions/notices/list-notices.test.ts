import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { countedUnread } from '#contracts/notices.ts'
import type { NoticeOf } from '#domain/notices/notice.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { namedTenderOf, noticeIds } from '../platform/notices/notice-id.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { countUnread, listNotices, markNotice, readAllNotices } from './list-notices.ts'

let cloud: TestCloud
let deps: Parameters<typeof markNotice>[0]
let users = 0
let user_id: UserId
const now = new Date('2026-11-19T12:00:00Z')

beforeAll(async () => {
  cloud = await startTestCloud()
  deps = { notices: createNoticeStore(cloud.table('NOTICES_TABLE')), now: () => now }
})
afterAll(() => cloud.stop())
beforeEach(() => {
  users += 1
  user_id = userId(`told-${users}`)
})

const matched = (id: number): NoticeOf<'match'> => {
  const { tender_id, summary } = tenderRow(id, {})
  return {
    kind: 'match',
    notice_id: noticeIds.match(tender_id, 1),
    made_at: new Date(now.getTime() + id * 60_000).toISOString(),
    read_at: null,
    tender: namedTenderOf(summary),
    tender_version: 1,
    counts: { strong: 1, possible: 0, near: 0 },
    searches: [],
  }
}
const tell = async (...ids: number[]) => {
  for (const id of ids) await deps.notices.add(user_id, matched(id), now)
}
const page = async (limit = 50, cursor?: string) => {
  const listed = await listNotices(deps, user_id, { limit, cursor })
  if (!listed.ok) throw new Error(listed.code)
  const { notices, next_cursor } = listed.value
  const tenders = notices.map((one) => ('tender' in one ? Number(one.tender.tender_id) : null))
  return { notices, tenders, next_cursor }
}
const mark = (id: number, said: 'read' | 'put_away' | 'brought_back') =>
  markNotice(deps, user_id, { notice_id: matched(id).notice_id, mark: said })
const unread = async () => {
  const counted = await countUnread(deps, user_id)
  return counted.ok ? counted.value.unread : null
}

it('lists what was told page by page, newest first, each once', async () => {
  await tell(1, 2, 3, 4, 5, 3)
  const first = await page(2)
  const second = await page(2, first.next_cursor ?? '')
  const third = await page(2, second.next_cursor ?? '')
  expect([first.tenders, second.tenders, third.tenders]).toEqual([[5, 4], [3, 2], [1]])
  expect(third.next_cursor).toBeNull()
  expect(await listNotices(deps, user_id, { limit: 2, cursor: 'made-up' })).toMatchObject({
    code: 'invalid_cursor',
  })
})

it('marks one as read, once, and counts what is left', async () => {
  await tell(1, 2, 3)
  expect(await unread()).toBe(3)
  expect(await mark(2, 'read')).toMatchObject({ ok: true })
  expect(await mark(2, 'read')).toMatchObject({ ok: true })
  expect(await unread()).toBe(2)
  expect((await page()).notices.map(({ read_at }) => read_at)).toEqual([
    null,
    now.toISOString(),
    null,
  ])
})

it('marks all as read that were seen, and not what came since', async () => {
  await tell(1, 2, 3)
  const seen = (await page()).notices[0]?.made_at ?? ''
  await tell(4)
  expect(await readAllNotices(deps, user_id, { until: seen })).toMatchObject({ ok: true })
  expect(await unread()).toBe(1)
  expect((await page()).notices.map(({ read_at }) => read_at !== null)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

it('puts away without telling it again or mailing it, and brings it back as it was', async () => {
  await tell(1, 2)
  await mark(1, 'read')
  for (const id of [1, 2]) expect(await mark(id, 'put_away')).toMatchObject({ ok: true })
  expect((await page()).tenders).toEqual([])
  expect(await unread()).toBe(0)
  expect(await deps.notices.due(user_id)).toEqual([])
  await tell(1, 2)
  expect((await page()).tenders).toEqual([])

  for (const id of [1, 2]) await mark(id, 'brought_back')
  expect((await page()).tenders).toEqual([2, 1])
  expect(await unread()).toBe(1)
})

it('knows the caller\u2019s own notices only', async () => {
  await tell(1)
  const notice_id = matched(1).notice_id
  const stranger = userId('stranger')
  for (const said of ['read', 'put_away', 'brought_back'] as const) {
    expect(await markNotice(deps, stranger, { notice_id, mark: said })).toMatchObject({
      code: 'not_found',
    })
  }
  // a tender of which somebody wants to hear no more is no notice
  const { tender_id } = tenderRow(7, {})
  await deps.notices.mute(user_id, tender_id, now)
  const muted = `muted#${String(tender_id).padStart(16, '0')}`
  expect(await markNotice(deps, user_id, { notice_id: muted, mark: 'read' })).toMatchObject({
    code: 'not_found',
  })
  expect((await page()).tenders).toEqual([1])
})

it('reads hundreds at once and counts no further than anybody wants to know', async () => {
  await tell(...Array.from({ length: countedUnread + 30 }, (_, index) => index + 1))
  expect(await unread()).toBe(countedUnread)
  const [newest] = (await page(1)).notices
  await readAllNotices(deps, user_id, { until: newest?.made_at ?? '' })
  expect(await unread()).toBe(0)
})
