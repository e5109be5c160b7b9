import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { userIdSchema } from '#domain/shared/ids.ts'
import type { HttpHandler } from '../../platform/http/serve.ts'
import type { PartialBatchResponse } from '../../platform/queue/queue-event.ts'
import { httpEvent } from '../../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'

const claimsSchema = z.object({ sub: userIdSchema, auth_time: z.number() })
const mailsSchema = z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() }))
const workSchema = z.looseObject({ kind: z.string(), notice: z.string().optional() })

describe('notices', () => {
  let cloud: TestCloud
  let handler: HttpHandler
  let onMail: (event: unknown) => Promise<PartialBatchResponse>

  beforeAll(async () => {
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT')
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    handler = (await import('../http.ts')).handler
    onMail = (await import('../on-mail-work.ts')).handler
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })

  async function session(email: string) {
    await cloud.ensureUser(email)
    const token = await cloud.signIn(email)
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return { token, ...claimsSchema.parse(JSON.parse(payload)) }
  }
  type Session = Awaited<ReturnType<typeof session>>

  const call = (
    { sub, auth_time, token }: Session,
    route: string,
    body: unknown,
    language: string,
  ) =>
    handler(
      httpEvent(route, {
        caller: { user_id: sub, auth_time },
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
        body,
      }),
    )

  /** Delivers everything that was queued so often; answers what it was. */
  async function processWaiting(times = 1) {
    const work = z.array(workSchema).parse(await cloud.mailWork())
    const Records = work.map((body, index) => ({
      messageId: String(index),
      body: JSON.stringify(body),
      attributes: { ApproximateReceiveCount: '1' },
    }))
    for (let n = 0; n < times; n += 1) {
      expect(await onMail({ Records })).toEqual({ batchItemFailures: [] })
    }
    return work.map(({ notice }) => notice)
  }

  const mailsTo = async (address: string) =>
    mailsSchema.parse(
      await (await fetch(`${cloud.inbox}?to=${encodeURIComponent(address)}`)).json(),
    )

  it('tell of a changed password, in the language of the page, once', async () => {
    const user = await session('noticed@example.com')
    const change = {
      previous_password: 'a long test password',
      new_password: 'another long password',
    }
    const changed = await call(user, 'POST /api/change-password', change, 'it')
    expect(changed.statusCode).toBe(200)
    // delivered three times
    expect(await processWaiting(3)).toEqual(['password_changed'])
    const [mail, ...more] = await mailsTo('noticed@example.com')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('La Sua password è stata cambiata')
    expect(mail?.text).toMatch(/Data e ora: \d+ \S+ \d{4} .*UTC/)
    expect(mail?.text).toContain('https://site.example/it/profile?section=security')
    expect(mail?.html).toContain('lang="it"')
  })

  it('of another address go to the old one', async () => {
    const user = await session('before@example.com')
    const asked = { email: 'after@example.com', locale: 'en' }
    await call(user, 'POST /api/email-change', asked, 'de-AT,de;q=0.9')
    const [withCode] = await mailsTo('after@example.com')
    const code = /\d{6}/.exec(withCode?.text ?? '')?.[0]
    await call(user, 'POST /api/email-change/confirm', { code }, 'de-AT,de;q=0.9')
    expect(await processWaiting()).toEqual(['email_changed'])
    const [mail] = await mailsTo('before@example.com')
    expect(mail?.subject).toBe('Ihre Anmeldeadresse wurde geändert')
    // nothing there leads into the account
    expect(mail?.text).not.toContain('https://')
    expect(await mailsTo('after@example.com')).toHaveLength(1)
  })

  it('tell of the end of all sessions and of a deletion, with the way to keep the account', async () => {
    const email = 'ending@example.com'
    const user = await session(email)
    await call(user, 'POST /api/account-deletion', { email, locale: 'en' }, 'xx')
    const again = { ...user, auth_time: user.auth_time + 60 }
    await call(again, 'POST /api/sign-out-everywhere', undefined, 'en')
    expect((await processWaiting()).sort()).toEqual(['deletion_requested', 'signed_out_everywhere'])
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'You were signed out everywhere',
      'Your account will be deleted in 14 days',
    ])
    expect(mails.find(({ subject }) => subject.includes('deleted'))?.text).toContain(
      'Keep my account: https://site.example/profile?section=data',
    )
  })

  it('fail nothing when they cannot be queued', async () => {
    const user = await session('unqueued@example.com')
    const { SQSClient } = await import('@aws-sdk/client-sqs')
    const send = vi.spyOn(SQSClient.prototype, 'send').mockRejectedValue(new Error('no queue'))
    const answer = await call(user, 'POST /api/sign-out-everywhere', undefined, 'en')
    send.mockRestore()
    expect(answer.statusCode).toBe(200)
  })
})
