import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  CreateBackupCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactGetItemsCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { DamagedDataError } from '../damaged-data-error.ts'
import type { Call } from '../emulator.ts'
import { type RunningDynamoDb, startDynamoDb } from './start-dynamodb.ts'

const TABLE = 'tenders'
const definition = {
  TableName: TABLE,
  BillingMode: 'PAY_PER_REQUEST' as const,
  AttributeDefinitions: [
    { AttributeName: 'tender_id', AttributeType: 'N' as const },
    { AttributeName: 'listing', AttributeType: 'S' as const },
    { AttributeName: 'deadline_key', AttributeType: 'S' as const },
  ],
  KeySchema: [{ AttributeName: 'tender_id', KeyType: 'HASH' as const }],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'by_deadline',
      KeySchema: [
        { AttributeName: 'listing', KeyType: 'HASH' as const },
        { AttributeName: 'deadline_key', KeyType: 'RANGE' as const },
      ],
      Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['summary'] },
    },
  ],
}

const clientOf = (running: RunningDynamoDb, identity = 'tests') =>
  new DynamoDBClient({
    region: 'eu-north-1',
    endpoint: running.endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })

const tender = (id: number, deadline = '2027-01-01') => ({
  tender_id: { N: String(id) },
  listing: { S: 'tender' },
  deadline_key: { S: `${deadline}#${id}` },
  summary: { S: `Tender ${id}` },
  details: { S: 'not projected' },
})

