import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { createCompanyProfileStore } from '../../companies/company-profile-store.ts'
import { MailUnderWay } from '../../platform/mail/send-once.ts'
import { userId } from '../../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { accessRequestMail, type DueMail } from './due-mails.ts'
import { type BillingMailDeps, sendBillingMail } from './send-billing-mail.ts'
import { createSentMailStore } from './sent-mail-store.ts'

const mail: DueMail = {
  mail_key: 'subscription_started#sub_1',
  kind: 'subscription_started',
  date: null,
  from: null,
  amount: null,
  tender_ids: [],
  purpose: null,
  company_name: null,
}
/** What the queue waits before it delivers a message again (infra/constructs/billing.ts). */
const deliveredAgainMs = 120_000

describe('a mail on a payment', () => {
  let cloud: TestCloud
  let deps: BillingMailDeps
  let user_id: UserId
  let people = 0
  let clock = Date.parse('2027-01-01T12:00:00Z')
  let sent: string[] = []

  beforeAll(async () => {
    cloud = await startTestCloud()
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    people += 1
    user_id = userId(`user-${people}`)
    sent = []
    deps = {
      sent: createSentMailStore(cloud.table('BILLING_MAILS_TABLE')),
      profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      addressOf: async () => 'producer@producer.example',
      sendMail: async (address) => `mail-${sent.push(address)}`,
      siteOrigin: 'https://site.example',
      contactMail: 'desk@nordgate.example',
      now: () => new Date(clock),
    }
  })
  const send = (more: Partial<BillingMailDeps> = {}) =>
    sendBillingMail({ ...deps, ...more }, { user_id, mail })
  const fail = { sendMail: () => Promise.reject(new Error('too many mails')) }

  it('goes out once', async () => {
    expect([await send(), await send()]).toEqual(['sent', 'sent_before'])
    expect(sent).toHaveLength(1)
  })

  it('that two workers are told of at once goes out once', async () => {
    const outcomes = await Promise.allSettled([send(), send()])
    expect(sent).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(MailUnderWay)
    }
  })

  it('that could not be sent goes out when the queue delivers it again', async () => {
    await expect(send(fail)).rejects.toThrow('too many mails')
    await expect(send()).rejects.toThrow(MailUnderWay)
    clock += deliveredAgainMs
    expect(await send()).toBe('sent')
    expect(sent).toHaveLength(1)
  })

  it('of an account that is gone is not sent, and nothing is written down', async () => {
    expect(await send({ addressOf: async () => null })).toBe('no_address')
    expect(await send()).toBe('sent')
  })

  it('on the wish for an invoice goes to the operator, and an answer to it to the producer', async () => {
    const composed: [string, string, string, string | undefined][] = []
    const sendMail: BillingMailDeps['sendMail'] = async (to, { subject, text }, more) =>
      `mail-${composed.push([to, subject, text, more?.replyTo])}`
    const asked = accessRequestMail('Cave {code} & Fils', '2027-01-01T12:00:00.000Z')
    await sendBillingMail({ ...deps, sendMail }, { user_id, mail: asked })
    expect(composed).toHaveLength(1)
    const [to, subject, text, replyTo] = composed[0] ?? []
    expect(to).toBe('desk@nordgate.example')
    expect(replyTo).toBe('producer@producer.example')
    expect(subject?.replaceAll('\u2060', '')).toContain('Cave {code} & Fils')
    expect(text).toContain('https://site.example/admin')
  })
})
