import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EnquiryId } from '#domain/shared/ids.ts'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { claimMs, MailUnderWay } from '../platform/mail/send-once.ts'
import { userId } from '../platform/test/builders.ts'
import { readCalendar } from '../platform/test/read-calendar.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createAnswerLinkStore } from './answer-link-store.ts'
import { changeEnquiry } from './change-enquiry.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { createEnquiryStore } from './enquiry-store.ts'
import { createAskForWork, enquiryWorkSchema } from './enquiry-work.ts'
import { listEnquiries } from './list-enquiries.ts'
import { createPrivateSaleContactStore } from './private-sale-contact-store.ts'
import { processEnquiry } from './process-enquiry.ts'
import { takeContact } from './take-enquiry.ts'

const desk = 'desk@nordgate.example'
const request = { request_id: 'req-1', access_token: null, ip: '203.0.113.9', locale: null }
const anna = userId('anna')
const agreed = {
  starts_at: '2027-03-30T13:00:00Z',
  minutes: 30,
  where: 'Video: https://a.example',
} as const
const topic = 'Bordeaux <script>alert(1)</script>\n{code}'

type Contact = Parameters<typeof takeContact>[1]
const asking = (said: object = {}) =>
  ({
    kind: 'consultation',
    enquiry_id: `cns_${randomUUID()}`,
    name: 'A. "Test", <b>',
    company: 'Test; SARL',
    email: `${randomUUID()}@example.com`,
    phone: null,
    topic,
    times: ['2027-03-30T13:00:00Z', '2027-04-01T08:00:00Z'],
    time_zone: 'America/New_York',
    language: 'fr',
    ...said,
  }) as Contact & { kind: 'consultation' }

