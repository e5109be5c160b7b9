import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../../../infra/local/emulators/credentials.ts'
import { type RunningSqs, startSqs } from '../../../infra/local/emulators/sqs/start-sqs.ts'
import { createSendMessages } from './send-messages.ts'

describe('queued messages', () => {
  let sqs: RunningSqs
  let client: SQSClient

  beforeAll(async () => {
    sqs = await startSqs({ dataFolder: null })
    const credentials = credentialsFor('tests')
    client = new SQSClient({ region: 'eu-north-1', endpoint: sqs.endpoint, credentials })
  })
  afterAll(() => sqs.stop())

  it('are grouped by user, or by the hash of an address', async () => {
    const { url: QueueUrl } = await sqs.ensureQueue({ name: 'grouped' })
    const email = 'Anna@producer.example'
    await createSendMessages(client, QueueUrl)([{ user_id: 'u-1' }, { email }, { kind: 'all' }])
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        MessageSystemAttributeNames: ['MessageGroupId'],
      }),
    )
    const groups = Messages.map(({ Attributes }) => Attributes?.MessageGroupId)
    expect(groups).toEqual(['u-1', expect.stringMatching(/^[\da-f]{64}$/), undefined])
  })

  it('of one user with a large portfolio do not keep another waiting', async () => {
    const { url } = await sqs.ensureQueue({ name: 'fair' })
    const send = createSendMessages(client, url)
    await send(Array.from({ length: 200 }, (_, n) => ({ user_id: 'large', n })))
    const takeOne = async () => {
      const [message] = await sqs.receive('fair', 1)
      await new Promise((resolve) => setTimeout(resolve, 10))
      await sqs.delete('fair', message?.receipt ?? '')
      return JSON.parse(message?.body ?? '{}').user_id
    }
    expect(await takeOne()).toBe('large')
    await send([{ user_id: 'small', n: 0 }])
    expect(await takeOne()).toBe('small')
    expect(await takeOne()).toBe('large')
  })
})