describe('the local DynamoDB', () => {
  const calls: Call[] = []
  let running: RunningDynamoDb
  let client: DynamoDBClient

  beforeAll(async () => {
    running = await startDynamoDb({
      dataFolder: null,
      authorize: (call) => {
        calls.push(call)
        return call.access_key_id === 'stranger' ? { identity: 'arn:role/stranger' } : null
      },
    })
    await running.ensureTable(definition)
    client = clientOf(running)
  })
  afterAll(() => running.stop())

  const get = (id: number) =>
    client.send(new GetItemCommand({ TableName: TABLE, Key: { tender_id: { N: String(id) } } }))

  it('pages through an index in its order with only the projected attributes', async () => {
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: {
          [TABLE]: [3, 1, 2].map((id) => ({
            PutRequest: { Item: tender(id, `2027-0${id}-01`) },
          })),
        },
      }),
    )
    const query = (ExclusiveStartKey?: Record<string, never>) =>
      client.send(
        new QueryCommand({
          TableName: TABLE,
          IndexName: 'by_deadline',
          KeyConditionExpression: 'listing = :l AND deadline_key >= :from',
          ExpressionAttributeValues: { ':l': { S: 'tender' }, ':from': { S: '2027-01' } },
          Limit: 2,
          ExclusiveStartKey,
        }),
      )
    const first = await query()
    const second = await query(first.LastEvaluatedKey as Record<string, never>)
    const items = [...(first.Items ?? []), ...(second.Items ?? [])]
    expect(items.map((item) => item.tender_id?.N)).toEqual(['1', '2', '3'])
    expect(items[0]).not.toHaveProperty('details')
  })

  it('gives exactly one of fifty concurrent conditional writers the win', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 50 }, (_, writer) =>
        client.send(
          new PutItemCommand({
            TableName: TABLE,
            Item: { ...tender(50), writer: { N: String(writer) } },
            ConditionExpression: 'attribute_not_exists(tender_id)',
          }),
        ),
      ),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
  })

  it('counts every one of fifty transactions that race with fifty single updates', async () => {
    await client.send(new PutItemCommand({ TableName: TABLE, Item: tender(60) }))
    const add = {
      TableName: TABLE,
      Key: { tender_id: { N: '60' } },
      UpdateExpression: 'ADD hits :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    }
    await Promise.all(
      Array.from({ length: 50 }, () => [
        client.send(new UpdateItemCommand(add)),
        client.send(new TransactWriteItemsCommand({ TransactItems: [{ Update: add }] })),
      ]).flat(),
    )
    expect((await get(60)).Item?.hits).toEqual({ N: '100' })
  })

  it('returns the present item with a failed condition when asked', async () => {
    await client.send(new PutItemCommand({ TableName: TABLE, Item: tender(70) }))
    const failure = await client
      .send(
        new PutItemCommand({
          TableName: TABLE,
          Item: tender(70),
          ConditionExpression: 'attribute_not_exists(tender_id)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      )
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ConditionalCheckFailedException)
    expect((failure as ConditionalCheckFailedException).Item?.summary).toEqual({ S: 'Tender 70' })
  })

  it('writes nothing of a transaction of which one condition fails, and says which', async () => {
    await client.send(new PutItemCommand({ TableName: TABLE, Item: tender(80) }))
    const failure = await client
      .send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName: TABLE, Item: tender(81) } },
            {
              ConditionCheck: {
                TableName: TABLE,
                Key: { tender_id: { N: '80' } },
                ConditionExpression: 'attribute_not_exists(tender_id)',
                ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
              },
            },
          ],
        }),
      )
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TransactionCanceledException)
    const reasons = (failure as TransactionCanceledException).CancellationReasons
    expect(reasons?.map((reason) => reason.Code)).toEqual(['None', 'ConditionalCheckFailed'])
    expect(reasons?.[1]?.Item?.summary).toEqual({ S: 'Tender 80' })
    expect((await get(81)).Item).toBeUndefined()
  })

  it('applies put, update, delete and check together, indexes included', async () => {
    await client.send(new PutItemCommand({ TableName: TABLE, Item: tender(90, '2028-01-01') }))
    await client.send(new PutItemCommand({ TableName: TABLE, Item: tender(91, '2028-01-02') }))
    await client.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          { Put: { TableName: TABLE, Item: tender(92, '2028-01-03') } },
          { Delete: { TableName: TABLE, Key: { tender_id: { N: '90' } } } },
          {
            Update: {
              TableName: TABLE,
              Key: { tender_id: { N: '91' } },
              UpdateExpression: 'SET summary = :s',
              ExpressionAttributeValues: { ':s': { S: 'changed' } },
            },
          },
          {
            ConditionCheck: {
              TableName: TABLE,
              Key: { tender_id: { N: '80' } },
              ConditionExpression: 'attribute_exists(tender_id)',
            },
          },
        ],
      }),
    )
    const { Items } = await client.send(
      new QueryCommand({
        TableName: TABLE,
        IndexName: 'by_deadline',
        KeyConditionExpression: 'listing = :l AND begins_with(deadline_key, :year)',
        ExpressionAttributeValues: { ':l': { S: 'tender' }, ':year': { S: '2028' } },
      }),
    )
    expect(Items?.map((item) => item.summary?.S)).toEqual(['changed', 'Tender 92'])
    expect((await get(80)).Item).toBeDefined()
  })

  it('applies a repeated transaction with the same token once', async () => {
    const input = {
      ClientRequestToken: 'once',
      TransactItems: [
        {
          Update: {
            TableName: TABLE,
            Key: { tender_id: { N: '100' } },
            UpdateExpression: 'ADD hits :one',
            ExpressionAttributeValues: { ':one': { N: '1' } },
          },
        },
      ],
    }
    await client.send(new TransactWriteItemsCommand(input))
    await client.send(new TransactWriteItemsCommand(input))
    expect((await get(100)).Item?.hits).toEqual({ N: '1' })
  })

  it('refuses two operations of one transaction on the same item', async () => {
    const twice = { TableName: TABLE, Key: { tender_id: { N: '1' } } }
    await expect(
      client.send(
        new TransactWriteItemsCommand({
          TransactItems: [{ Delete: twice }, { Delete: twice }],
        }),
      ),
    ).rejects.toThrow(/multiple operations on one item/)
  })

  it('reads several items in one transaction', async () => {
    await client.send(new PutItemCommand({ TableName: TABLE, Item: tender(110) }))
    const key = (id: number) => ({
      Get: { TableName: TABLE, Key: { tender_id: { N: String(id) } } },
    })
    const { Responses } = await client.send(
      new TransactGetItemsCommand({ TransactItems: [key(110), key(999)] }),
    )
    expect(Responses?.map((response) => response.Item?.summary?.S)).toEqual([
      'Tender 110',
      undefined,
    ])
  })

  it('sweeps items whose time has come, and only those', async () => {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: TABLE,
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
      }),
    )
    const described = await client.send(new DescribeTimeToLiveCommand({ TableName: TABLE }))
    expect(described.TimeToLiveDescription?.TimeToLiveStatus).toBe('ENABLED')
    for (const [id, expires] of [
      [120, '100'],
      [121, '300'],
    ] as const)
      await client.send(
        new PutItemCommand({
          TableName: TABLE,
          Item: { ...tender(id), expires_at: { N: expires } },
        }),
      )
    expect(await running.sweepExpired(new Date(200_000))).toBe(1)
    expect((await get(120)).Item).toBeUndefined()
    expect((await get(121)).Item).toBeDefined()
  })

  it('asks for each action and resource, an index by its own ARN, and names a refusal', async () => {
    calls.length = 0
    const stranger = clientOf(running, 'stranger')
    await expect(
      stranger.send(
        new QueryCommand({
          TableName: TABLE,
          IndexName: 'by_deadline',
          KeyConditionExpression: 'listing = :l',
          ExpressionAttributeValues: { ':l': { S: 'tender' } },
        }),
      ),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message:
        'User: arn:role/stranger is not authorized to perform: dynamodb:Query on resource: arn:aws:dynamodb:eu-north-1:000000000000:table/tenders/index/by_deadline',
    })
    await client.send(
      new TransactWriteItemsCommand({
        TransactItems: [
          { Put: { TableName: TABLE, Item: tender(130) } },
          { Delete: { TableName: TABLE, Key: { tender_id: { N: '131' } } } },
        ],
      }),
    )
    expect(calls.map((call) => `${call.access_key_id} ${call.action}`)).toEqual([
      'stranger dynamodb:Query',
      'tests dynamodb:PutItem',
      'tests dynamodb:DeleteItem',
    ])
  })

  it('refuses what it does not know, by name', async () => {
    await expect(
      client.send(new CreateBackupCommand({ TableName: TABLE, BackupName: 'b' })),
    ).rejects.toThrow(/does not support CreateBackup/)
  })
})

