import { unsupported } from '../json-protocol.ts'
import { ServiceError } from '../service-error.ts'
import { isConditionFailure, itemAt, keyOfItem } from './condition-failure.ts'
import { type DynaliteOperation, isDynaliteOperation, runDynalite } from './dynalite-operation.ts'
import type { TableStore } from './table-store.ts'
import { describeTimeToLive, updateTimeToLive } from './time-to-live.ts'
import { transactGet } from './transact-get.ts'
import { transactWriter } from './transact-write.ts'

type Input = Record<string, unknown>
export type Operate = (operation: string, input: Input) => Promise<Input>

/** Every operation of the emulator: the added ones, then dynalite's own; anything else is refused. */
export function operations(store: TableStore): Operate {
  const transactWrite = transactWriter(store)
  return async (operation, input) => {
    if (operation === 'TransactWriteItems') return transactWrite(input)
    if (operation === 'TransactGetItems') return transactGet(store, input)
    if (operation === 'UpdateTimeToLive') return updateTimeToLive(store, input)
    if (operation === 'DescribeTimeToLive') return describeTimeToLive(store, input)
    if (!isDynaliteOperation(operation)) throw unsupported('dynamodb', operation)
    if (operation === 'CreateTable') return createTable(store, input)
    if (operation === 'DeleteTable') return store.alone(() => runDynalite(store, operation, input))
    if (/^(Put|Update|Delete|BatchWrite)Item$/.test(operation))
      return store.atomically(() => write(store, operation, input))
    return runDynalite(store, operation, input)
  }
}

async function write(
  store: TableStore,
  operation: DynaliteOperation,
  input: Input,
): Promise<Input> {
  try {
    return await runDynalite(store, operation, input)
  } catch (error) {
    const wantsItem = input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD'
    if (!wantsItem || !isConditionFailure(error)) throw error
    const table = String(input.TableName)
    const address = input.Item
      ? await keyOfItem(store, table, input.Item as Input)
      : { TableName: table, Key: input.Key as object }
    const Item = await itemAt(store, address)
    throw new ServiceError(error.code, error.message, error.status, { Item })
  }
}

/** dynalite answers CREATING and finishes by itself: nothing else may write until the table is active. */
export function createTable(store: TableStore, input: Input): Promise<Input> {
  if (input.StreamSpecification && (input.StreamSpecification as Input).StreamEnabled === true)
    throw new ServiceError(
      'ValidationException',
      'The local dynamodb does not support StreamSpecification',
    )
  return store.alone(async () => {
    const created = await runDynalite(store, 'CreateTable', input)
    for (;;) {
      const { Table } = (await runDynalite(store, 'DescribeTable', {
        TableName: input.TableName,
      })) as { Table: Input }
      if (Table.TableStatus === 'ACTIVE') return created
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })
}
