import { nobodyPublished, type PublishedSender, senderLines } from '#domain/content/sender-line.ts'
import { type ComposedMail, withoutMarks } from './lay-out-mail.ts'
import { senderHtml, senderText } from './mail-look.ts'
import type { SendMail } from './send-mail.ts'

/** Never fails: a mail does not wait for its foot. */
export type ReadSender = () => Promise<PublishedSender>

/** The foot is the end of a mail: the same words above it are the mail's own. */
function replaceLast(whole: string, was: string, now: string): string {
  const at = whole.lastIndexOf(was)
  return at === -1 ? whole : whole.slice(0, at) + now + whole.slice(at + was.length)
}

/** The mail with what is published of the sender in the place of the built-in line. */
export function withSender(mail: ComposedMail, published: PublishedSender): ComposedMail {
  const { locale, text, html } = mail
  const builtIn = senderLines(locale, nobodyPublished)
  // the user pool would fill one (`{####}`)
  const lines = senderLines(locale, published).map(withoutMarks)
  return {
    ...mail,
    text: replaceLast(text, senderText(builtIn), senderText(lines)),
    html: replaceLast(html, senderHtml(builtIn), senderHtml(lines)),
  }
}

/** Sends as `sendMail` does, each mail with what is published of the sender. */
export const sendWithSender =
  (sendMail: SendMail, readSender: ReadSender): SendMail =>
  async (to, mail, envelope) =>
    sendMail(to, withSender(mail, await readSender()), envelope)
