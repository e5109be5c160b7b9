import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListContactListsCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { type RunningSes, startSes } from './start-ses.ts'

const clientOf = (endpoint: string, identity = 'tests') =>
  new SESv2Client({
    region: 'eu-north-1',
    endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })

const simple = (to: string, subject: string, html?: string) =>
  new SendEmailCommand({
    FromEmailAddress: 'Nordgate <hello@nordgate.example>',
    Destination: { ToAddresses: [to] },
    Content: {
      Simple: {
        Subject: { Data: subject },
        Body: {
          Text: { Data: 'Your code is 123456, see http://127.0.0.1/a?b=1&c=2' },
          Html: html ? { Data: html } : undefined,
        },
      },
    },
  })

describe('the local SES', () => {
  let running: RunningSes
  let client: SESv2Client

  beforeAll(async () => {
    running = await startSes({
      dataFolder: null,
      authorize: ({ access_key_id }) =>
        access_key_id === 'stranger' ? { identity: 'arn:role/stranger' } : null,
    })
    client = clientOf(running.endpoint)
  })
  afterAll(() => running.stop())

  it('puts a sent mail into the inbox, newest first, found by recipient', async () => {
    await client.send(simple('Anna@producer.example', 'First'))
    const { MessageId } = await client.send(simple('anna@producer.example', 'Second'))
    await client.send(simple('bo@producer.example', 'Other'))
    const answer = await fetch(`${running.endpoint}/messages.json?to=ANNA@producer.example`)
    const messages = (await answer.json()) as { subject: string; message_id: string }[]
    expect(messages.map((message) => message.subject)).toEqual(['Second', 'First'])
    expect(messages[0]?.message_id).toBe(MessageId)
  })

  it('reads a raw MIME mail', async () => {
    const mime = [
      'From: Nordgate <hello@nordgate.example>',
      'To: raw@producer.example',
      'Subject: =?utf-8?Q?F=C3=B6rsta_r=C3=A4kningen?=',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Hej</p>',
    ].join('\r\n')
    await client.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(mime) } } }))
    const [message] = running.messages('raw@producer.example')
    expect(message?.subject).toBe('Första räkningen')
    expect(message?.html).toContain('<p>Hej</p>')
  })

  it('takes text messages from the local cloud itself', async () => {
    await running.deliver({
      channel: 'sms',
      to: ['+46700000000'],
      from: 'Nordgate',
      subject: '',
      text: 'Code 111222',
      html: null,
    })
    expect(running.messages('+46700000000')[0]?.text).toBe('Code 111222')
  })

  it('shows pages on which a hostile mail stays text and its HTML a sandboxed frame', async () => {
    const attack = '<script>alert(1)</script>'
    await client.send(simple('c@producer.example', attack, `<b>"${attack}"</b>`))
    const list = await (await fetch(`${running.endpoint}/?to=c@prod`)).text()
    expect(list).toContain('&lt;script&gt;alert(1)')
    expect(list).not.toContain(attack)
    const id = running.messages('c@producer.example')[0]?.message_id
    const answer = await fetch(`${running.endpoint}/messages/${id}`)
    const page = await answer.text()
    expect(page).not.toContain(attack)
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    expect(page).toContain('<a href="http://127.0.0.1/a?b=1&amp;c=2">')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect((await fetch(`${running.endpoint}/messages/nothing`)).status).toBe(404)
  })

  it('names what it refuses: no grant, an unknown operation, a mail without recipient', async () => {
    await expect(
      clientOf(running.endpoint, 'stranger').send(simple('a@b.example', 'x')),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message:
        'User: arn:role/stranger is not authorized to perform: ses:SendEmail on resource: arn:aws:ses:eu-north-1:000000000000:identity/hello@nordgate.example',
    })
    await expect(client.send(new ListContactListsCommand({}))).rejects.toThrow(
      /does not support GET \/v2\/email\/contact-lists/,
    )
    await expect(
      client.send(
        new SendEmailCommand({
          FromEmailAddress: 'a@b.example',
          Content: { Simple: { Subject: { Data: 's' }, Body: { Text: { Data: 't' } } } },
        }),
      ),
    ).rejects.toMatchObject({ name: 'BadRequestException' })
  })
})

it('keeps the inbox between runs', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ses-'))
  const first = await startSes({ dataFolder })
  await clientOf(first.endpoint).send(simple('kept@producer.example', 'Kept'))
  await first.stop()
  const second = await startSes({ dataFolder })
  expect(second.messages()[0]?.subject).toBe('Kept')
  await second.stop()
  await rm(dataFolder, { recursive: true })
})
