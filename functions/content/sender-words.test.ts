import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInSender } from '#domain/content/sender-line.ts'
import type { SiteContent, SiteContentKind } from '#domain/content/site-content.ts'
import { siteContentSchema } from '#domain/content/site-content-schema.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import type { Log } from '../platform/logging/log.ts'
import { layOutMail } from '../platform/mail/lay-out-mail.ts'
import { createReadSender, readPublishedSender } from '../platform/mail/published-sender.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import { sendWithSender } from '../platform/mail/with-sender.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import { publishContent, saveContent, takeBackContent, undoContent } from './edit-content.ts'
import { listContent } from './list-content.ts'
import { createPublishedStore } from './published-rows.ts'
import { readSiteContent } from './read-site-content.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const audit = () => undefined
const sender: SiteContent = { kind: 'sender', words: { en: 'Test AB & <friends>', it: '' } }
const contact: SiteContent = {
  kind: 'contact',
  company: 'Test AB',
  address: 'Storgatan 1\n111 22 Stockholm',
  email: 'hello@operator.example',
  phone: '+46 8 000 000',
}
const mail = layOutMail('en', { subject: 'A subject', lines: ['A line.'] })

describe('the sender words', () => {
  let cloud: TestCloud
  let content: ContentStore
  let mailed = 0
  const seen = (kind: SiteContentKind, version: number) => ({ kind, content_id: kind, version })
  const deps = () => ({ content, now })

  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    content = createContentStore(cloud.table('SITE_CONTENT_TABLE'))
  })
  afterAll(() => cloud.stop())

  /** A mail as it goes out now, by a function that remembers nothing yet. */
  async function send(table: Table = cloud.table('SITE_CONTENT_TABLE'), log: Log = silentLog) {
    const ses = createSendMail(new SESv2Client({}), cloud.environment.MAIL_FROM, 'receipts')
    const readSender = createReadSender(() => readPublishedSender(table), log, now)
    const address = `reader-${++mailed}@example.com`
    await sendWithSender(ses, readSender)(address, mail)
    const inbox = await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)
    const [sent] = (await inbox.json()) as { text: string; html: string }[]
    if (sent === undefined) throw new Error('nothing was sent')
    return sent
  }
  const withBuiltIn = `A line.\n\n${builtInSender.en}\n`

  it('stand below mails once they are published, and neither as a draft nor taken back', async () => {
    await saveContent(deps(), seen('sender', 0), sender, audit)
    expect((await send()).text).toBe(withBuiltIn)
    await publishContent(deps(), seen('sender', 1), audit)
    const { text, html } = await send()
    expect(text).toBe('A line.\n\nTest AB & <friends>\n')
    expect(html).toContain('>Test AB &amp; &lt;friends&gt;</p>')
    await takeBackContent(deps(), seen('sender', 2), audit)
    expect((await send()).text).toBe(withBuiltIn)
    expect(await undoContent(deps(), seen('sender', 3), audit)).toMatchObject({ ok: true })
    expect((await send()).text).toBe(text)
  })

  it('have company and address of the published contact data below them, and nothing else of these', async () => {
    await saveContent(deps(), seen('contact', 0), contact, audit)
    await publishContent(deps(), seen('contact', 1), audit)
    const { text, html } = await send()
    const imprint = 'Test AB, Storgatan 1, 111 22 Stockholm'
    expect(text).toBe(`A line.\n\nTest AB & <friends>\n${imprint}\n`)
    expect(html).toContain(`<br>${imprint}</p>`)
    expect(`${text}${html}`).not.toContain('hello@operator.example')
  })

  it('are no part of the site', async () => {
    const site = await readSiteContent(createPublishedStore(cloud.table('SITE_CONTENT_TABLE')))
    expect(site).toMatchObject({ value: { contact: { company: 'Test AB' } } })
    expect(JSON.stringify(site)).not.toContain('friends')
  })

  it('keep no mail from going out when they cannot be read', async () => {
    const logged: string[] = []
    const log: Log = { ...silentLog, error: (code) => logged.push(code) }
    const missing = { ...cloud.table('SITE_CONTENT_TABLE'), name: 'no-such-table' }
    expect((await send(missing, log)).text).toBe(withBuiltIn)
    expect(logged).toEqual(['SENDER_NOT_READ'])
  })

  it('have one place, one line, and at least one language', async () => {
    const elsewhere = { kind: 'sender', content_id: 'elsewhere', version: 0 } as const
    expect(await saveContent(deps(), elsewhere, sender, audit)).toMatchObject({ code: 'not_found' })
    await saveContent(deps(), seen('sender', 4), { kind: 'sender', words: { de: '' } }, audit)
    expect(await publishContent(deps(), seen('sender', 5), audit)).toMatchObject({
      code: 'form_incomplete',
      details: { missing: ['sender'] },
    })
    for (const words of ['Two\nlines', 'x'.repeat(161), '\ud800']) {
      expect(siteContentSchema.safeParse({ kind: 'sender', words: { en: words } }).success).toBe(
        false,
      )
    }
  })

  it('are listed with the languages that they lack', async () => {
    await saveContent(deps(), seen('sender', 5), sender, audit)
    expect(await listContent(content, { kind: 'sender', limit: 10 })).toMatchObject({
      value: { items: [{ name: null, missing_languages: ['it', 'fr', 'de', 'es'] }] },
    })
  })
})
