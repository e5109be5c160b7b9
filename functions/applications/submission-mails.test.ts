import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { createAccessPlanStore } from '../billing/access-plan-store.ts'
import { transact } from '../platform/dynamodb/transact.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { createSendMail, type SendMail } from '../platform/mail/send-mail.ts'
import { claimMs, MailUnderWay } from '../platform/mail/send-once.ts'
import {
  type AskForApplicationWork,
  createAskForApplicationWork,
} from '../platform/queue/application-work.ts'
import { companyProfile, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { askForLostMails } from './ask-for-lost-mails.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import { type SubmissionTelling, tellOfApplication } from './tell-of-application.ts'
import { openApplications } from './test/open-applications.ts'

const desk = 'desk@nordgate.example'
const tender = tenderRow(1, {
  offer_deadline: '2027-01-29',
  reference: 'TND-7',
  product_type: 'Red wine {code}',
})
const { tender_id } = tender

interface Mail {
  readonly subject: string
  readonly text: string
  readonly reply_to: string[]
}

describe('word of a submission', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let deps: SubmissionTelling
  let askForWork: AskForApplicationWork
  let messages: MessageStore
  let users = 0
  let user_id: UserId

  beforeAll(async () => {
    cloud = await startTestCloud()
    vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.environment.AWS_ACCESS_KEY_ID)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.environment.AWS_SECRET_ACCESS_KEY)
    const { AWS_REGION: region, ...environment } = cloud.environment
    opened = openApplications(cloud)
    messages = createMessageStore(cloud.table('APPLICATION_MESSAGES_TABLE'))
    const sqs = new SQSClient({ region, endpoint: environment.AWS_ENDPOINT_URL_SQS })
    askForWork = createAskForApplicationWork(sqs, environment.APPLICATION_QUEUE_URL)
    const ses = new SESv2Client({ region, endpoint: environment.AWS_ENDPOINT_URL_SESV2 })
    const now = () => opened.clock.now
    deps = {
      applications: opened.deps.applications,
      profiles: opened.deps.profiles,
      notices: opened.deps.notices,
      looks: opened.deps.looks,
      accessPlans: createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE')),
      mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
      addressOf: async (id) => (id.startsWith('gone') ? null : `${id}@example.com`),
      mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
      sendMail: createSendMail(ses, environment.MAIL_FROM, 'applications'),
      contactMail: desk,
      siteOrigin: 'https://site.example',
      now,
    }
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    users += 1
    user_id = userId(`submitter-${users}`)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    opened.announced.length = 0
    await cloud.applicationWork()
    await opened.addProduct(user_id)
  })

  const mailsTo = async (address: string): Promise<Mail[]> =>
    (await (await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)).json()) as Mail[]
  const toDesk = async () =>
    (await mailsTo(desk)).filter(({ reply_to }) => reply_to.includes(`${user_id}@example.com`))
  const toProducer = () => mailsTo(`${user_id}@example.com`)
  const submitted = async (answers = {}) => {
    await opened.draft(user_id, tender_id, answers)
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
  }
  const tell = (changed: Partial<SubmissionTelling> = {}) =>
    tellOfApplication({ ...deps, ...changed }, user_id, tender_id)
  const later = (ms: number) => {
    opened.clock.now = new Date(opened.clock.now.getTime() + ms)
  }

  it('reaches the operator and the producer once, however often the worker is told', async () => {
    await submitted()
    expect(opened.announced).toEqual([{ kind: 'mail_due', user_id, tender_id }])
    await tell()
    await tell()
    expect(await toDesk()).toMatchObject([
      {
        subject: 'Application submitted: TND-7 \u00b7 Red wine (code), Domaine du Test SARL',
        text: expect.stringContaining(`https://site.example/admin/applications/${user_id}/1`),
      },
    ])
    const [{ text } = { text: '' }] = await toDesk()
    expect(text).toContain(`Contact: A. Test, ${user_id}@example.com`)
    expect(text).toContain('Market: Sweden (Systembolaget)')
    expect(text).toContain('Product: Domaine du Test Rouge')
    expect(text).toContain('Offer deadline: 29 January 2027, end of the day, Stockholm time')
    expect(text).toContain('€185.00 (excluding VAT) is not paid yet')
    expect(await toProducer()).toMatchObject([
      {
        subject: 'Your application has been submitted: TND-7 \u00b7 Red wine (code)',
        reply_to: [desk],
        text: expect.stringContaining('https://site.example/tender-application/1'),
      },
    ])
  })

  it.each(locales)('tells the producer in %s', async (language: Locale) => {
    await opened.deps.profiles.save(user_id, {
      profile: companyProfile({ legal_name: 'Test', language }),
      vat_check: uncheckedVat,
    })
    await submitted()
    await tell()
    const [mail] = await toProducer()
    const expected = {
      en: ['We have received your application', '29 January 2027, end of the day'],
      it: ['Abbiamo ricevuto la Sua candidatura', '29 gennaio 2027, a fine giornata'],
      fr: ['Nous avons reçu votre candidature', '29 janvier 2027, fin de journée'],
      de: ['Wir haben Ihr Angebot', '29. Januar 2027, Ende des Tages'],
      es: ['Hemos recibido su candidatura', '29 de enero de 2027, final del día'],
    }[language]
    for (const words of expected) expect(mail?.text).toContain(words)
    const prefix = language === 'en' ? '' : `/${language}`
    expect(mail?.text).toContain(`https://site.example${prefix}/tender-application/1`)
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/)
  })

  it('says that nothing is due where a single application was paid in advance', async () => {
    await transact(cloud.table('ACCESS_PLANS_TABLE'), [
      createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE')).saveSinglesIn(
        user_id,
        [tender_id],
        0,
      ),
    ])
    await submitted()
    await tell()
    expect((await toProducer())[0]?.text).toContain('nothing more is due')
    expect((await toDesk())[0]?.text).toContain('The application is paid.')
  })

  it('reaches who is missing after a failure between the two mails', async () => {
    await submitted()
    const sendMail: SendMail = async (to, ...rest) => {
      if (to !== desk) throw new Error('too many mails')
      return deps.sendMail(to, ...rest)
    }
    await expect(tell({ sendMail })).rejects.toThrow('too many mails')
    // the claim of the failed try is not over
    await expect(tell()).rejects.toThrow(MailUnderWay)
    later(claimMs + 1000)
    await tell()
    expect(await toDesk()).toHaveLength(1)
    expect(await toProducer()).toHaveLength(1)
  })

  it('finds a submission whose message was lost, and asks no more once it is told', async () => {
    await submitted()
    // the request died before it could tell the queue
    await askForLostMails({ ...deps, applications: opened.deps.applications, messages, askForWork })
    expect(await cloud.applicationWork()).not.toContainEqual(expect.objectContaining({ user_id }))
    later(11 * 60_000)
    const look = () =>
      askForLostMails({ ...deps, applications: opened.deps.applications, messages, askForWork })
    await look()
    expect(await cloud.applicationWork()).toContainEqual({ kind: 'mail_due', user_id, tender_id })
    await tell()
    await look()
    expect(await cloud.applicationWork()).not.toContainEqual(expect.objectContaining({ user_id }))
    expect(await toProducer()).toHaveLength(1)
  })

  it('tells the operator when a submission is paid, and of nothing that went back meanwhile', async () => {
    await submitted()
    await tell()
    const pay = async (by: 'pay' | 'refund') => {
      const row = await opened.deps.applications.find(user_id, tender_id)
      if (row === null) throw new Error('it is gone')
      const payment_id = by === 'pay' ? `cs_${row.version}` : null
      const updated_at = opened.clock.now.toISOString()
      const after = { ...row, payment_id, updated_at, version: row.version + 1 }
      expect(await opened.deps.applications.save(after, by, row.version)).toBe('written')
    }
    const look = () =>
      askForLostMails({ ...deps, applications: opened.deps.applications, messages, askForWork })
    await pay('pay')
    await pay('refund')
    await look()
    expect(await cloud.applicationWork()).not.toContainEqual(expect.objectContaining({ user_id }))
    await pay('pay')
    await look()
    expect(await cloud.applicationWork()).toContainEqual({ kind: 'mail_due', user_id, tender_id })
    await tell()
    await tell()
    expect((await toDesk()).map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'Application paid',
      'Application submitted',
    ])
    expect(await toProducer()).toHaveLength(1)
  })

  it('tells the operator of a payment that comes while the word of the submission goes out', async () => {
    await submitted()
    const sendMail: SendMail = async (to, ...rest) => {
      const message_id = await deps.sendMail(to, ...rest)
      const row = await opened.deps.applications.find(user_id, tender_id)
      if (to === desk || row === null || row.status === 'PAID') return message_id
      const paid = { ...row, payment_id: 'cs_meanwhile', version: row.version + 1 }
      expect(await opened.deps.applications.save(paid, 'pay', row.version)).toBe('written')
      return message_id
    }
    await tell({ sendMail })
    expect((await toDesk()).map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'Application paid',
      'Application submitted',
    ])
    expect(await toProducer()).toHaveLength(1)
    expect(await opened.deps.applications.find(user_id, tender_id)).not.toHaveProperty('mail_due')
  })

  it('mails nothing for a draft', async () => {
    await opened.draft(user_id, tender_id)
    await tell()
    expect(await toProducer()).toEqual([])
  })

  it('tells the operator alone where the account is gone', async () => {
    user_id = userId(`gone-${users}`)
    await opened.addProduct(user_id)
    await submitted({ company_name: 'Gone SARL' })
    await tell()
    const about = (await mailsTo(desk)).filter(({ subject }) => subject.includes('Gone SARL'))
    expect(about).toHaveLength(1)
  })
})
