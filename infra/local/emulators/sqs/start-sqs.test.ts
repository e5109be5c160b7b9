import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  AddPermissionCommand,
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  PurgeQueueCommand,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import type { Call } from '../emulator.ts'
import { type RunningSqs, startSqs } from './start-sqs.ts'

const clientOf = (endpoint: string, identity = 'tests') =>
  new SQSClient({
    region: 'eu-north-1',
    endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })

describe('the local SQS', () => {
  const calls: Call[] = []
  let running: RunningSqs
  let client: SQSClient

  beforeAll(async () => {
    running = await startSqs({
      dataFolder: null,
      authorize: (call) => {
        calls.push(call)
        return call.access_key_id === 'stranger' ? { identity: 'arn:role/stranger' } : null
      },
    })
    client = clientOf(running.endpoint)
  })
  afterAll(() => running.stop())

  const queue = async (name: string, extra: object = {}) =>
    (await running.ensureQueue({ name, ...extra })).url
  const send = (QueueUrl: string, MessageBody: string, DelaySeconds?: number) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }))
  const receive = async (QueueUrl: string, input: Partial<ReceiveMessageCommandInput> = {}) =>
    (await client.send(new ReceiveMessageCommand({ QueueUrl, ...input }))).Messages ?? []

  it('delivers a message with its attributes and deletes it', async () => {
    const url = await queue('plain')
    await client.send(
      new SendMessageCommand({
        QueueUrl: url,
        MessageBody: 'Årgång 2019 «blanc»',
        MessageAttributes: { kind: { DataType: 'String', StringValue: 'portfolio' } },
      }),
    )
    const [message] = await receive(url, {
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
    })
    expect(message?.Body).toBe('Årgång 2019 «blanc»')
    expect(message?.Attributes?.ApproximateReceiveCount).toBe('1')
    expect(message?.MessageAttributes?.kind?.StringValue).toBe('portfolio')
    expect(await receive(url)).toEqual([])
    await client.send(
      new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message?.ReceiptHandle }),
    )
    expect(running.depth('plain')).toEqual({ visible: 0, in_flight: 0, delayed: 0 })
  })

  it('delivers again when the visibility timeout passes or is set to zero', async () => {
    const url = await queue('again')
    await send(url, 'x')
    const [first] = await receive(url, { VisibilityTimeout: 1 })
    const [second] = await receive(url, { WaitTimeSeconds: 3 })
    expect(second?.MessageId).toBe(first?.MessageId)
    await client.send(
      new ChangeMessageVisibilityCommand({
        QueueUrl: url,
        ReceiptHandle: second?.ReceiptHandle,
        VisibilityTimeout: 0,
      }),
    )
    const [third] = await receive(url, { MessageSystemAttributeNames: ['All'] })
    expect(third?.Attributes?.ApproximateReceiveCount).toBe('3')
    // the receipt of an earlier delivery no longer deletes
    await client.send(
      new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: first?.ReceiptHandle }),
    )
    expect(running.depth('again').in_flight).toBe(1)
  })

  it('answers a long poll as soon as a message comes', async () => {
    const url = await queue('polled')
    const started = Date.now()
    const polling = receive(url, { WaitTimeSeconds: 10 })
    setTimeout(() => void send(url, 'now'), 100)
    expect((await polling)[0]?.Body).toBe('now')
    expect(Date.now() - started).toBeLessThan(2000)
  })

  it('holds a delayed message back', async () => {
    const url = await queue('delayed')
    await send(url, 'later', 1)
    expect(await receive(url)).toEqual([])
    expect(running.depth('delayed').delayed).toBe(1)
    expect(await receive(url, { WaitTimeSeconds: 3 })).toHaveLength(1)
  })

  it('moves a message that was received too often to the dead letters', async () => {
    await queue('letters-dead')
    const url = await queue('letters', {
      redrive: { dead_letter_queue: 'letters-dead', max_receive_count: 2 },
    })
    await running.send('letters', 'poison')
    for (const _ of [1, 2]) {
      const [message] = await running.receive('letters', 1)
      await running.release('letters', message?.receipt ?? '')
    }
    expect(await receive(url)).toEqual([])
    const [dead] = await running.receive('letters-dead', 1)
    expect(dead?.body).toBe('poison')
    expect(dead?.attributes.DeadLetterQueueSourceArn).toMatch(/:letters$/)
  })

  it('never hands one message to two of many receivers', async () => {
    const url = await queue('busy')
    await Promise.all(
      Array.from({ length: 10 }, (_, batch) =>
        client.send(
          new SendMessageBatchCommand({
            QueueUrl: url,
            Entries: Array.from({ length: 10 }, (_, n) => ({
              Id: `n${n}`,
              MessageBody: `${batch}/${n}`,
            })),
          }),
        ),
      ),
    )
    const received = await Promise.all(
      Array.from({ length: 20 }, () => receive(url, { MaxNumberOfMessages: 10 })),
    )
    const messages = received.flat()
    expect(new Set(messages.map((message) => message.Body)).size).toBe(100)
    expect(messages).toHaveLength(100)
    const { Successful } = await client.send(
      new DeleteMessageBatchCommand({
        QueueUrl: url,
        Entries: messages
          .slice(0, 10)
          .map((message, n) => ({ Id: `n${n}`, ReceiptHandle: message.ReceiptHandle })),
      }),
    )
    expect(Successful).toHaveLength(10)
    expect(running.depth('busy').in_flight).toBe(90)
    await client.send(new PurgeQueueCommand({ QueueUrl: url }))
    expect(running.depth('busy').in_flight).toBe(0)
  })

  describe('is fair between tenants', () => {
    const sendAs = (QueueUrl: string, MessageGroupId: string | undefined, MessageBody: string) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody, MessageGroupId }))
    const bodiesOf = (messages: { Body?: string }[]) => messages.map(({ Body }) => Body)
    const workFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

    it('and delivers before others what belongs to who has not used the consumers', async () => {
      const url = await queue('fair')
      for (let n = 0; n < 40; n += 1) await sendAs(url, 'large', `large ${n}`)
      const [first] = await receive(url)
      await workFor(20)
      await running.delete('fair', first?.ReceiptHandle ?? '')
      await sendAs(url, 'small', 'small')
      await sendAs(url, undefined, 'of nobody')
      const next = await receive(url, {
        MaxNumberOfMessages: 3,
        MessageSystemAttributeNames: ['MessageGroupId'],
      })
      expect(bodiesOf(next)).toEqual(['small', 'of nobody', 'large 1'])
      expect(next.map(({ Attributes }) => Attributes?.MessageGroupId)).toEqual([
        'small',
        undefined,
        'large',
      ])
    })

    it('and serves the one with the fewest in flight first where all are noisy', async () => {
      const url = await queue('noisy')
      for (const tenant of ['a', 'a', 'a', 'b', 'b'])
        await sendAs(url, tenant, `${tenant} of noisy`)
      const [a1, a2, a3, b1] = await running.receive('noisy', 4)
      await workFor(20)
      expect([a1, a2, a3].map((one) => one?.body)).toEqual(Array(3).fill('a of noisy'))
      await sendAs(url, 'a', 'a again')
      await running.delete('noisy', b1?.receipt ?? '')
      expect(bodiesOf(await receive(url))).toEqual(['b of noisy'])
    })

    it('and forgets what a tenant used once nothing of it waits', async () => {
      const url = await queue('calm')
      await sendAs(url, 'busy', 'before')
      const [before] = await receive(url)
      await workFor(20)
      await running.delete('calm', before?.ReceiptHandle ?? '')
      await sendAs(url, 'busy', 'first')
      await sendAs(url, 'other', 'second')
      expect(bodiesOf(await receive(url, { MaxNumberOfMessages: 2 }))).toEqual(['first', 'second'])
    })

    it('and refuses a group whose name the service refuses', async () => {
      const url = await queue('named')
      await expect(sendAs(url, 'not a group', 'x')).rejects.toThrow('MessageGroupId')
    })
  })

  it('creates queues from the API and tells their attributes', async () => {
    const { QueueUrl } = await client.send(
      new CreateQueueCommand({ QueueName: 'made', Attributes: { VisibilityTimeout: '60' } }),
    )
    const found = await client.send(new GetQueueUrlCommand({ QueueName: 'made' }))
    expect(found.QueueUrl).toBe(QueueUrl)
    const { Attributes } = await client.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    )
    expect(Attributes).toMatchObject({
      VisibilityTimeout: '60',
      QueueArn: 'arn:aws:sqs:eu-north-1:000000000000:made',
      ApproximateNumberOfMessages: '0',
    })
  })

  it('names what it refuses: a missing queue, a missing grant, an unknown operation', async () => {
    const nowhere = `${running.endpoint}/000000000000/nowhere`
    await expect(send(nowhere, 'x')).rejects.toBeInstanceOf(QueueDoesNotExist)
    calls.length = 0
    const QueueUrl = await queue('guarded')
    await expect(
      clientOf(running.endpoint, 'stranger').send(
        new SendMessageBatchCommand({ QueueUrl, Entries: [{ Id: 'a', MessageBody: 'x' }] }),
      ),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message:
        'User: arn:role/stranger is not authorized to perform: sqs:SendMessage on resource: arn:aws:sqs:eu-north-1:000000000000:guarded',
      $metadata: { httpStatusCode: 403 },
    })
    expect(calls).toHaveLength(1)
    await expect(
      client.send(
        new AddPermissionCommand({ QueueUrl, Label: 'l', AWSAccountIds: ['1'], Actions: ['*'] }),
      ),
    ).rejects.toThrow(/does not support AddPermission/)
  })
})

it('keeps every acknowledged message through SIGKILL, those in flight included', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sqs-'))
  const script = join(import.meta.dirname, 'serve-until-killed.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const endpoint = String(line).trim()
  const client = clientOf(endpoint)
  const QueueUrl = `${endpoint}/000000000000/kept`
  const acknowledged = new Set<string>()
  setTimeout(() => child.kill('SIGKILL'), 500)
  await Promise.allSettled([
    ...Array.from({ length: 4 }, async (_, lane) => {
      for (let n = lane; ; n += 4) {
        await client.send(new SendMessageCommand({ QueueUrl, MessageBody: String(n) }))
        acknowledged.add(String(n))
      }
    }),
    (async () => {
      for (;;) await client.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 1 }))
    })(),
  ])
  expect(acknowledged.size).toBeGreaterThan(10)
  const again = await startSqs({ dataFolder: folder })
  await again.ensureQueue({ name: 'kept' })
  const found = (await again.receive('kept', 100_000)).map((message) => message.body)
  expect([...acknowledged].filter((body) => !found.includes(body))).toEqual([])
  await again.stop()
  await rm(folder, { recursive: true })
})
