import { ServiceError } from '../service-error.ts'
import { runDynalite } from './dynalite-operation.ts'
import type { TableStore } from './table-store.ts'

export interface ItemAddress {
  TableName: string
  Key: object
}

export function isConditionFailure(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.code === 'ConditionalCheckFailedException'
}

/** The item as it is, for `ReturnValuesOnConditionCheckFailure: ALL_OLD`. */
export async function itemAt(store: TableStore, address: ItemAddress): Promise<unknown> {
  const { Item } = await runDynalite(store, 'GetItem', { ...address, ConsistentRead: true })
  return Item
}

/** The primary key of an item that is to be put. */
export async function keyOfItem(
  store: TableStore,
  table: string,
  item: Record<string, unknown>,
): Promise<ItemAddress> {
  const { Table } = (await runDynalite(store, 'DescribeTable', { TableName: table })) as {
    Table: { KeySchema: { AttributeName: string }[] }
  }
  const names = Table.KeySchema.map((key) => key.AttributeName)
  return {
    TableName: table,
    Key: Object.fromEntries(names.map((name) => [name, item[name]])),
  }
}
