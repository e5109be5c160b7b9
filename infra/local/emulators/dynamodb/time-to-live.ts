import { ServiceError } from '../service-error.ts'
import { type ItemAddress, isConditionFailure, keyOfItem } from './condition-failure.ts'
import { runDynalite } from './dynalite-operation.ts'
import type { TableStore } from './table-store.ts'

/** a namespace of its own beside dynalite's in the same LevelDB */
const PREFIX = 'time-to-live~'

/** Which attribute of a table tells when its items expire; null while it has none. */
async function expiryAttributeOf(store: TableStore, table: string): Promise<string | null> {
  const attribute: unknown = await store.dynalite.db.get(PREFIX + table)
  return typeof attribute === 'string' ? attribute : null
}

export async function setExpiryAttribute(
  store: TableStore,
  table: string,
  attribute: string | null,
): Promise<void> {
  await runDynalite(store, 'DescribeTable', { TableName: table })
  await store.alone(() =>
    attribute === null
      ? store.dynalite.db.del(PREFIX + table)
      : store.dynalite.db.put(PREFIX + table, attribute),
  )
}

export async function updateTimeToLive(store: TableStore, input: Record<string, unknown>) {
  const specification = input.TimeToLiveSpecification as
    | { AttributeName?: unknown; Enabled?: unknown }
    | undefined
  if (
    typeof specification?.AttributeName !== 'string' ||
    typeof specification.Enabled !== 'boolean'
  )
    throw new ServiceError('ValidationException', 'TimeToLiveSpecification is incomplete')
  const attribute = specification.Enabled ? specification.AttributeName : null
  await setExpiryAttribute(store, String(input.TableName), attribute)
  return { TimeToLiveSpecification: specification }
}

export async function describeTimeToLive(store: TableStore, input: Record<string, unknown>) {
  await runDynalite(store, 'DescribeTable', { TableName: input.TableName })
  const attribute = await expiryAttributeOf(store, String(input.TableName))
  const description = attribute
    ? { TimeToLiveStatus: 'ENABLED', AttributeName: attribute }
    : { TimeToLiveStatus: 'DISABLED' }
  return { TimeToLiveDescription: description }
}

/** Deletes what has expired; the service does so within days, the local cloud within a minute. */
export async function sweepExpired(store: TableStore, now: Date): Promise<number> {
  let swept = 0
  for await (const key of store.dynalite.db.keys({ gte: PREFIX, lt: `${PREFIX}\xFF` })) {
    const table = key.slice(PREFIX.length)
    const attribute = await expiryAttributeOf(store, table)
    if (attribute !== null) swept += await sweepTable(store, table, attribute, now)
  }
  return swept
}

async function sweepTable(
  store: TableStore,
  table: string,
  attribute: string,
  now: Date,
): Promise<number> {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const isExpired = {
    ExpressionAttributeNames: { '#expires': attribute },
    ExpressionAttributeValues: { ':now': { N: String(nowSeconds) } },
  }
  let swept = 0
  let start: unknown
  do {
    const page = await runDynalite(store, 'Scan', {
      TableName: table,
      FilterExpression: '#expires < :now',
      ...isExpired,
      ExclusiveStartKey: start,
    })
    for (const item of page.Items as Record<string, unknown>[]) {
      const address = await keyOfItem(store, table, item)
      if (await removeIfStillExpired(store, address, isExpired)) swept += 1
    }
    start = page.LastEvaluatedKey
  } while (start)
  return swept
}

async function removeIfStillExpired(
  store: TableStore,
  address: ItemAddress,
  isExpired: object,
): Promise<boolean> {
  const ConditionExpression = '#expires < :now'
  try {
    await store.atomically(() =>
      runDynalite(store, 'DeleteItem', { ...address, ...isExpired, ConditionExpression }),
    )
    return true
  } catch (error) {
    if (isConditionFailure(error)) return false
    throw error
  }
}
