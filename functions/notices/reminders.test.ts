import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import type { NoticeOf } from '#domain/notices/notice.ts'
import { addDays, type CalendarDate, dateIn, daysBetween } from '#domain/shared/calendar-date.ts'
import { outcomeIdSchema, type TenderId, type UserId } from '#domain/shared/ids.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { instantIn } from '#domain/shared/time-zone.ts'
import { checkOffer, recordReference } from '../applications/desk-steps.ts'
import { recordOutcome } from '../applications/record-outcome.ts'
import { askForReminders, remindProducer } from '../applications/remind-producer.ts'
import { type ChangeTelling, tellApplicant } from '../applications/tell-applicants.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { openDesk } from '../applications/test/open-desk.ts'
import { markStep } from '../applications/timeline.ts'
import { createMatchStore } from '../matching/match-store.ts'
import { createOneAtATime } from '../platform/dynamodb/lease.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { companyProfile, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { mailDueNotices, mailLease } from './mail-due-notices.ts'
import type { NoticeDeps } from './notice-deps.ts'

/** `npm run reminders`: fifty over the whole year. */
const count = Number(process.env.REMINDED ?? 12)
const firstDay = '2027-01-04'
const days = count < 50 ? 110 : 365

const places = [
  ['Europe/Paris', null],
  ['America/New_York', 'America/New_York'],
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Europe/Helsinki', 'Europe/Helsinki'],
] as const
const lives = [
  'never submitted',
  'submitted',
  'withdrawn tender',
  'moved',
  'done steps',
  'unsubscribed',
  'bounced',
  'reinstated tender',
  'market not open yet',
  'moved earlier',
  'complained',
  'won',
] as const

interface Applicant {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly language: Locale
  readonly zone: string
  readonly life: (typeof lives)[number]
  readonly begun: CalendarDate
  readonly deadline: CalendarDate
  /** When something happens to it: six days before the deadline. */
  readonly turn: CalendarDate
}

let cloud: TestCloud
let opened: ReturnType<typeof openApplications>
let reminding: Parameters<typeof remindProducer>[0]
let mailing: NoticeDeps
let telling: ChangeTelling
let desk: ReturnType<typeof openDesk>
let applicants: Applicant[]
/** On which day the market of those whose market is not open yet opens. */
let opening: CalendarDate | undefined
const asked: UserId[] = []
const toMail: UserId[] = []

beforeAll(async () => {
  cloud = await startTestCloud()
  Object.assign(process.env, cloud.environment)
  opened = openApplications(cloud)
  desk = openDesk(cloud, opened)
  const { deps } = opened
  const now = () => opened.clock.now
  const mailChoices = createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE'))
  const addressOf = async (user_id: UserId) => `${user_id}@example.com`
  reminding = {
    ...deps,
    mailChoices,
    addressOf,
    askForMail: async (work) => {
      for (const one of work) if (one.kind === 'mail') toMail.push(one.user_id)
    },
  }
  mailing = {
    ...deps,
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
    ...mailing,
    ...deps,
    addressOf,
    askForWork: async () => {},
    mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
    contactMail: 'desk@nordgate.example',
  }
  opened.clock.now = new Date(`${firstDay}T00:00:00Z`)
  applicants = Array.from({ length: count }, (_, index) => applicantOf(index))
  opening = applicants.find(({ life }) => life === 'market not open yet')?.turn
  for (const one of applicants) await prepare(one)
}, 120_000)
afterAll(() => cloud.stop())

function applicantOf(index: number): Applicant {
  const begun = addDays(firstDay, Math.floor((index * (days - 70)) / count))
  const deadline = addDays(begun, 45 + (index % 9))
  const place = places[index % places.length] ?? places[0]
  return {
    user_id: userId(`applicant-${index}`),
    tender_id: tenderRow(index + 1).tender_id,
    language: locales[index % locales.length] ?? 'en',
    zone: place[0],
    life: lives[index % lives.length] ?? 'never submitted',
    begun,
    deadline,
    turn: addDays(deadline, -6),
  }
}

async function prepare(one: Applicant): Promise<void> {
  const { user_id, language, zone } = one
  await opened.deps.tenders.save(tenderOf(one), 0)
  await opened.addProduct(user_id)
  await opened.deps.profiles.save(user_id, {
    profile: companyProfile({ legal_name: 'Test SARL', language }),
    vat_check: uncheckedVat,
  })
  if (zone !== 'Europe/Paris') await mailing.mailChoices.setTimeZone(user_id, zone)
}

const tenderOf = (
  { tender_id, deadline, begun, life }: Applicant,
  said: object = {},
  version = 1,
) =>
  tenderRow(
    Number(tender_id),
    {
      ...(life === 'market not open yet' ? { market: 'NO', monopoly: 'vinmonopolet' } : {}),
      product_type: 'Red wine',
      published_date: addDays(begun, -5),
      offer_deadline: deadline,
      // what is won is prepared within the days of this test
      launch_date: addDays(deadline, life === 'won' ? 100 : 210),
      ...said,
    },
    undefined,
    version,
  )

