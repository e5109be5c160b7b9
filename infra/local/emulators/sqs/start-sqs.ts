import type { EmulatorOptions, Running } from '../emulator.ts'

export interface QueueDefinition {
  name: string
  /** default 30 s */
  visibility_timeout_s?: number
  /** default 0 s */
  delay_s?: number
  /** default 4 days */
  retention_s?: number
  redrive?: { dead_letter_queue: string; max_receive_count: number }
}

export interface QueueMessage {
  message_id: string
  /** proof of this receipt: delete or release with it */
  receipt: string
  body: string
  /** SQS system attributes, e.g. ApproximateReceiveCount, SentTimestamp */
  attributes: Record<string, string>
  message_attributes: Record<
    string,
    { DataType: string; StringValue?: string; BinaryValue?: string }
  >
  md5_of_body: string
}

export interface RunningSqs extends Running {
  /** Creates the queue or updates its settings; messages on disk from an earlier run are kept. */
  ensureQueue(definition: QueueDefinition): Promise<{ name: string; url: string; arn: string }>
  /** In process, for the local cloud's event source: durable when the promise resolves. */
  send(queue: string, body: string): Promise<{ message_id: string }>
  /** Long poll: waits up to `wait_ms` (default 0) for the first message, then answers at most `n`. */
  receive(queue: string, n: number, wait_ms?: number): Promise<QueueMessage[]>
  delete(queue: string, receipt: string): Promise<void>
  /** Gives the message back, visible again after `delay_s` (default 0); its receive count stays. */
  release(queue: string, receipt: string, delay_s?: number): Promise<void>
  /** Approximate numbers, as GetQueueAttributes tells them. */
  depth(queue: string): { visible: number; in_flight: number; delayed: number }
}

export async function startSqs(_options: EmulatorOptions): Promise<RunningSqs> {
  throw new Error('sqs emulator: in progress')
}
