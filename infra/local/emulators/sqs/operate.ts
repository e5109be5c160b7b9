import { unsupported } from '../json-protocol.ts'
import { ServiceError } from '../service-error.ts'
import type { MessageAttributes } from './message.ts'
import type { QueueMessage } from './queue-definition.ts'
import { attributesOf, definitionFrom } from './queue-settings.ts'
import { md5, type Queues } from './queues.ts'

type Input = Record<string, unknown>
type Output = Record<string, unknown>

export interface Caller {
  endpoint: string
  access_key_id: string
}

/** Of one message, and of all messages of a batch together (SQS quotas). */
const MAX_MESSAGE_BYTES = 1024 * 1024
const MAX_BATCH = 10
const MAX_WAIT_S = 20

export function queueUrl(endpoint: string, queue: string): string {
  return `${endpoint}/000000000000/${queue}`
}

/** The queue that a call names, by its URL or, before it has one, by its name. */
export function queueOf(input: Input): string {
  if (typeof input.QueueName === 'string') return input.QueueName
  return (
    String(input.QueueUrl ?? '')
      .split('/')
      .at(-1) ?? ''
  )
}

export async function operate(
  queues: Queues,
  caller: Caller,
  operation: string,
  input: Input,
): Promise<Output> {
  const queue = queueOf(input)
  const receipt = String(input.ReceiptHandle ?? '')
  switch (operation) {
    case 'CreateQueue':
      queues.ensure(definitionFrom(queue, (input.Attributes ?? {}) as Record<string, string>))
      return { QueueUrl: queueUrl(caller.endpoint, queue) }
    case 'GetQueueUrl':
      queues.settings(queue)
      return { QueueUrl: queueUrl(caller.endpoint, queue) }
    case 'ListQueues':
      return { QueueUrls: queues.names().map((name) => queueUrl(caller.endpoint, name)) }
    case 'GetQueueAttributes':
      return { Attributes: selectedAttributes(queues, queue, input.AttributeNames) }
    case 'SendMessage':
      return send(queues, caller, queue, input)
    case 'SendMessageBatch':
      requireBatchSize(input)
      return inBatch(input, (entry) => send(queues, caller, queue, entry))
    case 'ReceiveMessage':
      return receive(queues, queue, input)
    case 'DeleteMessage':
      await queues.delete(queue, receipt)
      return {}
    case 'DeleteMessageBatch':
      return inBatch(input, async (entry) => {
        await queues.delete(queue, String(entry.ReceiptHandle))
        return {}
      })
    case 'ChangeMessageVisibility':
      queues.changeVisibility(queue, receipt, Number(input.VisibilityTimeout))
      return {}
    case 'ChangeMessageVisibilityBatch':
      return inBatch(input, async (entry) => {
        queues.changeVisibility(queue, String(entry.ReceiptHandle), Number(entry.VisibilityTimeout))
        return {}
      })
    case 'PurgeQueue':
      await queues.purge(queue)
      return {}
    default:
      throw unsupported('sqs', operation)
  }
}

async function send(queues: Queues, caller: Caller, queue: string, input: Input): Promise<Output> {
  const body = String(input.MessageBody ?? '')
  if (body === '')
    throw new ServiceError(
      'MissingParameter',
      'The request must contain the parameter MessageBody.',
    )
  if (Buffer.byteLength(body) > MAX_MESSAGE_BYTES)
    throw new ServiceError(
      'InvalidParameterValue',
      `One or more parameters are invalid. Reason: Message must be shorter than ${MAX_MESSAGE_BYTES} bytes.`,
    )
  const message = await queues.send(queue, {
    body,
    group: groupOf(input),
    delay_s: typeof input.DelaySeconds === 'number' ? input.DelaySeconds : undefined,
    message_attributes: input.MessageAttributes as MessageAttributes | undefined,
    sender: caller.access_key_id,
  })
  return { MessageId: message.message_id, MD5OfMessageBody: md5(body) }
}