/** How far the deadlines of those that move are moved. */
const movedBy = 14
const movedEarlierBy = 2
/** After how many days one that was withdrawn is reinstated. */
const reinstatedAfter = 2

/** Publishes another version of a tender and tells who applies for it. */
async function change(one: Applicant, version: number, said: object): Promise<void> {
  const { user_id, tender_id } = one
  const before = await opened.deps.tenders.find(tender_id)
  if (before === null) throw new Error('there is no such tender')
  const kept = [opened.deps.versions.keepIn(before)]
  expect(await opened.deps.tenders.save(tenderOf(one, said, version), version - 1, kept)).toBe(
    'written',
  )
  await tellApplicant(telling, { user_id, tender_id, version })
}

/** Records at the desk that an offer was handed in and won. */
async function win({ user_id, tender_id }: Applicant, day: CalendarDate): Promise<void> {
  const seen = async () => {
    const row = await opened.deps.applications.find(user_id, tender_id)
    return { user_id, tender_id, version: row?.version ?? 0, by: userId('operator') }
  }
  await checkOffer(desk, await seen())
  const given_at = `${addDays(day, -1)}T08:00`
  const recorded = await recordReference(desk, { ...(await seen()), reference: 'R-1', given_at })
  expect(recorded).toMatchObject({ ok: true })
  const entry = {
    event_id: outcomeIdSchema.parse(`out_${user_id}-won`),
    kind: 'won',
    day: addDays(day, -1),
    note: null,
    evidence: null,
    details: {},
    corrects: null,
  } as const
  expect(await recordOutcome(desk, { ...(await seen()), entry })).toMatchObject({ ok: true })
}

/** What happens to applications on a day, in its night. */
async function live(day: CalendarDate): Promise<void> {
  if (day === opening)
    await opened.deps.markets.save({ market: 'NO', status: 'live', opens_on: null })
  for (const one of applicants) {
    const { user_id, tender_id, life } = one
    if (day === one.begun) {
      expect(await opened.draft(user_id, tender_id)).toMatchObject({ ok: true })
      if (life === 'unsubscribed')
        await mailing.mailChoices.choose(user_id, 'deadlines', false, opened.clock.now)
    }
    if (life === 'reinstated tender' && day === addDays(one.turn, reinstatedAfter))
      await change(one, 3, {})
    if (life === 'won' && day === addDays(one.turn, 2)) await win(one, day)
    if (day !== one.turn) continue
    if (life === 'reinstated tender') await change(one, 2, { status: 'withdrawn' })
    if (life === 'submitted' || life === 'won')
      expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    if (life === 'withdrawn tender')
      await opened.deps.tenders.save(tenderOf(one, { status: 'withdrawn' }, 2), 1)
    if (life === 'moved' || life === 'moved earlier') {
      const by = life === 'moved' ? movedBy : -movedEarlierBy
      const offer_deadline = addDays(one.deadline, by)
      await opened.deps.tenders.save(tenderOf(one, { offer_deadline }, 2), 1)
    }
    if (life === 'bounced') await mailing.mailChoices.stop(user_id, 'bounce', opened.clock.now)
    if (life === 'complained')
      await mailing.mailChoices.stop(user_id, 'complaint', opened.clock.now)
    if (life === 'done steps') {
      for (const step of ['statements', 'ethics', 'form-to-submitter']) {
        const said = { tender_id, step, is_done: true, moved_to: null, note: null }
        await markStep(opened.deps, opened.caller(user_id), said)
      }
    }
  }
}

/** What the queues bring at an instant, each twice. */
async function work(at: Date): Promise<void> {
  opened.clock.now = at
  await askForReminders(reminding, async (work) => {
    for (const one of work) if (one.kind === 'remind') asked.push(one.user_id)
  })
  for (const user_id of asked.splice(0)) {
    await remindProducer(reminding, user_id)
    await remindProducer(reminding, user_id)
  }
  for (const user_id of toMail.splice(0)) {
    await mailDueNotices(mailing, user_id)
    await mailDueNotices(mailing, user_id)
  }
}

interface Mail {
  readonly subject: string
  readonly text: string
  readonly headers?: Record<string, string>
}
const mailsTo = async (user_id: UserId) =>
  (await (await fetch(`${cloud.inbox}?to=${user_id}@example.com`)).json()) as Mail[]

