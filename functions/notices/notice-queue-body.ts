import * as z from 'zod'
import { type MailEvent, mailEventSchema } from '../platform/mail/mail-event.ts'
import { type NoticeWork, noticeWorkSchema } from '../platform/queue/notice-work.ts'

/** The bodies of the queue: our own, and what SES tells of mails. */
export function readNoticeQueueBody(
  body: string,
): { readonly work: NoticeWork } | { readonly mailEvent: MailEvent } {
  const read = z.union([noticeWorkSchema, mailEventSchema]).parse(JSON.parse(body))
  return 'kind' in read ? { work: read } : { mailEvent: read.detail }
}
