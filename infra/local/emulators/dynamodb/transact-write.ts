import { createHash } from 'node:crypto'
import { ServiceError } from '../service-error.ts'
import { type ItemAddress, isConditionFailure, itemAt, keyOfItem } from './condition-failure.ts'
import { runDynalite } from './dynalite-operation.ts'
import type { TableStore } from './table-store.ts'

const KINDS = ['Put', 'Update', 'Delete', 'ConditionCheck'] as const
type Kind = (typeof KINDS)[number]

interface Part {
  kind: Kind
  input: {
    TableName: string
    Item?: Record<string, unknown>
    Key?: object
    ReturnValuesOnConditionCheckFailure?: string
  }
}

interface Reason {
  Code: string
  Message?: string
  Item?: unknown
}

const MAX_PARTS = 100
/** the service remembers a token for ten minutes */
const TOKEN_LIFETIME_MS = 10 * 60 * 1000

export function partsOf(input: Record<string, unknown>): Part[] {
  const items = Array.isArray(input.TransactItems) ? input.TransactItems : []
  if (items.length === 0 || items.length > MAX_PARTS)
    throw new ServiceError(
      'ValidationException',
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length between 1 and ${MAX_PARTS}`,
    )
  return items.map((item: Record<string, unknown>) => {
    const kinds = KINDS.filter((kind) => item[kind])
    const kind = kinds[0]
    if (!kind || kinds.length > 1)
      throw new ServiceError(
        'ValidationException',
        'TransactItems can only contain one of Check, Put, Update or Delete',
      )
    return { kind, input: item[kind] as Part['input'] }
  })
}

/** TransactWriteItems: every part's condition is evaluated and its writes gathered; they go to the disk together or not at all. */
export function transactWriter(store: TableStore) {
  const answered = new Map<string, { fingerprint: string; at: number }>()
  return async (input: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const parts = partsOf(input)
    const token = typeof input.ClientRequestToken === 'string' ? input.ClientRequestToken : null
    const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('hex')
    return store.atomically(async () => {
      for (const [key, { at }] of answered)
        if (Date.now() - at > TOKEN_LIFETIME_MS) answered.delete(key)
      const earlier = token === null ? undefined : answered.get(token)
      if (earlier && earlier.fingerprint !== fingerprint)
        throw new ServiceError(
          'IdempotentParameterMismatchException',
          'Parameters do not match for the same client request token',
        )
      if (earlier) return {}
      await applyParts(store, parts)
      if (token !== null) answered.set(token, { fingerprint, at: Date.now() })
      return {}
    })
  }
}

async function applyParts(store: TableStore, parts: Part[]): Promise<void> {
  const addresses = await Promise.all(parts.map((part) => addressOf(store, part)))
  const distinct = new Set(addresses.map((address) => JSON.stringify(address)))
  if (distinct.size < addresses.length)
    throw new ServiceError(
      'ValidationException',
      'Transaction request cannot include multiple operations on one item',
    )
  const reasons: Reason[] = []
  for (const [index, part] of parts.entries())
    reasons.push(await reasonAgainst(store, part, addresses[index]))
  if (reasons.some((reason) => reason.Code !== 'None'))
    throw new ServiceError(
      'TransactionCanceledException',
      `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((reason) => reason.Code).join(', ')}]`,
      400,
      { CancellationReasons: reasons },
    )
}

async function addressOf(store: TableStore, { input }: Part): Promise<ItemAddress> {
  if (input.Item) return keyOfItem(store, input.TableName, input.Item)
  const key = input.Key ?? {}
  return { TableName: input.TableName, Key: Object.fromEntries(Object.entries(key).sort()) }
}

async function reasonAgainst(
  store: TableStore,
  part: Part,
  address: ItemAddress | undefined,
): Promise<Reason> {
  try {
    await runPart(store, part)
    return { Code: 'None' }
  } catch (error) {
    if (isConditionFailure(error)) {
      const wantsItem = part.input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD'
      const Item = wantsItem && address ? await itemAt(store, address) : undefined
      return { Code: 'ConditionalCheckFailed', Message: error.message, Item }
    }
    const isKeyError =
      error instanceof ServiceError && /key|Item size|Type mismatch/i.test(error.message)
    if (isKeyError && error.code === 'ValidationException' && !/xpression/.test(error.message))
      return { Code: 'ValidationError', Message: error.message }
    throw error
  }
}

async function runPart(store: TableStore, { kind, input }: Part): Promise<void> {
  if (kind === 'Put') await runDynalite(store, 'PutItem', input)
  else if (kind === 'Update') await runDynalite(store, 'UpdateItem', input)
  else if (kind === 'Delete') await runDynalite(store, 'DeleteItem', input)
  else await checkCondition(store, input)
}

/** dynalite has no bare check: a delete is evaluated and what it would write is thrown away. */
async function checkCondition(store: TableStore, input: Part['input']): Promise<void> {
  await store.discarding(() => runDynalite(store, 'DeleteItem', input))
}