describe('the local DynamoDB on disk', () => {
  const start = (dataFolder: string) => startDynamoDb({ dataFolder })

  it('keeps every acknowledged item, and transactions whole, through SIGKILL', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dynamodb-'))
    const script = join(import.meta.dirname, 'serve-until-killed.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout, 'data')
    const writer = new DynamoDBClient({
      region: 'eu-north-1',
      endpoint: String(line).trim(),
      credentials: credentialsFor('tests'),
      maxAttempts: 1,
    })
    const acknowledged: number[] = []
    setTimeout(() => child.kill('SIGKILL'), 700)
    const writing = Array.from({ length: 4 }, async (_, lane) => {
      for (let id = lane; ; id += 4) {
        const pair = [tender(id), { ...tender(id + 1_000_000), partner: { N: String(id) } }]
        await writer.send(
          new TransactWriteItemsCommand({
            TransactItems: pair.map((Item) => ({ Put: { TableName: TABLE, Item } })),
          }),
        )
        acknowledged.push(id)
      }
    })
    await Promise.allSettled(writing)
    expect(acknowledged.length).toBeGreaterThan(10)

    const again = await start(folder)
    await again.ensureTable(definition)
    const found = new Set<number>()
    let ExclusiveStartKey: Record<string, never> | undefined
    do {
      const page = await clientOf(again).send(
        new ScanCommand({ TableName: TABLE, ProjectionExpression: 'tender_id', ExclusiveStartKey }),
      )
      for (const item of page.Items ?? []) found.add(Number(item.tender_id?.N))
      ExclusiveStartKey = page.LastEvaluatedKey as Record<string, never> | undefined
    } while (ExclusiveStartKey)
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
    for (const id of found) if (id < 1_000_000) expect(found.has(id + 1_000_000)).toBe(true)
    expect(found.size % 2).toBe(0)
    await again.stop()
    await rm(folder, { recursive: true })
  })

  const garble = async (file: string) => {
    const content = await readFile(file)
    const middle = Math.floor(content.length / 2)
    content.fill(7, middle, middle + 100)
    await writeFile(file, content)
  }

  it.each([
    [
      'its list of files garbled',
      async (folder: string, files: string[]) =>
        writeFile(join(folder, files.find((file) => file.startsWith('MANIFEST')) ?? ''), 'garbled'),
    ],
    ['its entry file missing', async (folder: string) => unlink(join(folder, 'CURRENT'))],
    [
      'its journal garbled',
      async (folder: string, files: string[]) =>
        garble(join(folder, files.find((file) => file.endsWith('.log')) ?? '')),
    ],
  ])('stops every start with one clear error: %s', async (_, damage) => {
    const folder = await mkdtemp(join(tmpdir(), 'dynamodb-'))
    const first = await start(folder)
    await first.ensureTable(definition)
    for (let id = 0; id < 20; id += 1)
      await clientOf(first).send(new PutItemCommand({ TableName: TABLE, Item: tender(id) }))
    await first.stop()
    await damage(folder, await readdir(folder))
    for (const _ of ['first', 'second']) {
      const failure = await start(folder).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(DamagedDataError)
      expect((failure as Error).message).toContain(folder)
      expect((failure as Error).message).toContain('npm start -- --fresh')
    }
    await rm(folder, { recursive: true })
  })

  it('says so when another run has the folder open, and when the stack asks for other keys', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dynamodb-'))
    const first = await start(folder)
    await first.ensureTable(definition)
    await expect(start(folder)).rejects.toThrow(/in use by another run/)
    await expect(
      first.ensureTable({ ...definition, GlobalSecondaryIndexes: undefined }),
    ).rejects.toThrow(/tenders on disk has other keys or indexes/)
    await first.stop()
    await rm(folder, { recursive: true })
  })
})