/** What a group may be called. */
const GROUP = /^[\w!"#$%&'()*+,\-./:;<=>?@[\\\]^`{|}~]{1,128}$/

function groupOf({ MessageGroupId }: Input): string | null {
  if (MessageGroupId === undefined) return null
  if (typeof MessageGroupId === 'string' && GROUP.test(MessageGroupId)) return MessageGroupId
  throw new ServiceError(
    'InvalidParameterValue',
    'MessageGroupId can only include alphanumeric and punctuation characters. 1 to 128 in length.',
  )
}

async function receive(queues: Queues, queue: string, input: Input): Promise<Output> {
  const most = Number(input.MaxNumberOfMessages ?? 1)
  if (!(most >= 1 && most <= MAX_BATCH))
    throw new ServiceError('InvalidParameterValue', 'MaxNumberOfMessages must be between 1 and 10.')
  const waitS = Math.min(Number(input.WaitTimeSeconds ?? 0), MAX_WAIT_S)
  const visibility =
    input.VisibilityTimeout === undefined ? undefined : Number(input.VisibilityTimeout)
  const messages = await queues.receive(queue, most, waitS * 1000, visibility)
  const names = [input.MessageSystemAttributeNames, input.AttributeNames].flat().map(String)
  return messages.length > 0
    ? { Messages: messages.map((message) => toOutput(message, names)) }
    : {}
}

function toOutput(message: QueueMessage, names: string[]): Output {
  const attributes = Object.entries(message.attributes).filter(
    ([name]) => names.includes('All') || names.includes(name),
  )
  return {
    MessageId: message.message_id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: message.md5_of_body,
    Attributes: attributes.length > 0 ? Object.fromEntries(attributes) : undefined,
    MessageAttributes:
      Object.keys(message.message_attributes).length > 0 ? message.message_attributes : undefined,
  }
}

function requireBatchSize({ Entries }: Input): void {
  const entries = (Array.isArray(Entries) ? Entries : []) as Input[]
  const sizes = entries.map(({ MessageBody }) => Buffer.byteLength(String(MessageBody ?? '')))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes > MAX_MESSAGE_BYTES)
    throw new ServiceError(
      'BatchRequestTooLong',
      `Batch requests cannot be longer than ${MAX_MESSAGE_BYTES} bytes. You have sent ${bytes} bytes.`,
    )
}

async function inBatch(input: Input, run: (entry: Input) => Promise<Output>): Promise<Output> {
  const entries = (Array.isArray(input.Entries) ? input.Entries : []) as Input[]
  if (entries.length === 0)
    throw new ServiceError(
      'EmptyBatchRequest',
      'There should be at least one entry in the request.',
    )
  if (entries.length > MAX_BATCH)
    throw new ServiceError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${MAX_BATCH}. You have sent ${entries.length}.`,
    )
  if (new Set(entries.map((entry) => entry.Id)).size < entries.length)
    throw new ServiceError('BatchEntryIdsNotDistinct', 'Two or more batch entries have one Id.')
  const successful: Output[] = []
  const failed: Output[] = []
  for (const entry of entries)
    try {
      successful.push({ Id: entry.Id, ...(await run(entry)) })
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'QueueDoesNotExist') throw error
      failed.push({ Id: entry.Id, Code: error.code, Message: error.message, SenderFault: true })
    }
  return { Successful: successful, Failed: failed }
}

function selectedAttributes(queues: Queues, queue: string, names: unknown): Output {
  const depth = queues.depth(queue)
  const all: Record<string, string> = {
    ...attributesOf(queue, queues.settings(queue)),
    ApproximateNumberOfMessages: String(depth.visible),
    ApproximateNumberOfMessagesNotVisible: String(depth.in_flight),
    ApproximateNumberOfMessagesDelayed: String(depth.delayed),
  }
  const wanted = Array.isArray(names) ? names : []
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => wanted.includes('All') || wanted.includes(name)),
  )
}
