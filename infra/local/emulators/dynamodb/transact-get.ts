import { ServiceError } from '../service-error.ts'
import { runDynalite } from './dynalite-operation.ts'
import type { TableStore } from './table-store.ts'

export interface Get {
  TableName: string
  Key: object
}

export function getsOf(input: Record<string, unknown>): Get[] {
  const items = Array.isArray(input.TransactItems) ? input.TransactItems : []
  const gets = items.map((item: { Get?: Get }) => item.Get)
  if (gets.length === 0 || gets.length > 100 || gets.some((get) => !get))
    throw new ServiceError('ValidationException', 'TransactItems must hold 1 to 100 Get actions')
  return gets.filter((get) => get !== undefined)
}

/** TransactGetItems: all items as they stood at one moment between two writes. */
export function transactGet(
  store: TableStore,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return store.alone(async () => {
    const found = []
    for (const get of getsOf(input)) {
      const { Item } = await runDynalite(store, 'GetItem', { ...get, ConsistentRead: true })
      found.push(Item ? { Item } : {})
    }
    return { Responses: found }
  })
}
