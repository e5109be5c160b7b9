import {
  BatchWriteItemCommand,
  type BatchWriteItemCommandOutput,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  PutItemCommand,
  UpdateItemCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { mapInBatches } from '../map-in-batches.ts'
import { pause } from './pause.ts'
import {
  type Expression,
  type Key,
  namesAndValues,
  type Row,
  type Table,
  toAttributes,
} from './table.ts'

/** `refused`: the condition did not hold and nothing changed. */
export type Written = 'written' | 'refused'

async function unlessRefused(write: Promise<unknown>): Promise<Written> {
  try {
    await write
    return 'written'
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 'refused'
    throw error
  }
}

export const putRow = (table: Table, row: Row, only?: Expression): Promise<Written> =>
  unlessRefused(
    table.client.send(
      new PutItemCommand({
        TableName: table.name,
        Item: toAttributes(row),
        ConditionExpression: only?.text,
        ...namesAndValues([only]),
      }),
    ),
  )

export const updateRow = (
  table: Table,
  key: Key,
  change: Expression,
  only?: Expression,
): Promise<Written> =>
  unlessRefused(
    table.client.send(
      new UpdateItemCommand({
        TableName: table.name,
        Key: toAttributes(key),
        UpdateExpression: change.text,
        ConditionExpression: only?.text,
        ...namesAndValues([change, only]),
      }),
    ),
  )

export const deleteRow = (table: Table, key: Key, only?: Expression): Promise<Written> =>
  unlessRefused(
    table.client.send(
      new DeleteItemCommand({
        TableName: table.name,
        Key: toAttributes(key),
        ConditionExpression: only?.text,
        ...namesAndValues([only]),
      }),
    ),
  )

async function writeTwentyFive(table: Table, requests: WriteRequest[]): Promise<void> {
  let left: WriteRequest[] | undefined = requests
  for (let attempt = 0; left !== undefined && left.length > 0; attempt++) {
    if (attempt > 0) await pause(attempt)
    const answer: BatchWriteItemCommandOutput = await table.client.send(
      new BatchWriteItemCommand({ RequestItems: { [table.name]: left } }),
    )
    left = answer.UnprocessedItems?.[table.name]
  }
}

/** How many batches of 25 are under way at once. */
const batchesAtOnce = 4

async function writeInBatches(table: Table, requests: readonly WriteRequest[]): Promise<void> {
  const batches: WriteRequest[][] = []
  for (let start = 0; start < requests.length; start += 25) {
    batches.push(requests.slice(start, start + 25))
  }
  await mapInBatches(batches, batchesAtOnce, (batch) => writeTwentyFive(table, batch))
}

/** Writes rows without conditions, in batches; throws unless every one of them was taken. */
export const putRows = (table: Table, rows: readonly Row[]): Promise<void> =>
  writeInBatches(
    table,
    rows.map((row) => ({ PutRequest: { Item: toAttributes(row) } })),
  )

/** Deletes rows without conditions, in batches; throws unless every one of them went. */
export const deleteRows = (table: Table, keys: readonly Key[]): Promise<void> =>
  writeInBatches(
    table,
    keys.map((key) => ({ DeleteRequest: { Key: toAttributes(key) } })),
  )
