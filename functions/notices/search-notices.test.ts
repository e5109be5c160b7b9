import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { searchedFilterSchema } from '#domain/notices/saved-search-schema.ts'
import { type SavedSearchId, savedSearchIdSchema, type UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { setMailChoice, unsubscribe } from '../enquiries/unsubscribe.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { workInChange } from '../matching/work-in-change.ts'
import { accessChecks } from '../platform/access/access-plan.ts'
import { createOneAtATime } from '../platform/dynamodb/lease.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { randomIds } from '../platform/ids.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { createAskForNoticeWork } from '../platform/queue/notice-work.ts'
import { fromFrance, knownRedWine, redWine, tenderRow, userId } from '../platform/test/builders.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { addProduct } from '../portfolio/change-product.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { removeSearch, renameSearch, saveSearch } from './keep-searches.ts'
import { mailDueNotices, mailLease } from './mail-due-notices.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { readNoticeQueueBody } from './notice-queue-body.ts'
import { gatherSeconds, tellOfTender } from './tell-of-matches.ts'
import { askForSearchers, tellOfSearches } from './tell-of-searches.ts'

let cloud: TestCloud
let deps: NoticeDeps & { searches: ReturnType<typeof createSearchStore> }
let versions: ReturnType<typeof createTenderVersionStore>
let matching: Parameters<typeof workInChange>[0]
/** Thursday. */
let now = new Date('2026-11-19T12:00:00Z')
let nextId = 300

beforeAll(async () => {
  cloud = await startTestCloud()
  Object.assign(process.env, cloud.environment)
  const clock = () => now
  versions = createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE'))
  deps = {
    notices: createNoticeStore(cloud.table('NOTICES_TABLE')),
    searches: createSearchStore(cloud.table('NOTICES_TABLE')),
    matches: createMatchStore(cloud.table('MATCHES_TABLE')),
    tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
    versions,
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
    access: accessChecks(cloud.table('ACCESS_PLANS_TABLE'), clock),
    mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
    oneMailAtATime: createOneAtATime(cloud.table('ATTEMPTS_TABLE'), mailLease, clock),
    askForWork: createAskForNoticeWork(new SQSClient({}), cloud.environment.NOTICE_QUEUE_URL),
    addressOf: async (user_id) => `${user_id}@example.com`,
    sendMail: createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'notices'),
    siteOrigin: cloud.environment.SITE_ORIGIN,
    now: clock,
  }
  matching = {
    ...deps,
    matches: createMatchStore(cloud.table('MATCHES_TABLE')),
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
    changes: cloud.changes,
  }
})
afterAll(() => cloud.stop())

async function addProducer(name: string, language: Locale = 'en'): Promise<UserId> {
  const user_id = userId(`${name}-${randomUUID().slice(0, 8)}`)
  const unknown = {
    trade_name: null,
    address: null,
    vat_number: null,
    gln: null,
    producer_type: null,
    contact_name: null,
    contact_email: null,
    phone: null,
    website: null,
    importers: {},
  }
  const profile = { ...unknown, legal_name: 'Test SARL', country_code: 'FR', language }
  await createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')).save(user_id, {
    profile,
    vat_check: uncheckedVat,
  })
  return user_id
}
const addWine = (user_id: UserId) =>
  addProduct({ ...matching, ids: randomIds, log: silentLog }, user_id, knownRedWine)

async function save(user_id: UserId, name: string, filter: object): Promise<SavedSearchId> {
  const search_id = savedSearchIdSchema.parse(`sea_${randomUUID()}`)
  const given = { search_id, name, filter: searchedFilterSchema.parse(filter) }
  expect(await saveSearch(deps, user_id, given)).toMatchObject({ ok: true })
  return search_id
}

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}
/** A tender of this category is looked for by the searches of one test alone. */
const said = { status: 'published', offer_deadline: '2027-03-01' } as const
async function publish(what: object, criteria = [redWine]): Promise<TenderRow> {
  const row = { ...tenderRow(nextId++, { ...said, ...what }, criteria), ...updated() }
  expect(await matching.tenders.save(row, 0)).toBe('written')
  return row
}
const updated = () => ({ updated_at: now.toISOString() })
async function change(
  before: TenderRow,
  what: object,
  criteria = before.criteria,
  held: TenderRow['held'] = [],
) {
  const published = { ...before.published, ...what }
  const row = {
    ...tenderRow(before.tender_id, published, criteria, before.version + 1),
    ...updated(),
    held,
  }
  const kept = [versions.keepIn(before)]
  expect(await matching.tenders.save(row, before.version, kept)).toBe('written')
  return row
}

