import * as z from 'zod'

/** What we read of an SQS event. */
const queueEventSchema = z.lazy(() =>
  z.object({
    Records: z.array(
      z.object({
        messageId: z.string(),
        body: z.string(),
        attributes: z.object({ ApproximateReceiveCount: z.coerce.number().int() }),
      }),
    ),
  }),
)
export type QueueRecord = z.infer<typeof queueEventSchema>['Records'][number]

export interface PartialBatchResponse {
  readonly batchItemFailures: { itemIdentifier: string }[]
}

/** After this many deliveries a message goes to the dead letters (`WorkQueue` of the stack). */
const lastReceive = 3

export const isLastReceive = (record: QueueRecord): boolean =>
  record.attributes.ApproximateReceiveCount >= lastReceive

/** The Lambda handler of a queue: one message after the other; only those that failed come back. */
export const consume =
  (handle: (record: QueueRecord) => Promise<void>, onFailure: (error: unknown) => void) =>
  async (event: unknown): Promise<PartialBatchResponse> => {
    const batchItemFailures: { itemIdentifier: string }[] = []
    for (const record of queueEventSchema.parse(event).Records) {
      try {
        await handle(record)
      } catch (error) {
        onFailure(error)
        batchItemFailures.push({ itemIdentifier: record.messageId })
      }
    }
    return { batchItemFailures }
  }
