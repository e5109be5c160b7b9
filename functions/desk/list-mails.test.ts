import { randomUUID } from 'node:crypto'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailRecordStore } from '../platform/mail/mail-record-store.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { countOperations } from '../producers/test/count-operations.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { listMails } from './list-mails.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const anna = 'Anna@producer.example'

describe('the log of mails', () => {
  let cloud: TestCloud
  let mails: ReturnType<typeof createMailRecordStore>
  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    mails = createMailRecordStore(cloud.table('MAIL_RECORDS_TABLE'))
  })
  afterAll(() => cloud.stop())

  const mailOf = (timestamp: string, address = anna, sender: string | null = 'notices') => ({
    timestamp,
    messageId: randomUUID(),
    destination: [address],
    commonHeaders: { subject: 'Two tenders fit' },
    ...(sender === null ? {} : { tags: { sender: [sender] } }),
  })
  type Query = Partial<Parameters<typeof listMails>[1]>
  async function listed(query: Query = {}) {
    const found = await listMails({ mails, now }, { limit: 50, sort: '-sent', ...query })
    if (!found.ok) throw new Error(found.code)
    return found.value
  }

  it('says of each mail how far it came, in whatever order and as often as it is told', async () => {
    const mail = mailOf('2026-11-20T08:00:00.000Z')
    const sent = { eventType: 'Send' as const, mail }
    const delivered = {
      eventType: 'Delivery' as const,
      mail,
      delivery: { timestamp: '2026-11-20T08:00:02.000Z' },
    }
    for (const event of [delivered, sent, delivered]) await mails.note(event)
    const { mails: found } = await listed({ address: anna.toUpperCase() })
    expect(found).toEqual([
      {
        address: 'anna@producer.example',
        mail_key: `2026-11-20T08:00:00.000Z#${mail.messageId}`,
        sent_at: '2026-11-20T08:00:00.000Z',
        sender: 'notices',
        subject: 'Two tenders fit',
        state: 'delivered',
        state_at: '2026-11-20T08:00:02.000Z',
        detail: null,
      },
    ])
  })

  it('finds what came back or was called spam, with what the other side said', async () => {
    const bounced = mailOf('2026-10-02T08:00:00.000Z', 'gone@producer.example', 'billing')
    await mails.note({
      eventType: 'Bounce',
      mail: bounced,
      bounce: {
        timestamp: '2026-10-02T08:00:05.000Z',
        bounceType: 'Permanent',
        bouncedRecipients: [
          { emailAddress: 'gone@producer.example', diagnosticCode: '550 user unknown' },
        ],
      },
    })
    const complained = mailOf('2026-11-03T08:00:00.000Z', 'cross@producer.example')
    await mails.note({
      eventType: 'Complaint',
      mail: complained,
      complaint: {
        timestamp: '2026-11-03T09:00:00.000Z',
        complainedRecipients: [{ emailAddress: 'cross@producer.example' }],
      },
    })
    const { mails: found } = await listed({ only: 'trouble' })
    expect(found.map(({ address, state, detail }) => [address, state, detail])).toEqual([
      ['cross@producer.example', 'complained', null],
      ['gone@producer.example', 'bounced', 'Permanent: 550 user unknown'],
    ])
    const oldestFirst = await listed({ only: 'trouble', sort: 'sent' })
    expect(oldestFirst.mails).toEqual(found.toReversed())
    const ofOctober = await listed({ month: '2026-10' })
    expect(ofOctober.mails.map(({ sender }) => sender)).toEqual(['billing'])
    expect((await listed({ sender: 'billing', only: 'trouble' })).mails).toHaveLength(1)
  })

  it('keeps no subject of a mail that holds a code', async () => {
    const address = 'code@producer.example'
    const fromPool = mailOf('2026-11-20T09:00:00.000Z', address, null)
    await mails.note({ eventType: 'Send', mail: fromPool })
    const own = mailOf('2026-11-20T10:00:00.000Z', address, 'accounts')
    const commonHeaders = { subject: 'Your code: 123456' }
    await mails.note({ eventType: 'Send', mail: { ...own, commonHeaders } })
    const { mails: found } = await listed({ address })
    expect(found.map(({ sender, subject }) => [sender, subject])).toEqual([
      ['accounts', null],
      ['sign_in', null],
    ])
  })

  it('has pages, each asked of one index', async () => {
    for (let minute = 10; minute < 25; minute++) {
      const mail = mailOf(`2026-09-05T08:${minute}:00.000Z`, `p${minute}@producer.example`)
      await mails.note({ eventType: 'Send', mail })
    }
    const keys: string[] = []
    let cursor: string | undefined
    const { client } = cloud.table('MAIL_RECORDS_TABLE')
    const counting = createMailRecordStore({ ...cloud.table('MAIL_RECORDS_TABLE'), client })
    for (let pages = 0; pages < 5; pages++) {
      let next: string | null = null
      const asked = await countOperations(client, async () => {
        const query = { month: '2026-09', limit: 4, sort: '-sent' as const, cursor }
        const found = await listMails({ mails: counting, now }, query)
        if (!found.ok) throw new Error(found.code)
        keys.push(...found.value.mails.map(({ mail_key }) => mail_key))
        next = found.value.next_cursor
      })
      expect(asked).toEqual(['Query mail-records'])
      if (next === null) break
      cursor = next
    }
    expect(keys).toHaveLength(15)
    expect([...keys].sort().reverse()).toEqual(keys)
  })

  it('knows a mail of ours by the room that sent it', async () => {
    const from = cloud.environment.MAIL_FROM
    const sendMail = createSendMail(new SESv2Client({}), from, 'receipts')
    const address = 'importer@partner.example'
    await sendMail(address, {
      locale: 'en',
      subject: 'An offer',
      text: 'An offer',
      html: '<p>An offer</p>',
    })
    const inbox = await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)
    expect(await inbox.json()).toMatchObject([{ tags: { sender: 'receipts' } }])
  })

  it('lists work that failed by what it is about, as often as somebody looks, and leaves it there', async () => {
    const sqs = new SQSClient({})
    const [area = '', url = ''] = cloud.environment.DEAD_LETTER_QUEUES.split(/=(.*)/)
    expect(area).toBe('applications')
    const body = {
      kind: 'submitted',
      user_id: 'u1',
      tender_id: 7,
      email: 'secret@producer.example',
      Records: [{ s3: { object: { key: 'portfolios/u1/upl_1' } } }],
    }
    await sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(body) }))
    await sqs.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'no JSON' }))
    const look = async () => {
      const found = await listFailedJobs(sqs, [{ area: 'applications', url }])
      return found.ok ? found.value : null
    }
    const first = await look()
    expect(first?.more).toEqual([])
    expect(first?.jobs.map(({ area, about }) => ({ area, about }))).toEqual(
      expect.arrayContaining([
        {
          area: 'applications',
          about: { kind: 'submitted', user_id: 'u1', tender_id: 7, key: 'portfolios/u1/upl_1' },
        },
        { area: 'applications', about: {} },
      ]),
    )
    expect(JSON.stringify(first)).not.toContain('secret@')
    // a colleague who looks right behind finds the same
    expect((await look())?.jobs).toEqual(first?.jobs)
  })
})