/** All that the queue of this room holds is done, each twice; mails that are due later wait. */
async function work(): Promise<void> {
  for (;;) {
    const bodies = await cloud.noticeWork()
    if (bodies.length === 0) return
    for (const body of [...bodies, ...bodies]) {
      const read = readNoticeQueueBody(JSON.stringify(body))
      if (!('work' in read)) continue
      if (read.work.kind === 'searches') await tellOfSearches(deps, read.work)
      if (read.work.kind === 'mail') await mailDueNotices(deps, read.work.user_id)
    }
  }
}
/** What an announced tender brings: matching of these producers, then this room, all of it twice. */
async function announce({ tender_id }: TenderRow, withProducts: readonly UserId[] = []) {
  for (const _ of [1, 2]) {
    await askForSearchers(deps, tender_id)
    for (const user_id of withProducts) {
      await workInChange(matching, { kind: 'tender_for_user', tender_id, user_id })
      await tellOfTender(deps, user_id, tender_id)
    }
    await work()
  }
}
async function mailDue(user_id: UserId) {
  now = new Date(now.getTime() + gatherSeconds * 1000)
  for (const _ of [1, 2]) await mailDueNotices(deps, user_id)
}
interface Mail {
  readonly subject: string
  readonly text: string
  readonly headers: Record<string, string>
}
const mailsTo = async (user_id: UserId) =>
  (await (await fetch(`${cloud.inbox}?to=${user_id}@example.com`)).json()) as Mail[]
const told = (user_id: UserId) => firstOf(deps.notices.list(user_id, null), 50)

it('tells once of a new tender that two searches find, with their names, in the language of the producer', async () => {
  const user_id = await addProducer('both', 'fr')
  await save(user_id, 'Bi\u00e8re en Su\u00e8de', { category: 'beer', market: 'SE' })
  minutes(1)
  await save(user_id, 'Tout', { text: 'porter' })
  await save(user_id, 'Ailleurs', { market: 'NO' })
  minutes(30)
  const tender = await publish({ category: 'beer', product_type: 'Porter', reference: 'BEER-1' })
  await announce(tender)
  expect(await told(user_id)).toMatchObject([
    {
      kind: 'saved_search',
      tender: { tender_id: tender.tender_id },
      searches: [{ name: 'Bi\u00e8re en Su\u00e8de' }, { name: 'Tout' }],
    },
  ])
  expect(await mailsTo(user_id)).toEqual([])
  await mailDue(user_id)
  const [mail, ...others] = await mailsTo(user_id)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('1 nouvel appel d\u2019offres pour vos recherches')
  expect(mail?.text).toContain('Bi\u00e8re en Su\u00e8de, Tout')
  expect(mail?.text).toContain('BEER-1')
  expect(mail?.text).toContain(`/fr/tenders/${tender.tender_id}`)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.headers['list-unsubscribe']).toContain('kind=saved_searches')
})

it('tells of a changed tender when it fits since, and of none that fitted before', async () => {
  const user_id = await addProducer('changed')
  await save(user_id, 'French cider', { category: 'cider', origin: 'FR' })
  minutes(30)
  const before = await publish({ category: 'cider' })
  await announce(before)
  expect(await told(user_id)).toHaveLength(1)
  minutes(30)
  const moved = await change(before, { offer_deadline: '2027-04-01' })
  await announce(moved)
  expect(await told(user_id)).toHaveLength(1)
  const other = await publish({ category: 'spirits' })
  await announce(other)
  minutes(30)
  const cider = await change(other, { category: 'cider' }, [fromFrance])
  await announce(cider)
  expect((await told(user_id)).map((one) => 'tender' in one && one.tender.tender_id)).toEqual([
    cider.tender_id,
    before.tender_id,
  ])
  // out of the search and in again
  minutes(30)
  const gone = await change(cider, { category: 'spirits' })
  await announce(gone)
  minutes(30)
  await announce(await change(gone, { category: 'cider' }))
  expect(await told(user_id)).toHaveLength(3)
})

it('says nothing of what stood in the list when the search was saved, nor of what is closed', async () => {
  const user_id = await addProducer('late')
  const tender = await publish({ category: 'rose_wine' })
  minutes(30)
  await save(user_id, 'Ros\u00e9', { category: 'rose_wine', state: 'all' })
  await announce(tender)
  minutes(30)
  await announce(await change(tender, { offer_deadline: '2027-05-01' }))
  await announce(await publish({ category: 'rose_wine', offer_deadline: '2026-01-01' }))
  expect(await told(user_id)).toEqual([])
})

it('says nothing of a change while it can be undone, nor after it was', async () => {
  const user_id = await addProducer('undone')
  await save(user_id, 'White', { category: 'white_wine' })
  minutes(30)
  const before = await publish({ category: 'spirits' })
  minutes(30)
  const version = 2
  const until = new Date(now.getTime() + 600_000).toISOString()
  const held = [{ version, standing: version, until }]
  const white = await change(before, { category: 'white_wine' }, before.criteria, held)
  await announce(white)
  expect(await told(user_id)).toEqual([])
  minutes(3)
  const undone = await change(white, { category: 'spirits' })
  await announce(undone)
  minutes(30)
  await announce(undone)
  expect(await told(user_id)).toEqual([])
  // put right within the time for an undo: what was never announced does not count as told
  const wrong = await publish({ category: 'white_wine' })
  minutes(3)
  await announce(await change(wrong, { offer_deadline: '2027-06-01' }))
  expect(await told(user_id)).toHaveLength(1)
})

