import type { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { intakeIdSchema, tenderIdSchema } from '#domain/shared/ids.ts'
import { createSendMessages, type SendMessages } from './send-messages.ts'

/** What the worker of plans is told. It reads the rest itself, so a repeated message does no harm. */
export const intakeWorkSchema = z.lazy(() => {
  const publication = { intake_id: intakeIdSchema, publication_id: z.string() }
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('read'), intake_id: intakeIdSchema }),
    /** Read every stored tender again. */
    z.object({ kind: z.literal('reread'), intake_id: intakeIdSchema }),
    z.object({ kind: z.literal('publish'), ...publication }),
    /** Sent with the delay of the undo. */
    z.object({ kind: z.literal('announce'), ...publication }),
    z.object({ kind: z.literal('undo'), ...publication }),
    /** A stored tender that was changed at the desk; sent with the same delay. */
    z.object({
      kind: z.literal('announce_change'),
      tender_id: tenderIdSchema,
      version: z.int().positive(),
    }),
  ])
})
export type IntakeWork = z.infer<typeof intakeWorkSchema>
export type AskForIntakeWork = SendMessages<IntakeWork>

export const createAskForIntakeWork = (client: SQSClient, queueUrl: string): AskForIntakeWork =>
  createSendMessages<IntakeWork>(client, queueUrl)