it(`gives each reminder of ${count} applications in ${days} days once, on its day, by the clock of the producer`, async () => {
  for (let ahead = 0; ahead < days; ahead += 1) {
    const day = addDays(firstDay, ahead)
    opened.clock.now = new Date(`${addDays(day, -1)}T10:30:00Z`)
    await live(day)
    const mornings = places.map(([zone]) => instantIn(zone, day, 8).getTime())
    // the queue is asked every quarter of an hour
    for (const at of mornings.toSorted((a, b) => a - b)) await work(new Date(at + 10 * 60_000))
  }
  const told = new Map<UserId, NoticeOf<'deadline'>[]>()
  for (const { user_id } of applicants) {
    const all = await firstOf(opened.deps.notices.list(user_id, null), 1000)
    told.set(
      user_id,
      all.flatMap((one) => (one.kind === 'deadline' ? [one] : [])),
    )
  }
  for (const one of applicants) {
    const { user_id, zone, life, deadline, turn, begun } = one
    const notices = told.get(user_id) ?? []
    expect(notices.length, life).toBeGreaterThan(2)
    for (const { on, made_at, last_day } of notices) {
      // on its day, in the morning of the producer
      const at = new Date(made_at)
      expect(dateIn(zone, at)).toBe(on)
      // of what came back the first morning is the Nordic one, as of a draft that was just begun
      if (life !== 'reinstated tender' || on !== addDays(turn, reinstatedAfter))
        expect(at.getTime() - instantIn(zone, on, 8).getTime()).toBeLessThan(15 * 60_000)
      expect(at >= instantIn(zone, on, 8)).toBe(true)
      expect(on <= last_day && on > begun).toBe(true)
    }
    // no reminder of a step says the same twice
    const said = notices.map(({ step, reason, last_day, on }) =>
      [step, reason, last_day, on].join(),
    )
    expect(new Set(said).size).toBe(said.length)
    const ofLaunch = ({ step }: NoticeOf<'deadline'>) =>
      ['product-data', 'label-approval', 'pickup'].includes(step)
    const hard = notices.filter(({ step }) => step === 'offer-deadline')
    // the safe day may be one of them, and is said in its place
    const isAhead = ({ reason, on, last_day }: NoticeOf<'deadline'>) =>
      reason === 'ahead' || (reason === 'safe' && [14, 7, 3, 1].includes(daysBetween(on, last_day)))
    const ahead = hard.filter(isAhead).map(({ on }) => on)
    const before = (day: CalendarDate, ...counts: number[]) =>
      counts.map((days) => addDays(day, -days))
    const last = hard.filter(({ reason }) => reason === 'last_day').map(({ on }) => on)
    switch (life) {
      case 'submitted':
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7))
        expect(notices.filter(({ on }) => on >= turn && on <= deadline)).toEqual([])
        expect(notices.filter(ofLaunch)).toEqual([])
        break
      case 'won':
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7))
        // what is prepared for the launch comes only now
        expect(notices.filter((one) => ofLaunch(one) && one.on < turn)).toEqual([])
        expect(notices.some((one) => ofLaunch(one) && one.on > deadline)).toBe(true)
        break
      case 'moved earlier': {
        const moved = addDays(deadline, -movedEarlierBy)
        expect(ahead.toSorted()).toEqual([...before(deadline, 14, 7), ...before(moved, 3, 1)])
        expect(last).toEqual([moved])
        break
      }
      case 'withdrawn tender':
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7))
        expect(notices.filter(({ on }) => on >= turn)).toEqual([])
        break
      case 'moved': {
        const moved = addDays(deadline, movedBy)
        expect(ahead.toSorted()).toEqual([
          ...before(deadline, 14, 7),
          ...before(moved, 14, 7, 3, 1),
        ])
        expect(last).toEqual([moved])
        // what was planned for the old one is counted from the new one
        expect(
          notices.filter(
            ({ step, on, last_day }) =>
              step === 'offer-deadline' && on >= turn && last_day === deadline,
          ),
        ).toEqual([])
        break
      }
      case 'done steps':
        expect(
          notices.filter(
            ({ step, on }) =>
              on >= turn && ['statements', 'ethics', 'form-to-submitter'].includes(step),
          ),
        ).toEqual([])
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7, 3, 1))
        break
      case 'reinstated tender':
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7, 3, 1))
        expect(last).toEqual([deadline])
        expect(
          notices.filter(({ on }) => on >= turn && on < addDays(turn, reinstatedAfter)),
        ).toEqual([])
        break
      case 'market not open yet': {
        const isOpen = (day: CalendarDate) => opening !== undefined && day >= opening
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7, 3, 1).filter(isOpen))
        expect(last).toEqual([deadline])
        expect(notices.filter(({ on }) => !isOpen(on))).toEqual([])
        break
      }
      default:
        expect(ahead.toSorted()).toEqual(before(deadline, 14, 7, 3, 1))
        expect(last).toEqual([deadline])
    }
    // of changes others tell
    const mails = (await mailsTo(user_id)).filter(({ headers }) =>
      headers?.['list-unsubscribe']?.includes('kind=deadlines'),
    )
    const isStopped = life === 'bounced' || life === 'complained'
    // one mail for each day with reminders, save where none may come
    const mailed = new Set(
      notices
        .filter(({ on }) => life !== 'unsubscribed' && (!isStopped || on < turn))
        .map(({ on }) => on),
    )
    expect(mails.length, life).toBe(mailed.size)
    for (const { subject } of mails) expect(subject).toMatch(subjects[one.language])
  }
}, 900_000)

const subjects: Readonly<Record<Locale, RegExp>> = {
  en: /dates? in your applications/,
  de: /Termine? zu Ihren Angeboten/,
  fr: /échéances? approche(nt)? pour vos candidatures/,
  it: /scadenz[ae] in arrivo per le Sue candidature/,
  es: /plazos? de sus candidaturas/,
}