it('leaves the word to the match where products fit, which names the search, and waits until that is known', async () => {
  const user_id = await addProducer('matched')
  await addWine(user_id)
  await save(user_id, 'Red, Sweden', { category: 'red_wine', market: 'SE', text: 'merlot' })
  minutes(30)
  const tender = await publish({ category: 'red_wine', product_type: 'Red wine, Merlot' })
  const { tender_id } = tender
  const waits: number[] = []
  const waiting = { ...deps, askForWork: async (_: unknown, s = 0) => void waits.push(s) }
  await tellOfSearches(waiting, { user_id, tender_id, waited: 0 })
  expect([waits, await told(user_id)]).toEqual([[60], []])
  await announce(tender, [user_id])
  const [notice, ...others] = await told(user_id)
  expect(notice).toMatchObject({ kind: 'match', searches: [{ name: 'Red, Sweden' }] })
  expect(others).toEqual([])
  await mailDue(user_id)
  const mails = await mailsTo(user_id)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Fits your search: Red, Sweden.')
})

it('comes by the rhythm of the searches where mails on matches are ended or come later', async () => {
  const ended = await addProducer('no-matches')
  const weekly = await addProducer('weekly-matches')
  await setMailChoice(deps, ended, { matches: false })
  await setMailChoice(deps, weekly, { rhythm: { matches: 'weekly' } })
  for (const user_id of [ended, weekly]) {
    await addWine(user_id)
    await save(user_id, 'Syrah', { text: 'syrah' })
  }
  minutes(30)
  await announce(await publish({ category: 'red_wine', product_type: 'Red wine, Syrah' }), [
    ended,
    weekly,
  ])
  for (const user_id of [ended, weekly]) {
    expect(await told(user_id)).toMatchObject([{ kind: 'match', searches: [{ name: 'Syrah' }] }])
    await mailDue(user_id)
  }
  expect((await mailsTo(ended)).map(({ subject }) => subject)).toEqual(['Syrah: 1 new tender'])
  const [mail, ...others] = await mailsTo(weekly)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('1 open tender fits your products')
  expect(mail?.text).toContain('Fits your search: Syrah.')
})

it('gathers a week in one mail, without searches that were removed since and under their new names', async () => {
  const user_id = await addProducer('weekly', 'de')
  await setMailChoice(deps, user_id, { rhythm: { saved_searches: 'weekly' } })
  const kept = await save(user_id, 'Alt', { category: 'sparkling_wine', market: 'SE' })
  const removed = await save(user_id, 'Weg', { category: 'sparkling_wine', market: 'FI' })
  minutes(30)
  await announce(await publish({ category: 'sparkling_wine', reference: 'SPK-1' }))
  await announce(await publish({ category: 'sparkling_wine', reference: 'SPK-2' }))
  const finnish = { market: 'FI', monopoly: 'alko', reference: 'SPK-3' }
  await announce(await publish({ category: 'sparkling_wine', ...finnish }))
  await mailDue(user_id)
  expect(await mailsTo(user_id)).toEqual([])
  await removeSearch(deps, user_id, removed)
  await renameSearch(deps, user_id, kept, 'Schaum')
  now = new Date('2026-11-23T07:00:00Z')
  await mailDue(user_id)
  const [mail, ...others] = await mailsTo(user_id)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Schaum: 2 neue Ausschreibungen')
  expect(mail?.text).toContain('SPK-1')
  expect(mail?.text).toContain('SPK-2')
  expect(mail?.text).not.toContain('SPK-3')
})

it('is mailed to nobody who ended it, whose mail came back, or who wants no more of the tender', async () => {
  const ended = await addProducer('ended')
  const stopped = await addProducer('stopped')
  const muting = await addProducer('muting')
  for (const user_id of [ended, stopped, muting])
    await save(user_id, 'Other', { category: 'other_wine' })
  const key = await deps.mailChoices.keyOf(ended)
  expect(await unsubscribe(deps, key, 'saved_searches')).toMatchObject({ ok: true })
  await deps.mailChoices.stop(stopped, 'complaint', now)
  minutes(30)
  const tender = await publish({ category: 'other_wine' })
  await deps.notices.mute(muting, tender.tender_id, now)
  await announce(tender)
  for (const user_id of [ended, stopped, muting]) {
    await mailDue(user_id)
    expect(await mailsTo(user_id)).toEqual([])
  }
  // the list tells those who only ended the mails
  expect([await told(ended), await told(stopped), await told(muting)]).toMatchObject([
    [{ kind: 'saved_search' }],
    [{ kind: 'saved_search' }],
    [],
  ])
})
