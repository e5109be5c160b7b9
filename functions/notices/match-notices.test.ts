import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { setMailChoice, unsubscribe } from '../enquiries/unsubscribe.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { workInChange } from '../matching/work-in-change.ts'
import { accessChecks } from '../platform/access/access-plan.ts'
import { createOneAtATime } from '../platform/dynamodb/lease.ts'
import { randomIds } from '../platform/ids.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { createNoticeStore } from '../platform/notices/notice-store.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { createAskForNoticeWork } from '../platform/queue/notice-work.ts'
import {
  companyProfile,
  fromFrance,
  knownRedWine,
  redWine,
  tenderRow,
  userId,
} from '../platform/test/builders.ts'
import { grantPlan } from '../platform/test/grant-plan.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { addProduct } from '../portfolio/change-product.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import {
  createTenderVersionStore,
  type TenderVersionStore,
} from '../tenders/tender-version-store.ts'
import { askForDueMails, mailDueNotices, mailLease } from './mail-due-notices.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { readNoticeQueueBody } from './notice-queue-body.ts'
import { stopMails } from './stop-mails.ts'
import { gatherSeconds, tellOfPortfolio, tellOfTender } from './tell-of-matches.ts'

const later = '2027-03-01'
const open = { status: 'published', offer_deadline: later } as const
let cloud: TestCloud
let deps: NoticeDeps
let versions: TenderVersionStore
let matching: Parameters<typeof workInChange>[0]
/** Thursday. */
let now = new Date('2026-11-19T12:00:00Z')
let nextId = 100

beforeAll(async () => {
  cloud = await startTestCloud()
  Object.assign(process.env, cloud.environment)
  const clock = () => now
  versions = createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE'))
  deps = {
    notices: createNoticeStore(cloud.table('NOTICES_TABLE')),
    matches: createMatchStore(cloud.table('MATCHES_TABLE')),
    searches: createSearchStore(cloud.table('NOTICES_TABLE')),
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
    versions,
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
    access: accessChecks(cloud.table('ACCESS_PLANS_TABLE'), clock),
    mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
    oneMailAtATime: createOneAtATime(cloud.table('ATTEMPTS_TABLE'), mailLease, clock),
    askForWork: createAskForNoticeWork(new SQSClient({}), cloud.environment.NOTICE_QUEUE_URL),
    addressOf: async (user_id) => (user_id.startsWith('gone') ? null : `${user_id}@example.com`),
    sendMail: createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'notices'),
    siteOrigin: cloud.environment.SITE_ORIGIN,
    now: clock,
  }
  matching = {
    matches: createMatchStore(cloud.table('MATCHES_TABLE')),
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
    changes: cloud.changes,
    now: clock,
  }
})
afterAll(() => cloud.stop())

interface Said {
  readonly language?: Locale
  readonly country_code?: string
  readonly plan?: boolean
  readonly facts?: Partial<ProductFacts>
}
async function addProducer(
  name: string,
  { language = 'en', country_code = 'FR', plan = true, facts = {} }: Said = {},
): Promise<UserId> {
  const user_id = userId(`${name}-${randomUUID().slice(0, 8)}`)
  if (plan) await grantPlan(cloud, user_id)
  await createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')).save(user_id, {
    profile: companyProfile({ legal_name: 'Test SARL', country_code, language }),
    vat_check: uncheckedVat,
  })
  await add(user_id, facts)
  return user_id
}
const add = async (user_id: UserId, facts: Partial<ProductFacts> = {}) => {
  const adding = { ...matching, ids: randomIds, log: silentLog }
  await addProduct(adding, user_id, { ...knownRedWine, ...facts })
}

