import {
  BatchGetItemCommand,
  type BatchGetItemCommandOutput,
  GetItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import type { Look } from './look.ts'
import { pause } from './pause.ts'
import {
  type Expression,
  fromAttributes,
  type Key,
  namesAndValues,
  type Row,
  type Table,
  toAttributes,
} from './table.ts'

/** One row as it is now (consistent read), or null. */
export async function getRow(table: Table, key: Key): Promise<Row | null> {
  const { Item } = await table.client.send(
    new GetItemCommand({ TableName: table.name, Key: toAttributes(key), ConsistentRead: true }),
  )
  return Item === undefined ? null : fromAttributes(Item)
}

export interface RowQuery {
  readonly where: Expression
  readonly filter?: Expression
  readonly projection?: Expression
  readonly index?: string
  readonly descending?: boolean
  readonly after?: Key
  readonly pageSize?: number
  /** How far it looks, where a filter may leave out nearly everything. Default: to the end. */
  readonly look?: Look | undefined
}

/** The rows of a query, page by page as they are consumed. Base tables are read consistently. */
export async function* queryRows(table: Table, query: RowQuery): AsyncGenerator<Row> {
  let after = query.after === undefined ? undefined : toAttributes(query.after)
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: query.index,
        KeyConditionExpression: query.where.text,
        FilterExpression: query.filter?.text,
        ProjectionExpression: query.projection?.text,
        ...namesAndValues([query.where, query.filter, query.projection]),
        ScanIndexForward: query.descending !== true,
        ConsistentRead: query.index === undefined,
        ExclusiveStartKey: after,
        Limit: query.pageSize,
      }),
    )
    for (const item of page.Items ?? []) yield fromAttributes(item)
    after = page.LastEvaluatedKey
    const { look } = query
    if (look === undefined || after === undefined) continue
    look.budget.left -= page.ScannedCount ?? 0
    if (look.budget.left <= 0) {
      look.stoppedAt = fromAttributes(after)
      return
    }
  } while (after !== undefined)
}

/** Every row of a small table, page by page. */
export async function* scanRows(table: Table): AsyncGenerator<Row> {
  let after: ReturnType<typeof toAttributes> | undefined
  do {
    const page = await table.client.send(
      new ScanCommand({ TableName: table.name, ExclusiveStartKey: after }),
    )
    for (const item of page.Items ?? []) yield fromAttributes(item)
    after = page.LastEvaluatedKey
  } while (after !== undefined)
}

async function getHundred(
  table: Table,
  keys: readonly Key[],
  projection: Expression | undefined,
): Promise<Row[]> {
  const rows: Row[] = []
  let wanted: ReturnType<typeof toAttributes>[] | undefined = keys.map(toAttributes)
  let attempt = 0
  while (wanted !== undefined && wanted.length > 0) {
    if (attempt > 0) await pause(attempt)
    const asked: number = wanted.length
    const answer: BatchGetItemCommandOutput = await table.client.send(
      new BatchGetItemCommand({
        RequestItems: {
          [table.name]: {
            Keys: wanted,
            ConsistentRead: true,
            ProjectionExpression: projection?.text,
            ExpressionAttributeNames: projection?.names,
          },
        },
      }),
    )
    rows.push(...(answer.Responses?.[table.name] ?? []).map(fromAttributes))
    wanted = answer.UnprocessedKeys?.[table.name]?.Keys
    // an answer holds so many bytes: large rows come in several, and only a stand-still is a failure
    attempt = (wanted?.length ?? 0) < asked ? 1 : attempt + 1
  }
  return rows
}

/** The rows of these (different) keys that exist, in no particular order. */
export async function getRows(
  table: Table,
  keys: readonly Key[],
  projection?: Expression,
): Promise<Row[]> {
  const rows: Row[] = []
  // DynamoDB takes at most 100 keys in one call
  for (let start = 0; start < keys.length; start += 100) {
    rows.push(...(await getHundred(table, keys.slice(start, start + 100), projection)))
  }
  return rows
}