describe('a consultation', () => {
  let cloud: TestCloud
  let deps: EnquiryDeps
  let now = new Date('2027-03-24T10:00:00Z')
  /** What the log of the desk is told. */
  let logged: object[] = []

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    deps = {
      enquiries: createEnquiryStore(cloud.table('ENQUIRIES_TABLE')),
      contacts: createPrivateSaleContactStore(cloud.table('PRIVATE_SALE_CONTACTS_TABLE')),
      links: createAnswerLinkStore(cloud.table('ENQUIRIES_TABLE')),
      accessPlans: createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
      mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
      addressOf: async (user_id) => `${user_id}@example.com`,
      sendMail: createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'enquiries'),
      askForWork: createAskForWork(new SQSClient({}), cloud.environment.ENQUIRY_QUEUE_URL),
      contactMail: desk,
      siteOrigin: cloud.environment.SITE_ORIGIN,
      now: () => now,
    }
  })
  afterAll(() => cloud.stop())
  // limits count per hour: no test lives on what another has left of them
  beforeEach(() => {
    now = new Date(now.getTime() + 3_600_001)
    logged = []
  })

  const taking = () => ({ ...deps, throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')) })
  const take = (asked: Contact) => takeContact(taking(), asked, request)
  async function taken(said: object = {}) {
    const asked = asking(said)
    const answer = await take(asked)
    if (!answer.ok) throw new Error(answer.code)
    await processWaiting()
    return asked
  }
  const change = (id: EnquiryId, body: Parameters<typeof changeEnquiry>[2], by = anna) =>
    changeEnquiry(deps, id, body, by, (noted) => logged.push(noted))

  /** All work that is queued, delivered twice. */
  async function processWaiting(): Promise<void> {
    for (;;) {
      const work = (await cloud.enquiryWork()).map((one) => enquiryWorkSchema.parse(one))
      if (work.length === 0) return
      for (const one of [...work, ...work]) await processEnquiry(deps, one)
    }
  }
  async function mailsTo(address: string) {
    const answer = await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)
    return (await answer.json()) as {
      subject: string
      text: string
      html: string
      reply_to?: string[]
      attachments?: { name: string; content: string }[]
    }[]
  }
  async function calendarsTo(address: string) {
    return (await mailsTo(address)).map(({ attachments = [] }) => {
      expect(attachments.map(({ name }) => name)).toEqual(['nordgate.ics'])
      return Buffer.from(attachments[0]?.content ?? '', 'base64').toString('utf8')
    })
  }
  const listed = async (asked: object) => {
    const query = { state: 'open', limit: 100, sort: '-received', ...asked } as const
    const found = await listEnquiries(deps.enquiries, query, anna, now)
    return found.ok ? found.value.enquiries.map(({ enquiry }) => enquiry.enquiry_id) : []
  }

  it('is one request however often it is sent, and one mail to the desk, in plain words', async () => {
    const asked = asking()
    const first = await take(asked)
    expect(first).toMatchObject({ ok: true, value: { reference: expect.stringMatching(/^C-/) } })
    expect(await take(asked)).toEqual(first)
    expect(await take({ ...asked, topic: 'Another' })).toMatchObject({ code: 'version_conflict' })
    await processWaiting()
    const [mail, ...more] = (await mailsTo(desk)).filter(({ reply_to }) =>
      reply_to?.includes(asked.email),
    )
    expect(more).toEqual([])
    expect(mail?.html).toContain('Bordeaux &lt;script&gt;')
    expect(mail?.html).not.toContain('<script')
    expect(mail?.text).toContain('Tuesday, 30 March 2027 at 09:00 (America/New_York)')
    // it came on a Wednesday
    const stored = await deps.enquiries.find(asked.enquiry_id)
    expect(stored?.enquiry).toMatchObject({ due: '2027-03-25', responsible: null, version: 0 })
    // nobody has verified the address
    expect(await mailsTo(asked.email)).toEqual([])
    // sent again once its times are over, it is still the same request
    const then = now
    now = new Date('2027-05-01T00:00:00Z')
    expect(await take(asked)).toEqual(first)
    now = then
  })

  it('is not taken for times in the past, too near or too far', async () => {
    const later = '2027-04-01T08:00:00Z'
    for (const time of ['2020-01-01T08:00:00Z', now.toISOString(), '2031-01-01T08:00:00Z']) {
      expect(await take(asking({ times: [later, time] }))).toMatchObject({ code: 'day_is_past' })
    }
  })

  it('is confirmed, moved and called off by one mail each, of one entry in the calendar', async () => {
    const { enquiry_id, email } = await taken()
    const first = await change(enquiry_id, { version: 0, appointment: agreed })
    expect(first).toMatchObject({
      value: { enquiry: { status: 'answered', due: '2027-03-30', version: 1 } },
    })
    const noted = {
      before: { talk: null },
      after: { talk: 'agreed: 2027-03-30T13:00:00Z, 30 min (0)' },
    }
    expect(logged).toMatchObject([noted])
    // the desk did not hear of it and sends it again, with the version of before
    const again = await change(enquiry_id, { version: 0, appointment: agreed })
    expect(again.ok).toBe(true)
    expect(logged).toHaveLength(1)
    await processWaiting()
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.reply_to).toEqual([desk])
    expect(mails[0]?.subject).toBe('Votre entretien avec Nordgate\u00a0: 30 mars 2027')
    expect(mails[0]?.text).toMatch(/mardi 30 mars 2027 à 09:00 \(New York\)/)
    // no word of the visitor's goes to an address that nobody has verified
    expect(`${mails[0]?.html}${mails[0]?.text}`).not.toMatch(/Bordeaux|Test/)

    const moved = { ...agreed, starts_at: '2027-04-01T08:00:00Z', minutes: 45 } as const
    expect(await change(enquiry_id, { version: 0, appointment: moved })).toMatchObject({
      code: 'version_conflict',
    })
    await change(enquiry_id, { version: 1, appointment: moved })
    await processWaiting()
    await change(enquiry_id, { version: 2, appointment: null })
    await processWaiting()
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      'Votre entretien avec Nordgate\u00a0: 30 mars 2027',
      'Votre entretien du 1er avril 2027 est annulé',
      'Votre entretien est déplacé au 1er avril 2027',
    ])

    // of what is called off nothing can suit
    const suits = (await mailsTo(email)).map(({ subject, text }) => [
      subject.includes('annulé'),
      text.includes('Cela ne vous convient pas'),
    ])
    expect(suits.sort()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])

    const texts = await calendarsTo(email)
    const events = texts
      .flatMap((text) => {
        const method = new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('method')
        return readCalendar(text).map((event) => ({ ...event, method }))
      })
      .sort((a, b) => a.sequence - b.sequence)
    const own = { uid: `${enquiry_id}@nordgate`, summary: 'Premier conseil avec Nordgate' }
    const second = { start: '2027-04-01T08:00:00Z', end: '2027-04-01T08:45:00Z' }
    expect(events).toEqual([
      {
        ...own,
        sequence: 0,
        start: '2027-03-30T13:00:00Z',
        end: '2027-03-30T13:30:00Z',
        status: 'CONFIRMED',
        method: 'REQUEST',
      },
      { ...own, ...second, sequence: 1, status: 'CONFIRMED', method: 'REQUEST' },
      { ...own, ...second, sequence: 2, status: 'CANCELLED', method: 'CANCEL' },
    ])
    for (const text of texts) {
      expect(text).toContain(`ORGANIZER;CN="Nordgate":mailto:${desk}`)
      expect(text).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m)
      expect(text).not.toContain('Bordeaux')
    }
  })

  it('tells of the last of two quick changes alone', async () => {
    const { enquiry_id, email } = await taken()
    await change(enquiry_id, { version: 0, appointment: agreed })
    await change(enquiry_id, { version: 1, appointment: { ...agreed, minutes: 60 } })
    await processWaiting()
    const [text, ...more] = await calendarsTo(email)
    expect(more).toEqual([])
    expect(readCalendar(text ?? '')).toMatchObject([{ sequence: 1, end: '2027-03-30T14:00:00Z' }])
    // the first was never told: to the enquirer it is no change
    const subjects = (await mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Votre entretien avec Nordgate\u00a0: 30 mars 2027'])
  })

  it('says what is new over what the enquirer was told last', async () => {
    const { enquiry_id, email } = await taken({ language: 'en' })
    let version = 0
    const told: string[] = []
    const tell = async (appointment: Parameters<typeof changeEnquiry>[2]['appointment']) => {
      expect((await change(enquiry_id, { version, appointment })).ok).toBe(true)
      version += 1
    }
    const news = async () => {
      await processWaiting()
      const subjects = (await mailsTo(email)).map(({ subject }) => subject)
      const more = subjects.filter((subject) => !told.includes(subject))
      told.push(...more)
      return more
    }
    const other = { ...agreed, starts_at: '2027-04-01T08:00:00Z' }
    await tell(agreed)
    expect(await news()).toEqual(['Your consultation with Nordgate: 30 March 2027'])
    await tell({ ...agreed, where: '+46 8 000 00 00' })
    expect(await news()).toEqual(['Your consultation on 30 March 2027: new details'])
    // moved and called off before that was told: the enquirer knows of the earlier day
    await tell(other)
    await tell(null)
    expect(await news()).toEqual(['Your consultation on 30 March 2027 has been cancelled'])
    await tell(other)
    expect(await news()).toEqual(['Your consultation with Nordgate: 1 April 2027'])
    expect((await mailsTo(email)).length).toBe(4)
  })

  it('mails nothing of a talk that is called off before it was told', async () => {
    const { enquiry_id, email } = await taken()
    await change(enquiry_id, { version: 0, appointment: agreed })
    await change(enquiry_id, { version: 1, appointment: null })
    await processWaiting()
    expect(await mailsTo(email)).toEqual([])
  })

  it('waits while the mail before is on its way', async () => {
    const { enquiry_id, email } = await taken()
    await change(enquiry_id, { version: 0, appointment: agreed })
    const sendMail = () => Promise.reject(new Error('not now'))
    const work = { kind: 'appointment', enquiry_id, sequence: 0 } as const
    await expect(processEnquiry({ ...deps, sendMail }, work)).rejects.toThrow('not now')
    await change(enquiry_id, { version: 1, appointment: null })
    const next = { ...work, sequence: 1 }
    await expect(processEnquiry(deps, next)).rejects.toBeInstanceOf(MailUnderWay)
    now = new Date(now.getTime() + claimMs + 1)
    await processWaiting()
    expect(await mailsTo(email)).toEqual([])
  })

  it('is in the log of the desk also where the queue fails', async () => {
    const { enquiry_id } = await taken()
    const askForWork = () => Promise.reject(new Error('no queue'))
    const body = { version: 0, appointment: agreed }
    const note = (noted: object) => logged.push(noted)
    const failed = changeEnquiry({ ...deps, askForWork }, enquiry_id, body, anna, note)
    await expect(failed).rejects.toThrow('no queue')
    expect(logged).toMatchObject([{ before: { status: 'new' }, after: { status: 'answered' } }])
    // a number or a link is for the enquirer alone
    expect(JSON.stringify(logged)).not.toContain('a.example')
  })

  it('is nobody’s where its row is from before owners were kept', async () => {
    const { enquiry_id } = await taken()
    const key = { kind: 'consultation', enquiry_id }
    await updateRow(cloud.table('ENQUIRIES_TABLE'), key, { text: 'REMOVE responsible' })
    expect(await listed({ responsible: 'nobody' })).toContain(enquiry_id)
    expect(await listed({ responsible: 'me' })).not.toContain(enquiry_id)
  })

  it('is listed by who has it, by its day and by its kind', async () => {
    const { enquiry_id } = await taken()
    const own = { kind: 'consultation', responsible: 'me' } as const
    expect(await listed({ responsible: 'nobody' })).toContain(enquiry_id)
    expect(await listed(own)).not.toContain(enquiry_id)
    expect(await listed({ due: 'now' })).not.toContain(enquiry_id)
    await change(enquiry_id, { version: 0, responsible: true, due: '2027-03-24' })
    expect(await listed({ ...own, due: 'now' })).toEqual([enquiry_id])
    expect(await listed({ responsible: 'nobody' })).not.toContain(enquiry_id)
    expect(await listed({ ...own, kind: 'message' })).toEqual([])
    const theirs = await change(enquiry_id, { version: 1, responsible: false }, userId('bo'))
    expect(theirs).toMatchObject({ code: 'transition_not_allowed' })
  })
})