/** A new tender for red wine, as it is published. */
async function publish(
  said: object = {},
  criteria: readonly Criterion[] = [redWine],
): Promise<TenderRow> {
  const row = tenderRow(nextId++, { ...open, product_type: 'Red wine', ...said }, criteria)
  await matching.tenders.save(row, 0)
  return row
}
async function change(before: TenderRow, said: object): Promise<TenderRow> {
  const published = { ...before.published, ...said }
  const row = tenderRow(before.tender_id, published, before.criteria, before.version + 1)
  await matching.tenders.save(row, before.version, [versions.keepIn(before)])
  return row
}
/** What the queues bring of it: matching, then this room, each twice. */
async function announce({ tender_id }: TenderRow, user_id: UserId) {
  for (const _ of [1, 2]) {
    await workInChange(matching, { kind: 'tender_for_user', tender_id, user_id })
    await tellOfTender(deps, user_id, tender_id)
  }
}
/** Does the mails that are asked for, each twice. */
async function mailAll() {
  now = new Date(now.getTime() + gatherSeconds * 1000)
  await askForDueMails(deps)
  for (const body of await cloud.noticeWork()) {
    const read = readNoticeQueueBody(JSON.stringify(body))
    if (!('work' in read) || read.work.kind !== 'mail') continue
    await mailDueNotices(deps, read.work.user_id)
    await mailDueNotices(deps, read.work.user_id)
  }
}
interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Record<string, string>
}
const mailsTo = async (user_id: UserId) =>
  (await (await fetch(`${cloud.inbox}?to=${user_id}@example.com`)).json()) as Mail[]
const choosing = () => ({ ...deps, now: () => now })

const noSuchSize: Criterion = {
  id: 'size-1',
  kind: 'size',
  text: '1500 ml',
  source_field: 'container_volume_ml',
  required: true,
  any_of_ml: [1500],
  launched_together: false,
}

it('tells nothing of a tender beside which the producer dismissed all that fits', async () => {
  const subscriber = await addProducer('dismissing')
  const tender = await publish()
  await workInChange(matching, {
    kind: 'tender_for_user',
    tender_id: tender.tender_id,
    user_id: subscriber,
  })
  const row = await matching.matches.find(subscriber, tender.tender_id)
  const pairOf = (product_id: ProductId) => ({ tender_id: tender.tender_id, product_id })
  for (const { product_id } of row?.best ?? [])
    await matching.matches.dismiss(subscriber, pairOf(product_id), true)
  await announce(tender, subscriber)
  await mailAll()
  expect(await mailsTo(subscriber)).toEqual([])
  // the same tender is told of once one of them is brought back
  const [first] = row?.best ?? []
  if (first === undefined) throw new Error('nothing fits')
  await matching.matches.dismiss(subscriber, pairOf(first.product_id), false)
  await announce(tender, subscriber)
  await mailAll()
  expect(await mailsTo(subscriber)).toHaveLength(1)
})

