import { SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { tenderIdSchema, type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { systemClock } from '../clock.ts'
import type { Log } from '../logging/log.ts'
import { readSettings } from '../settings.ts'
import { createSendMessages } from './send-messages.ts'

/** What the producers' worker is told. A repeated message does no harm. */
export const producerWorkSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    /** Something that the desk lists of a producer may have changed. */
    z.object({
      kind: z.literal('changed'),
      user_id: userIdSchema,
      /** When the producer did it; null: it was somebody else. */
      seen_at: instantSchema.nullable(),
    }),
    /** Mail an invitation to answer this version of a tender. */
    z.object({
      kind: z.literal('invitation'),
      user_id: userIdSchema,
      tender_id: tenderIdSchema,
      version: z.int().positive(),
    }),
    /** Mail the desk's words to a producer. */
    z.object({
      kind: z.literal('letter'),
      user_id: userIdSchema,
      letter_id: z.uuid(),
    }),
  ]),
)
export type ProducerWork = z.infer<typeof producerWorkSchema>

export type AskForProducerWork = (work: readonly ProducerWork[]) => Promise<void>

export const createAskForProducerWork = (client: SQSClient, queueUrl: string): AskForProducerWork =>
  createSendMessages<ProducerWork>(client, queueUrl)

/** Has the desk's list of producers brought up to date; `byThemselves`: the producer was here. */
export type AnnounceProducer = (user_id: UserId, byThemselves: boolean) => Promise<void>

/** What was done stays done where the list cannot be told of it: the next change or sign-in brings it up to date. */
export function announceProducerFromSettings(log: Log): AnnounceProducer {
  const { PRODUCER_QUEUE_URL } = readSettings(['PRODUCER_QUEUE_URL'])
  const ask = createAskForProducerWork(new SQSClient({}), PRODUCER_QUEUE_URL)
  return (user_id, byThemselves) => {
    const seen_at = byThemselves ? systemClock().toISOString() : null
    return ask([{ kind: 'changed', user_id, seen_at }]).catch((error) =>
      log.error('PRODUCER_NOT_ANNOUNCED', error),
    )
  }
}

/** A use case of a producer's own, after which the desk's list is brought up to date. */
export const announcing =
  (announce: AnnounceProducer) =>
  <Input, Caller extends { readonly user_id: UserId }, Made extends { readonly ok: boolean }>(
    run: (input: Input, caller: Caller) => Promise<Made>,
  ) =>
  async (input: Input, caller: Caller): Promise<Made> => {
    const made = await run(input, caller)
    if (made.ok) await announce(caller.user_id, true)
    return made
  }
