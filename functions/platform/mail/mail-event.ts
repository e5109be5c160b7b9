import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'

const recipients = () =>
  z.array(z.object({ emailAddress: z.string(), diagnosticCode: z.string().optional() }))
const at = () => z.object({ timestamp: instantSchema })

/** Which mail an event is of. */
const mail = () =>
  z.object({
    timestamp: instantSchema,
    messageId: z.string().min(1),
    destination: z.array(z.string()).min(1),
    commonHeaders: z.object({ subject: z.string().optional() }).optional(),
    tags: z.record(z.string(), z.array(z.string())).optional(),
  })
const of = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ eventType: z.literal(name), mail: mail(), ...shape })

/** What SES tells of a mail, by way of EventBridge. */
export const mailEventSchema = z.lazy(() =>
  z.object({
    source: z.literal('aws.ses'),
    detail: z.discriminatedUnion('eventType', [
      of('Send', {}),
      of('Delivery', { delivery: at() }),
      of('DeliveryDelay', { deliveryDelay: at().extend({ delayType: z.string() }) }),
      of('Reject', { reject: z.object({ reason: z.string() }) }),
      of('Bounce', {
        bounce: at().extend({
          // `Transient`: a full mailbox, a server that is down
          bounceType: z.string(),
          bouncedRecipients: recipients(),
        }),
      }),
      of('Complaint', {
        complaint: at().extend({
          complaintFeedbackType: z.string().optional(),
          complainedRecipients: recipients(),
        }),
      }),
    ]),
  }),
)
export type MailEvent = z.infer<typeof mailEventSchema>['detail']
