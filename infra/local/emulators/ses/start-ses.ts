import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { accessKeyIdOf } from '../access-key-id.ts'
import { emailIdentityArn } from '../aws-account.ts'
import { openDurableMap } from '../durable-map.ts'
import type { Authorize, EmulatorOptions, Running } from '../emulator.ts'
import { parseJson, sendError, sendJson, unsupported } from '../json-protocol.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import { type Inbox, inboxOn } from './inbox.ts'
import {
  INBOX_SCRIPT,
  INBOX_SECURITY_POLICY,
  listPage,
  messagePage,
  type ShownCode,
} from './inbox-page.ts'
import { mailEvents } from './mail-events.ts'
import { type Deliver, type InboxMessage, inboxMessageSchema } from './message.ts'
import { readEmail } from './send-email.ts'

export type { InboxMessage } from './message.ts'

export interface SesOptions extends EmulatorOptions {
  /** What users' authenticator apps show, beside their messages: the inbox is their phone. */
  codes?: () => readonly ShownCode[]
  /** Told what becomes of every mail, as EventBridge is. */
  onEvent?: (event: object) => Promise<void>
}

/** The endpoint is SESv2 for the SDK and, in a browser, the inbox page at `/`. */
export interface RunningSes extends Running {
  deliver: Deliver
  /** Newest first; `to` is matched whole, ignoring case. */
  messages(to?: string): InboxMessage[]
  /** Every identity is verified here until this says otherwise: mail does not leave the machine. */
  setVerified(isVerified: boolean): void
}

/** Above the largest mail, so that its refusal comes from the mail and not from here. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

export async function startSes(options: SesOptions): Promise<RunningSes> {
  const file = options.dataFolder === null ? null : join(options.dataFolder, 'inbox.jsonl')
  const stored = await openDurableMap(file, (value) => inboxMessageSchema.parse(value))
  const inbox = telling(inboxOn(stored), options.onEvent)
  let isVerified = true
  const server = await listenOnLoopback(
    (request, response) =>
      request.method === 'GET' && accessKeyIdOf(request) === null
        ? show(inbox, options.codes?.() ?? [], request, response)
        : respond(inbox, () => isVerified, options, request, response),
    options.port,
  ).catch(async (error: unknown) => {
    await stored.close()
    throw error
  })
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    port: server.port,
    deliver: inbox.deliver,
    messages: inbox.list,
    setVerified: (verified) => {
      isVerified = verified
    },
    stop: async () => {
      await server.close()
      await stored.close()
    },
  }
}

/** Mails of the user pool pass the same configuration set as ours. */
const telling = (inbox: Inbox, onEvent: SesOptions['onEvent']): Inbox => ({
  ...inbox,
  deliver: async (message) => {
    const { message_id } = await inbox.deliver(message)
    const sent = inbox.find(message_id)
    if (sent?.channel === 'email') for (const event of mailEvents(sent)) await onEvent?.(event)
    return { message_id }
  },
})

async function respond(
  inbox: Inbox,
  isVerified: () => boolean,
  { authorize }: SesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const accessKeyId = accessKeyIdOf(request)
    if (accessKeyId === null)
      throw new ServiceError('MissingAuthenticationToken', 'Request is missing a signature', 403)
    const call = `${request.method} ${request.url}`
    const [, identity] = /^GET \/v2\/email\/identities\/([^/?]+)$/.exec(call) ?? []
    if (identity !== undefined) {
      const resource = emailIdentityArn(decodeURIComponent(identity))
      const asked = { access_key_id: accessKeyId, action: 'ses:GetEmailIdentity', resource }
      requirePermission(authorize, [asked], { code: 'AccessDeniedException', status: 403 })
      return sendJson(response, 200, {
        IdentityType: 'DOMAIN',
        VerifiedForSendingStatus: isVerified(),
      })
    }
    if (call !== 'POST /v2/email/outbound-emails') throw unsupported('ses', call)
    const { sender, message } = await readEmail(parseJson(await readBody(request, MAX_BODY_BYTES)))
    requireSending(authorize, accessKeyId, sender)
    const { message_id } = await inbox.deliver(message)
    sendJson(response, 200, { MessageId: message_id })
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    sendError(response, error, 'com.amazonaws.sesv2')
  }
}

/** The identity that sends is the address or its whole domain, whichever is verified: a grant for either will do. */
function requireSending(
  authorize: Authorize | undefined,
  access_key_id: string,
  sender: string,
): void {
  const call = (identity: string) => ({
    access_key_id,
    action: 'ses:SendEmail',
    resource: emailIdentityArn(identity),
  })
  const domain = sender.split('@').at(-1) ?? sender
  if (authorize?.(call(domain)) == null) return
  requirePermission(authorize, [call(sender)], { code: 'AccessDeniedException', status: 403 })
}

async function show(
  inbox: Inbox,
  codes: readonly ShownCode[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://inbox')
  const to = url.searchParams.get('to') || undefined
  const found = inbox.find(url.pathname.replace('/messages/', ''))
  const part = to?.trim().toLowerCase() ?? ''
  const shownCodes = codes.filter(({ address }) => address.toLowerCase().includes(part))
  if (url.pathname === '/')
    send(response, 200, 'text/html', listPage(search(inbox, part), to ?? '', shownCodes))
  else if (url.pathname === '/inbox.js') send(response, 200, 'text/javascript', INBOX_SCRIPT)
  else if (url.pathname === '/codes.json')
    send(response, 200, 'application/json', JSON.stringify(shownCodes))
  else if (url.pathname === '/messages.json')
    send(response, 200, 'application/json', JSON.stringify(inbox.list(to)))
  else if (found) send(response, 200, 'text/html', messagePage(found))
  else send(response, 404, 'text/plain', 'There is no such page in the inbox.')
}

/** The page also finds by a part of the address. */
function search(inbox: Inbox, part: string): InboxMessage[] {
  return inbox
    .list()
    .filter((message) => message.to.some((address) => address.toLowerCase().includes(part)))
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': INBOX_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  response.end(body)
}
