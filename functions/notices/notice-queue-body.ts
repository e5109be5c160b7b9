import * as z from 'zod'
import { type NoticeWork, noticeWorkSchema } from '../platform/queue/notice-work.ts'

const recipients = () => z.array(z.object({ emailAddress: z.string() }))

/** What SES says of a mail, by way of EventBridge. */
const feedbackSchema = z.lazy(() =>
  z.object({
    source: z.literal('aws.ses'),
    detail: z.discriminatedUnion('eventType', [
      z.object({
        eventType: z.literal('Bounce'),
        // `Transient`: a full mailbox, a server that is down
        bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients() }),
      }),
      z.object({
        eventType: z.literal('Complaint'),
        complaint: z.object({ complainedRecipients: recipients() }),
      }),
    ]),
  }),
)
export type MailFeedback = z.infer<typeof feedbackSchema>['detail']

/** The bodies of the queue: our own, and what SES tells of mails. */
export function readNoticeQueueBody(
  body: string,
): { readonly work: NoticeWork } | { readonly feedback: MailFeedback } {
  const read = z.union([noticeWorkSchema, feedbackSchema]).parse(JSON.parse(body))
  return 'kind' in read ? { work: read } : { feedback: read.detail }
}
