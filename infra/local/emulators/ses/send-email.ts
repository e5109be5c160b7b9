import PostalMime from 'postal-mime'
import * as z from 'zod'
import { ServiceError } from '../service-error.ts'
import type { OutgoingMessage } from './message.ts'

const text = z.object({ Data: z.string() })
const addresses = z.array(z.string()).optional().default([])

/** The body of SESv2 SendEmail as far as it is supported; templates are not. */
const sendEmailSchema = z.object({
  FromEmailAddress: z.string().optional(),
  ReplyToAddresses: addresses,
  Destination: z
    .object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .optional(),
  EmailTags: z
    .array(
      z.object({
        Name: z.string().regex(/^[\w-]{1,256}$/),
        Value: z.string().regex(/^[\w-]{1,256}$/),
      }),
    )
    .max(50)
    .optional(),
  Content: z.object({
    Simple: z
      .object({
        Subject: text,
        Body: z.object({ Text: text.optional(), Html: text.optional() }),
        Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
        Attachments: z.array(z.object({ FileName: z.string(), RawContent: z.base64() })).optional(),
      })
      .optional(),
    Raw: z.object({ Data: z.string() }).optional(),
  }),
})

/** With everything in it (SES quotas). */
const MAX_MESSAGE_BYTES = 40 * 1024 * 1024
const MAX_RECIPIENTS = 50

export interface Email {
  /** the bare address, which names the sending identity */
  sender: string
  message: OutgoingMessage
}

export async function readEmail(body: unknown): Promise<Email> {
  const parsed = sendEmailSchema.safeParse(body)
  if (!parsed.success) throw new ServiceError('BadRequestException', z.prettifyError(parsed.error))
  const { FromEmailAddress, ReplyToAddresses, Destination, EmailTags, Content } = parsed.data
  if (bytesOf(Content) > MAX_MESSAGE_BYTES)
    throw new ServiceError(
      'BadRequestException',
      `Message length is more than ${MAX_MESSAGE_BYTES} bytes long.`,
    )
  const raw = Content.Raw ? await readRaw(Content.Raw.Data) : null
  const content: Content = raw ?? readSimple(Content.Simple)
  const from = FromEmailAddress ?? raw?.from
  const to = Destination
    ? [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses]
    : (raw?.to ?? [])
  if (!from) throw new ServiceError('BadRequestException', 'Missing required header From.')
  if (to.length === 0)
    throw new ServiceError('BadRequestException', 'A message needs at least one recipient.')
  if (to.length > MAX_RECIPIENTS)
    throw new ServiceError('BadRequestException', `Recipient count exceeds ${MAX_RECIPIENTS}.`)
  return {
    sender: bareAddress(from),
    message: {
      channel: 'email',
      from,
      to: to.map(bareAddress),
      ...(EmailTags && {
        tags: Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, Value])),
      }),
      ...(ReplyToAddresses.length === 0 ? {} : { reply_to: ReplyToAddresses }),
      ...content,
    },
  }
}

type Sent = z.infer<typeof sendEmailSchema>['Content']

/** A raw message is counted as the MIME text that it is, before the request encodes it. */
function bytesOf({ Simple, Raw }: Sent): number {
  const { Text, Html } = Simple?.Body ?? {}
  const simple = [Simple?.Subject, Text, Html].map((part) => Buffer.byteLength(part?.Data ?? ''))
  const attached = Simple?.Attachments ?? []
  // they travel as base64
  const files = attached.map(({ RawContent }) => RawContent.length)
  return [...simple, ...files].reduce(
    (sum, bytes) => sum + bytes,
    Buffer.byteLength(Raw?.Data ?? '', 'base64'),
  )
}

type Content = Pick<OutgoingMessage, 'subject' | 'text' | 'html' | 'headers' | 'attachments'>

function readSimple(simple: Sent['Simple']): Content {
  if (!simple)
    throw new ServiceError('BadRequestException', 'The local ses supports Simple and Raw content')
  const { Subject, Body, Headers, Attachments } = simple
  if (!Body.Text && !Body.Html)
    throw new ServiceError('BadRequestException', 'A message body is required.')
  return {
    subject: Subject.Data,
    text: Body.Text?.Data ?? '',
    html: Body.Html?.Data ?? null,
    ...(Attachments && {
      attachments: Attachments.map(({ FileName, RawContent }) => ({
        name: FileName,
        content: RawContent,
      })),
    }),
    ...(Headers && {
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value])),
    }),
  }
}

async function readRaw(base64: string) {
  const mail = await PostalMime.parse(Buffer.from(base64, 'base64'))
  return {
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    from: mail.from?.address,
    to: (mail.to ?? []).flatMap(({ address }) => address ?? []),
  }
}

/** `Nordgate <hello@example.com>` -> `hello@example.com` */
function bareAddress(address: string): string {
  return /<([^>]+)>/.exec(address)?.[1] ?? address.trim()
}
