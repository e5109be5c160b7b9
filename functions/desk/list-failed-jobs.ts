import {
  ChangeMessageVisibilityBatchCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import type { deskRoutes } from '#contracts/desk.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { mostJobs } from '#domain/desk/today.ts'
import { succeed } from '#domain/shared/result.ts'
import type { DeadLetterQueue } from './today/list-dead-letters.ts'

type Job = RouteOutput<(typeof deskRoutes)['listFailedJobs']>['jobs'][number]

/** For so long a message is not given twice to one look; it is given back when the look is over. */
const lookSeconds = 2
/** SQS takes no more in one call. */
const batch = 10
/** A queue that is spread over machines may give nothing at one call and something at the next. */
const emptyCalls = 2

/** Work that failed three times: looked at where it lies, and left there. */
export async function listFailedJobs(sqs: SQSClient, queues: readonly DeadLetterQueue[]) {
  const found = await Promise.all(
    queues.map(async ({ area, url }) => {
      const messages = await lookAt(sqs, url)
      const jobs = messages.slice(0, mostJobs).map((message) => ({ ...jobOf(message), area }))
      return { area, jobs, isMore: messages.length > mostJobs }
    }),
  )
  const jobs = found
    .flatMap((one) => one.jobs)
    .sort((a, b) => (a.asked_at < b.asked_at ? 1 : a.asked_at > b.asked_at ? -1 : 0))
  return succeed({ jobs, more: found.flatMap(({ area, isMore }) => (isMore ? [area] : [])) })
}

async function lookAt(sqs: SQSClient, QueueUrl: string): Promise<Message[]> {
  const found = new Map<string, Message>()
  for (let empty = 0; empty < emptyCalls && found.size <= mostJobs; ) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: lookSeconds,
        MessageSystemAttributeNames: ['SentTimestamp'],
      }),
    )
    const isNew = Messages.some(({ MessageId = '' }) => !found.has(MessageId))
    for (const message of Messages) found.set(message.MessageId ?? '', message)
    if (!isNew) empty += 1
  }
  const messages = [...found.values()]
  for (let at = 0; at < messages.length; at += batch)
    await releaseMessages(sqs, QueueUrl, messages.slice(at, at + batch))
  return messages
}

/** Whoever looks next, a colleague at the same moment too, finds all of them. */
async function releaseMessages(
  sqs: SQSClient,
  QueueUrl: string,
  messages: Message[],
): Promise<void> {
  const Entries = messages.map(({ ReceiptHandle }, at) => ({
    Id: String(at),
    ReceiptHandle,
    VisibilityTimeout: 0,
  }))
  await sqs.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl, Entries }))
}

const jobOf = ({ MessageId = '', Attributes, Body = '' }: Message): Omit<Job, 'area'> => ({
  job_id: MessageId,
  asked_at: new Date(Number(Attributes?.SentTimestamp ?? 0)).toISOString(),
  about: aboutOf(Body),
})

/** What may be shown of a message: some hold addresses, and words of others. */
const isShown = (field: string) => /^(kind|eventType|market|key|name)$|_id$/.test(field)
const mostFields = 8

function aboutOf(body: string): Job['about'] {
  const about: Record<string, string | number> = {}
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [field, inside] of Object.entries(value)) {
      const isPlain = typeof inside === 'string' || typeof inside === 'number'
      if (!isPlain) read(inside)
      else if (isShown(field) && Object.keys(about).length < mostFields)
        about[field] ??= typeof inside === 'string' ? inside.slice(0, 200) : inside
    }
  }
  try {
    read(JSON.parse(body))
  } catch {
    // no JSON: there is nothing to say of it
  }
  return about
}
