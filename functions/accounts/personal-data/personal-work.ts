import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { exportIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { createSendMessages } from '../../platform/queue/send-messages.ts'

/** What the worker for personal data is told; doing it twice does no harm. */
export const personalWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('export'),
      export_id: exportIdSchema,
      user_id: userIdSchema,
      email: z.string(),
      locale: localeSchema,
    }),
    z.object({ kind: z.literal('erasure'), user_id: userIdSchema }),
    /** Every day: looks for accounts whose grace period is over. */
    z.object({ kind: z.literal('due_erasures') }),
  ]),
)
export type PersonalWork = z.infer<typeof personalWorkSchema>
export type AskForPersonalWork = (work: PersonalWork) => Promise<void>

export function createAskForPersonalWork(client: SQSClient, queueUrl: string): AskForPersonalWork {
  const send = createSendMessages<PersonalWork>(client, queueUrl)
  return (work) => send([work])
}
