import * as z from 'zod'
import { REGION } from '../emulators/aws-account.ts'
import type { QueueMessage, RunningSqs } from '../emulators/sqs/start-sqs.ts'
import type { InvocationResult } from '../lambda/execution-environment.ts'

export interface EventSourceSettings {
  readonly queue: string
  readonly queueArn: string
  readonly functionName: string
  readonly batchSize: number
  /** How long to wait for a batch to fill. */
  readonly windowMs: number
  readonly reportsFailures: boolean
  /** Batches at a time. */
  readonly concurrency: number
}

export type Invoke = (functionName: string, event: unknown) => Promise<InvocationResult>

export interface RunningEventSource {
  stop(): Promise<void>
}

/** Two batches at a time are enough to see what happens when messages are handled side by side. */
export const USUAL_CONCURRENCY = 2
const WAIT_MS = 20_000

/**
 * Hands messages of a queue to a function, at least once. What the function does not report as failed
 * is deleted; the rest comes back after the visibility timeout, until the dead-letter queue takes it.
 */
export function startEventSource(
  settings: EventSourceSettings,
  sqs: RunningSqs,
  invoke: Invoke,
): RunningEventSource {
  let isStopped = false
  const poll = async () => {
    while (!isStopped) {
      const messages = await takeBatch(settings, sqs)
      if (messages.length === 0) continue
      // a batch that is cut short by the stop is delivered again at the next start
      if (isStopped) return
      const result = await invoke(settings.functionName, sqsEvent(messages, settings.queueArn))
      const failed = failedIds(result, messages, settings.reportsFailures)
      const done = messages.filter(({ message_id }) => !failed.has(message_id))
      await Promise.all(done.map(({ receipt }) => sqs.delete(settings.queue, receipt)))
    }
  }
  const polls = Array.from({ length: settings.concurrency }, () =>
    poll().catch((error: unknown) => {
      if (!isStopped) throw error
    }),
  )
  void polls
  return {
    async stop() {
      isStopped = true
    },
  }
}

async function takeBatch(settings: EventSourceSettings, sqs: RunningSqs): Promise<QueueMessage[]> {
  const messages = await sqs.receive(settings.queue, settings.batchSize, WAIT_MS)
  const until = Date.now() + settings.windowMs
  while (messages.length > 0 && messages.length < settings.batchSize && Date.now() < until) {
    const missing = settings.batchSize - messages.length
    messages.push(...(await sqs.receive(settings.queue, missing, until - Date.now())))
  }
  return messages
}

function sqsEvent(messages: readonly QueueMessage[], queueArn: string) {
  return {
    Records: messages.map((message) => ({
      messageId: message.message_id,
      receiptHandle: message.receipt,
      body: message.body,
      attributes: message.attributes,
      messageAttributes: Object.fromEntries(
        Object.entries(message.message_attributes).map(([name, value]) => [
          name,
          {
            dataType: value.DataType,
            stringValue: value.StringValue,
            binaryValue: value.BinaryValue,
            stringListValues: [],
            binaryListValues: [],
          },
        ]),
      ),
      md5OfBody: message.md5_of_body,
      eventSource: 'aws:sqs',
      eventSourceARN: queueArn,
      awsRegion: REGION,
    })),
  }
}

const batchResponse = z
  .object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() })
  .nullable()

/** Ids of the messages to deliver again. A failed call or an unreadable report means all of them. */
function failedIds(
  result: InvocationResult,
  messages: readonly QueueMessage[],
  reportsFailures: boolean,
): Set<string> {
  const all = new Set(messages.map(({ message_id }) => message_id))
  if (!result.ok) return all
  if (!reportsFailures) return new Set()
  const response = batchResponse.safeParse(JSON.parse(result.payload))
  if (!response.success) return all
  const failed = (response.data?.batchItemFailures ?? []).map((f) => f.itemIdentifier)
  return failed.every((id) => all.has(id)) ? new Set(failed) : all
}
