import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { MailSender } from '#domain/desk/mail-record.ts'
import type { ComposedMail } from './lay-out-mail.ts'

export interface Attachment {
  readonly name: string
  readonly content_type: string
  readonly bytes: Uint8Array
}

export interface Envelope {
  /** Who gets the answer to a mail that we send for somebody else. */
  readonly replyTo?: string
  /** Of a mail that nobody has to get: the address that ends such mails when it is posted to (RFC 8058). */
  readonly unsubscribe?: string
  readonly attachments?: readonly Attachment[]
}
/** Returns the id by which the mail service tells later what became of the mail. */
export type SendMail = (to: string, mail: ComposedMail, envelope?: Envelope) => Promise<string>

const unsubscribeHeaders = (address: string) => [
  { Name: 'List-Unsubscribe', Value: `<${address}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
]

/** Sends by SES in our own name (`Name <address>`). */
export const createSendMail =
  (client: SESv2Client, from: string, sender: MailSender): SendMail =>
  async (to, { subject, text, html }, { replyTo, unsubscribe, attachments } = {}) => {
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
    const { MessageId } = await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        // by it the log of mails tells ours from those of the user pool
        EmailTags: [{ Name: 'sender', Value: sender }],
        ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
        Content: {
          Simple: {
            Subject: part(subject),
            Body: { Text: part(text), Html: part(html) },
            ...(attachments && {
              Attachments: attachments.map(({ name, content_type, bytes }) => ({
                FileName: name,
                ContentType: content_type,
                RawContent: bytes,
                ContentTransferEncoding: 'BASE64' as const,
              })),
            }),
            ...(unsubscribe === undefined ? {} : { Headers: unsubscribeHeaders(unsubscribe) }),
          },
        },
      }),
    )
    if (MessageId === undefined) throw new Error('SES accepted a mail without giving its id.')
    return MessageId
  }
