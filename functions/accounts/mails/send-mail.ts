import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import type { ComposedMail } from './compose-mail.ts'

export type SendMail = (to: string, mail: ComposedMail) => Promise<void>

/** Sends by SES in our own name (`Name <address>`). */
export const createSendMail =
  (client: SESv2Client, from: string): SendMail =>
  async (to, { subject, text, html }) => {
    const part = (Data: string) => ({ Data, Charset: 'UTF-8' })
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } },
        },
      }),
    )
  }