it('tells of a published tender with the reasons, once, in the language of the producer', async () => {
  const subscriber = await addProducer('reasons', {
    language: 'fr',
    facts: { name: 'Cuvée {code}' },
  })
  const tender = await publish()
  const close = await publish({ offer_deadline: '2027-02-01' }, [redWine, noSuchSize])
  for (const row of [tender, close]) await announce(row, subscriber)
  await mailAll()
  await mailAll()

  const [mail, ...others] = await mailsTo(subscriber)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('1 appel d’offres ouvert convient à vos produits, 1 convient presque')
  expect(mail?.text).toContain(
    'Bien adapté\u00a0: Cuvée (code). Toutes les exigences impératives sont remplies.',
  )
  expect(mail?.text).toContain(
    'À ajuster\u00a0: Cuvée (code). À changer\u00a0: Format (Proposez le format demandé).',
  )
  expect(mail?.text).toContain('Systembolaget, offres jusqu’au 1er février 2027')
  expect(mail?.text).toContain(`https://site.example/fr/tenders/${close.tender_id}`)
  expect(mail?.html).toContain('https://site.example/fr/matches')
  expect(mail?.headers).toEqual({
    'list-unsubscribe': expect.stringMatching(
      /^<https:\/\/site\.example\/api\/unsubscribe\/.+kind=matches>$/,
    ),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

it('tells an account without a plan numbers and no requirement', async () => {
  const free = await addProducer('free', { plan: false, facts: { name: 'Secret Cuvée' } })
  const tender = await publish({}, [redWine, noSuchSize])
  await announce(tender, free)
  await mailAll()
  const [mail] = await mailsTo(free)
  expect(mail?.subject).toBe('1 open tender nearly fits your products')
  expect(mail?.text).toContain('1 nearly fits.')
  expect(mail?.text).toContain('With the Access plan')
  for (const paid of ['Size', 'Offer the size', 'Secret Cuvée'])
    expect(mail?.text).not.toContain(paid)
  expect(mail?.text).toContain(`https://site.example/tenders/${tender.tender_id}`)
})

it('tells of a new version when it says something else, and of one that says the same not again', async () => {
  const producer = await addProducer('versions')
  const first = await publish()
  await announce(first, producer)
  await mailAll()
  expect(await mailsTo(producer)).toHaveLength(1)

  // a publication that was undone leaves a version that says what the one before said
  const undone = await change(first, {})
  await announce(undone, producer)
  await mailAll()
  expect(await mailsTo(producer)).toHaveLength(1)

  const moved = await change(undone, { offer_deadline: '2027-04-02' })
  await announce(moved, producer)
  await mailAll()
  const [mail, ...others] = await mailsTo(producer)
  expect(others).toHaveLength(1)
  expect(mail?.text).toContain('offers until 2 April 2027')
})

it('tells nothing of what does not fit, is closed, withdrawn or dismissed', async () => {
  const producer = await addProducer('nothing')
  await add(producer, { name: 'White', categories: ['white_wine'], type: 'White wine' })
  await announce(await publish({}, [{ ...redWine, any_of: ['beer'] }]), producer)
  await announce(await publish({ offer_deadline: '2026-11-18' }), producer)
  await announce(await publish({ status: 'withdrawn' }), producer)
  const unwanted = await publish()
  await deps.notices.mute(producer, unwanted.tender_id, now)
  await announce(unwanted, producer)
  // told, and dismissed before the mail went out
  const late = await publish()
  await announce(late, producer)
  await deps.notices.mute(producer, late.tender_id, now)
  await mailAll()
  expect(await mailsTo(producer)).toEqual([])

  await deps.notices.takeBack(producer, unwanted.tender_id)
  await announce(unwanted, producer)
  await mailAll()
  expect(await mailsTo(producer)).toHaveLength(1)
})

it('tells of all tenders that a changed portfolio fits, in one mail, and waits for what can still be undone', async () => {
  const tenders = [
    await publish({}, [redWine, fromFrance]),
    await publish({}, [redWine, fromFrance]),
  ]
  const held = { ...tenderRow(nextId++, open, [redWine]), updated_at: now.toISOString() }
  await matching.tenders.save(held, 0)
  const producer = await addProducer('portfolio')
  await workInChange(matching, { kind: 'portfolio', user_id: producer })
  for (const _ of [1, 2]) await tellOfPortfolio(deps, producer)
  await mailAll()
  const [mail, ...others] = await mailsTo(producer)
  expect(others).toEqual([])
  for (const { tender_id } of tenders) expect(mail?.text).toContain(`/tenders/${tender_id}`)
  expect(mail?.text).not.toContain(`/tenders/${held.tender_id}`)

  now = new Date(now.getTime() + 600_000)
  await tellOfPortfolio(deps, producer)
  await mailAll()
  expect((await mailsTo(producer))[0]?.text).toContain(`/tenders/${held.tender_id}`)
})

it('gathers what is new for the morning that the producer chose, by their clock', async () => {
  now = new Date('2026-11-19T12:00:00Z')
  const producer = await addProducer('daily', { country_code: 'IT', language: 'it' })
  await setMailChoice(choosing(), producer, { rhythm: { matches: 'daily' } })
  for (const row of [await publish(), await publish()]) await announce(row, producer)
  await mailAll()
  expect(await mailsTo(producer)).toEqual([])
  now = new Date('2026-11-20T06:58:00Z')
  await mailAll()
  expect(await mailsTo(producer)).toEqual([])
  now = new Date('2026-11-20T07:00:00Z')
  await mailAll()
  await mailAll()
  expect(await mailsTo(producer)).toMatchObject([
    { subject: '2 gare aperte sono adatte ai Suoi prodotti' },
  ])

  await setMailChoice(choosing(), producer, {
    rhythm: { matches: 'weekly' },
    time_zone: 'America/Los_Angeles',
  })
  await announce(await publish(), producer)
  now = new Date('2026-11-23T15:58:00Z')
  await mailAll()
  expect(await mailsTo(producer)).toHaveLength(1)
  now = new Date('2026-11-23T16:00:00Z')
  await mailAll()
  expect(await mailsTo(producer)).toHaveLength(2)
})

it('mails nothing more after an unsubscription, a bounce or a complaint, and goes on when asked to', async () => {
  const producer = await addProducer('ended')
  await announce(await publish(), producer)
  expect(await unsubscribe(choosing(), await deps.mailChoices.keyOf(producer), 'matches')).toEqual({
    ok: true,
    value: {},
  })
  await mailAll()
  expect(await mailsTo(producer)).toEqual([])
  expect(await deps.mailChoices.wants(producer, 'document_expiry')).toBe(true)

  const at = '2026-11-23T10:00:00.000Z'
  const said = (detail: object) => {
    const mail = { timestamp: at, messageId: 'm1', destination: ['ended@example.com'] }
    const event = { source: 'aws.ses', detail: { mail, ...detail } }
    const read = readNoticeQueueBody(JSON.stringify(event))
    if (!('mailEvent' in read)) throw new Error('no event of a mail')
    const findUser = async (email: string) => (email.startsWith('ended') ? producer : null)
    return stopMails({ ...deps, findUser }, read.mailEvent)
  }
  const bouncedRecipients = [{ emailAddress: 'ended@example.com' }]
  await setMailChoice(choosing(), producer, { matches: true })
  await said({
    eventType: 'Bounce',
    bounce: { timestamp: at, bounceType: 'Transient', bouncedRecipients },
  })
  expect(await deps.mailChoices.wants(producer, 'matches')).toBe(true)
  await said({
    eventType: 'Bounce',
    bounce: { timestamp: at, bounceType: 'Permanent', bouncedRecipients },
  })
  const complainedRecipients = bouncedRecipients
  await said({ eventType: 'Complaint', complaint: { timestamp: at, complainedRecipients } })
  await announce(await publish(), producer)
  await mailAll()
  expect(await mailsTo(producer)).toEqual([])
  expect(await setMailChoice(choosing(), producer, {})).toMatchObject({
    stopped: { reason: 'bounce' },
  })

  await setMailChoice(choosing(), producer, { matches: true })
  await announce(await publish(), producer)
  await mailAll()
  expect(await mailsTo(producer)).toHaveLength(1)
})

it('leaves a mail to the worker that is at it, and sends what one that died left', async () => {
  const producer = await addProducer('died')
  await announce(await publish(), producer)
  await cloud.noticeWork()
  const dying = { ...deps, sendMail: () => new Promise<string>(() => {}) }
  void mailDueNotices(dying, producer)
  const again: (number | undefined)[] = []
  const asking: NoticeDeps = { ...deps, askForWork: async (_, delay) => void again.push(delay) }
  // the dying one holds the lease by then
  await expect
    .poll(() => mailDueNotices(asking, producer).then(() => again))
    .toContain(mailLease.seconds)
  expect(await mailsTo(producer)).toEqual([])
  now = new Date(now.getTime() + 90_001)
  await mailDueNotices(deps, producer)
  await mailDueNotices(deps, producer)
  expect(await mailsTo(producer)).toHaveLength(1)
})
