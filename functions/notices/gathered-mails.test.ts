import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChangeTelling, tellApplicant } from '../applications/tell-applicants.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { setMailChoice, unsubscribe } from '../enquiries/unsubscribe.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { createOneAtATime } from '../platform/dynamodb/lease.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { randomIds } from '../platform/ids.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { mailingOf } from '../platform/notices/mailing-of.ts'
import { noticeIds } from '../platform/notices/notice-id.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { mailDueNotices, mailLease } from './mail-due-notices.ts'
import { stillAhead } from './mails/deadline-mail.ts'
import type { NoticeDeps } from './notice-deps.ts'

type User = ReturnType<typeof userId>

let cloud: TestCloud
let opened: ReturnType<typeof openApplications>
let deps: NoticeDeps
let telling: ChangeTelling
let tenders = 700

beforeAll(async () => {
  cloud = await startTestCloud()
  Object.assign(process.env, cloud.environment)
  opened = openApplications(cloud)
  const now = () => opened.clock.now
  const mailChoices = createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE'))
  const addressOf = async (user_id: User) => `${user_id}@example.com`
  deps = {
    ...opened.deps,
    matches: createMatchStore(cloud.table('MATCHES_TABLE')),
    searches: createSearchStore(cloud.table('NOTICES_TABLE')),
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    mailChoices,
    addressOf,
    oneMailAtATime: createOneAtATime(cloud.table('ATTEMPTS_TABLE'), mailLease, now),
    askForWork: async () => {},
    sendMail: createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'notices'),
    siteOrigin: cloud.environment.SITE_ORIGIN,
  }
  telling = {
    ...deps,
    ...opened.deps,
    addressOf,
    mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
    askForWork: async () => {},
    contactMail: 'desk@example.com',
  }
})
afterAll(() => cloud.stop())

/** Begins an application, and publishes another version of its tender; all that is delivered comes twice. */
async function changedTender(user_id: User): Promise<void> {
  tenders += 1
  const row = (version: number, offer_deadline: string) =>
    tenderRow(tenders, { product_type: 'Red wine', offer_deadline }, undefined, version)
  const first = row(1, '2027-06-01')
  await opened.deps.tenders.save(first, 0)
  await opened.addProduct(user_id)
  expect(await opened.draft(user_id, first.tender_id)).toMatchObject({ ok: true })
  const kept = [opened.deps.versions.keepIn(first)]
  expect(await opened.deps.tenders.save(row(2, '2027-06-15'), 1, kept)).toBe('written')
  for (const _ of [1, 2])
    await tellApplicant(telling, { user_id, tender_id: first.tender_id, version: 2 })
}
async function mailAt(user_id: User, at: string): Promise<void> {
  opened.clock.now = new Date(at)
  for (const _ of [1, 2]) await mailDueNotices(deps, user_id)
}
interface Mail {
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}
const mailsTo = async (user_id: User) =>
  (await (await fetch(`${cloud.inbox}?to=${user_id}@example.com`)).json()) as Mail[]
const choose = (user_id: User, choice: Parameters<typeof setMailChoice>[2]) =>
  setMailChoice(deps, user_id, choice)
/** Monday is the 18th. */
const thursday = '2027-01-14T12:00:00Z'

it('mails a change at once, with an address that ends this kind alone', async () => {
  opened.clock.now = new Date(thursday)
  const user_id = userId('at-once')
  await changedTender(user_id)
  const [mail, ...others] = await mailsTo(user_id)
  expect(others).toEqual([])
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe': expect.stringMatching(/^<.*kind=tender_changes>$/),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  const key = await deps.mailChoices.keyOf(user_id)
  await unsubscribe(deps, key, 'tender_changes')
  await changedTender(user_id)
  expect(await mailsTo(user_id)).toHaveLength(1)
  expect(await deps.mailChoices.wants(user_id, 'outcomes')).toBe(true)
  // the list has both
  expect(await firstOf(opened.deps.notices.list(user_id, null), 10)).toHaveLength(2)
})

it('gathers what changed for the Monday morning of the reader’s clock, once', async () => {
  opened.clock.now = new Date(thursday)
  const user_id = userId('weekly')
  await choose(user_id, {
    rhythm: { tender_changes: 'weekly' },
    time_zone: 'America/Los_Angeles',
  })
  await changedTender(user_id)
  await changedTender(user_id)
  expect(await mailsTo(user_id)).toEqual([])
  await mailAt(user_id, '2027-01-18T15:58:00Z')
  expect(await mailsTo(user_id)).toEqual([])
  await mailAt(user_id, '2027-01-18T16:00:00Z')
  await mailAt(user_id, '2027-01-25T16:00:00Z')
  const [mail, ...others] = await mailsTo(user_id)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 changes to tenders you are applying for')
  expect(mail?.text).toContain('A tender you are applying for has changed')
  expect(mail?.headers?.['list-unsubscribe']).toMatch(/kind=tender_changes>$/)
})

it('gathers each kind by its own rhythm', async () => {
  opened.clock.now = new Date(thursday)
  const user_id = userId('daily')
  await choose(user_id, { rhythm: { outcomes: 'daily', document_expiry: 'weekly' } })
  const settings = await deps.mailChoices.settings(user_id)
  const now = opened.clock.now
  const facts = { made_at: now.toISOString(), read_at: null }
  const document_id = randomIds.document()
  const tender = { tender_id: 7 as never, market: 'SE', title: 'Red wine', titles: null } as const
  const outcome = {
    ...facts,
    kind: 'outcome',
    notice_id: 'outcome#7#1',
    tender,
    outcome: 'won',
    day: '2027-01-13',
    is_correction: false,
  } as const
  const expiry = {
    ...facts,
    kind: 'document_expiry',
    notice_id: noticeIds.document_expiry(document_id, '2027-02-01', 30),
    document_id,
    document_kind: 'cert-organic-eu',
    product_name: 'Cuvée',
    valid_to: '2027-02-01',
  } as const
  const later = (kind: 'outcomes' | 'document_expiry') =>
    mailingOf(kind, settings, 'IT', now).digestAt
  await opened.deps.notices.add(user_id, outcome, later('outcomes'))
  await opened.deps.notices.add(user_id, expiry, later('document_expiry'))
  // eight o'clock in Italy
  await mailAt(user_id, '2027-01-15T07:00:00Z')
  expect(await mailsTo(user_id)).toMatchObject([{ subject: '1 update on your offers' }])
  await mailAt(user_id, '2027-01-18T07:00:00Z')
  const mails = await mailsTo(user_id)
  expect(mails).toHaveLength(2)
  expect(mails.map(({ subject }) => subject)).toContain('1 of your documents expires soon')
})

it('says nothing of what is over when a weekly mail comes, and counts the days from its own', () => {
  const notice = (on: string, last_day: string) =>
    ({ kind: 'deadline', step: 'go', reason: 'ahead', on, last_day }) as never
  const ahead = stillAhead(
    [
      notice('2027-01-13', '2027-01-17'),
      notice('2027-01-13', '2027-01-18'),
      notice('2027-01-15', '2027-01-20'),
    ],
    '2027-01-18',
  )
  expect(ahead).toMatchObject([
    { reason: 'last_day', on: '2027-01-18', last_day: '2027-01-18' },
    { reason: 'ahead', on: '2027-01-18', last_day: '2027-01-20' },
  ])
})
