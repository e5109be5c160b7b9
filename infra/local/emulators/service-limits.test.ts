import {
  BatchGetItemCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from './credentials.ts'
import { type RunningDynamoDb, startDynamoDb } from './dynamodb/start-dynamodb.ts'
import type { Running } from './emulator.ts'
import { startSecretsManager } from './secrets-manager/start-secrets-manager.ts'
import { startSes } from './ses/start-ses.ts'
import { startSqs } from './sqs/start-sqs.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const text = (bytes: number) => 'x'.repeat(bytes)
const clientOf = ({ endpoint }: Pick<Running, 'endpoint'>) => ({
  region: 'eu-north-1',
  endpoint,
  credentials: credentialsFor('tests'),
  maxAttempts: 1,
})

describe('the limits of the services', () => {
  describe('DynamoDB', () => {
    const TableName = 'notes'
    const rowOf = (id: number, bytes: number) => ({
      owner: { S: 'anna' },
      id: { N: String(id) },
      text: { S: text(bytes) },
    })
    const tooLarge = { name: 'ValidationException', message: expect.stringMatching(/size/) }
    const row = 390 * kilobyte
    const rows = 45
    let running: RunningDynamoDb
    let client: DynamoDBClient

    beforeAll(async () => {
      running = await startDynamoDb({ dataFolder: null })
      client = new DynamoDBClient(clientOf(running))
      await running.ensureTable({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [
          { AttributeName: 'owner', AttributeType: 'S' },
          { AttributeName: 'id', AttributeType: 'N' },
        ],
        KeySchema: [
          { AttributeName: 'owner', KeyType: 'HASH' },
          { AttributeName: 'id', KeyType: 'RANGE' },
        ],
      })
      for (let id = 1; id <= rows; id += 1)
        await client.send(new PutItemCommand({ TableName, Item: rowOf(id, row) }))
    })
    afterAll(() => running.stop())

    it('takes no item above 400 kB, however it is written', async () => {
      const Item = rowOf(1, 400 * kilobyte)
      await expect(client.send(new PutItemCommand({ TableName, Item }))).rejects.toMatchObject(
        tooLarge,
      )
      const { owner, id } = Item
      const update = new UpdateItemCommand({
        TableName,
        Key: { owner, id },
        UpdateExpression: 'SET more = :more',
        ExpressionAttributeValues: { ':more': { S: text(20 * kilobyte) } },
      })
      await expect(client.send(update)).rejects.toMatchObject(tooLarge)
      const TransactItems = [{ Put: { TableName, Item } }]
      await expect(client.send(new TransactWriteItemsCommand({ TransactItems }))).rejects.toThrow()
    })

    it('gives a query 1 MB at once and says where it goes on', async () => {
      const query = new QueryCommand({
        TableName,
        KeyConditionExpression: '#owner = :owner',
        ExpressionAttributeNames: { '#owner': 'owner' },
        ExpressionAttributeValues: { ':owner': { S: 'anna' } },
      })
      const { Items, LastEvaluatedKey } = await client.send(query)
      expect(Items).toHaveLength(3)
      expect(LastEvaluatedKey).toMatchObject({ id: { N: '3' } })
    })

    it('gives a batch not all of 17 MB at once and names what is left', async () => {
      const Keys = Array.from({ length: rows }, (_, index) => ({
        owner: { S: 'anna' },
        id: { N: String(index + 1) },
      }))
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys } } }),
      )
      const [given, left] = [
        Responses?.[TableName]?.length ?? 0,
        UnprocessedKeys?.[TableName]?.Keys?.length ?? 0,
      ]
      expect(left).toBeGreaterThan(0)
      expect(given + left).toBe(rows)
    })
  })

  it('SQS takes no message above 1 MB, alone or in a batch', async () => {
    const running = await startSqs({ dataFolder: null })
    const client = new SQSClient(clientOf(running))
    const { url: QueueUrl } = await running.ensureQueue({ name: 'notes' })
    const send = (bytes: number) =>
      client.send(new SendMessageCommand({ QueueUrl, MessageBody: text(bytes) }))
    await expect(send(megabyte)).resolves.toHaveProperty('MessageId')
    await expect(send(megabyte + 1)).rejects.toThrow(/1048576 bytes/)
    const batch = (bytes: number) =>
      client.send(
        new SendMessageBatchCommand({
          QueueUrl,
          Entries: ['a', 'b'].map((Id) => ({ Id, MessageBody: text(bytes) })),
        }),
      )
    expect((await batch(megabyte / 2)).Successful).toHaveLength(2)
    await expect(batch(megabyte / 2 + 1)).rejects.toThrow(/Batch requests cannot be longer/)
    await running.stop()
  })

  it('SES takes no mail above 40 MB and none to more than fifty', async () => {
    const running = await startSes({ dataFolder: null })
    const client = new SESv2Client(clientOf(running))
    const send = (bytes: number, recipients = 1) =>
      client.send(
        new SendEmailCommand({
          FromEmailAddress: 'hello@nordgate.example',
          Destination: {
            ToAddresses: Array.from({ length: recipients }, (_, n) => `${n}@producer.example`),
          },
          Content: {
            Simple: { Subject: { Data: 'Long' }, Body: { Text: { Data: text(bytes) } } },
          },
        }),
      )
    await expect(send(39 * megabyte)).resolves.toHaveProperty('MessageId')
    await expect(send(40 * megabyte)).rejects.toMatchObject({
      name: 'BadRequestException',
      message: expect.stringMatching(/more than 41943040 bytes/),
    })
    await expect(send(1, 50)).resolves.toHaveProperty('MessageId')
    await expect(send(1, 51)).rejects.toMatchObject({ name: 'BadRequestException' })
    const mime = Buffer.from(
      `From: a@nordgate.example\r\nTo: b@c.example\r\n\r\n${text(40 * megabyte)}`,
    )
    await expect(
      client.send(new SendEmailCommand({ Content: { Raw: { Data: mime } } })),
    ).rejects.toMatchObject({ name: 'BadRequestException' })
    await running.stop()
  })

  it('Secrets Manager takes no value above 64 kB', async () => {
    const running = await startSecretsManager({ dataFolder: null })
    const client = new SecretsManagerClient(clientOf(running))
    const { arn: SecretId } = await running.ensureSecret({ name: 'Payments', value: 'first' })
    const put = (bytes: number) =>
      client.send(new PutSecretValueCommand({ SecretId, SecretString: text(bytes) }))
    await expect(put(64 * kilobyte)).resolves.toHaveProperty('VersionId')
    await expect(put(64 * kilobyte + 1)).rejects.toThrow(/less than or equal to 65536/)
    await running.stop()
  })
})
