import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { AppFunction } from './app-function.ts'

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'Scan'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem'

/** Lets the function do these things to the table, and nothing else. */
export function allowTable(fn: AppFunction, table: Table, actions: TableAction[]): void {
  fn.allow(
    actions.map((action) => `dynamodb:${action}`),
    [table.tableArn],
  )
}

/** Lets the function query one index of the table. */
export function allowIndex(fn: AppFunction, table: Table, indexName: string): void {
  fn.allow(['dynamodb:Query'], [`${table.tableArn}/index/${indexName}`])
}

export function allowSending(fn: AppFunction, queue: IQueue): void {
  fn.allow(['sqs:SendMessage'], [queue.queueArn])
}
