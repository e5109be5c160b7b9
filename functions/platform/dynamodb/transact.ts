import {
  TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { pause } from './pause.ts'
import {
  type Expression,
  type Key,
  namesAndValues,
  type Row,
  type Table,
  toAttributes,
} from './table.ts'
import type { Written } from './write-rows.ts'

export const putIn = (table: Table, row: Row, only?: Expression): TransactWriteItem => ({
  Put: {
    TableName: table.name,
    Item: toAttributes(row),
    ConditionExpression: only?.text,
    ...namesAndValues([only]),
  },
})

export const updateIn = (
  table: Table,
  key: Key,
  change: Expression,
  only?: Expression,
): TransactWriteItem => ({
  Update: {
    TableName: table.name,
    Key: toAttributes(key),
    UpdateExpression: change.text,
    ConditionExpression: only?.text,
    ...namesAndValues([change, only]),
  },
})

export const deleteIn = (table: Table, key: Key, only?: Expression): TransactWriteItem => ({
  Delete: {
    TableName: table.name,
    Key: toAttributes(key),
    ConditionExpression: only?.text,
    ...namesAndValues([only]),
  },
})

/** Writes nothing: the transaction is refused where the row is not like this. */
export const checkIn = (table: Table, key: Key, only: Expression): TransactWriteItem => ({
  ConditionCheck: {
    TableName: table.name,
    Key: toAttributes(key),
    ConditionExpression: only.text,
    ...namesAndValues([only]),
  },
})

/** Writes all or nothing. A clash with another transaction is tried again; a broken condition is `refused`. */
export async function transact(table: Table, writes: TransactWriteItem[]): Promise<Written> {
  for (let attempt = 1; ; attempt++) {
    try {
      await table.client.send(new TransactWriteItemsCommand({ TransactItems: writes }))
      return 'written'
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const reasons = error.CancellationReasons?.map((reason) => reason.Code) ?? []
      if (reasons.includes('ConditionalCheckFailed')) return 'refused'
      if (!reasons.includes('TransactionConflict')) throw error
      await pause(attempt)
    }
  }
}
