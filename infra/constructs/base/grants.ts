import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { AppFunction } from './app-function.ts'
import type { AppTable } from './app-table.ts'

// A function learns the name of a resource in the same statement that grants it: neither is without the other.

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

/** Gives the function the table for these actions, and nothing else, under the table's own setting. */
export function grantTable(
  fn: AppFunction,
  table: AppTable,
  actions: readonly TableAction[],
): void {
  fn.function.addEnvironment(table.setting, table.tableName)
  fn.allow(
    actions.map((action) => `dynamodb:${action}`),
    [table.tableArn],
  )
}

/** Lets the function query one index of the table. */
export function grantIndex(fn: AppFunction, table: AppTable, indexName: string): void {
  fn.function.addEnvironment(table.setting, table.tableName)
  fn.allow(['dynamodb:Query'], [`${table.tableArn}/index/${indexName}`])
}

/** Gives the function the queue to send to. */
export function grantQueue(fn: AppFunction, setting: `${string}_QUEUE_URL`, queue: IQueue): void {
  fn.function.addEnvironment(setting, queue.queueUrl)
  fn.allow(['sqs:SendMessage'], [queue.queueArn])
}

/** Gives the function these actions on the objects below a prefix of the bucket. */
export function grantBucket(
  fn: AppFunction,
  setting: `${string}_BUCKET`,
  bucket: Bucket,
  objects: {
    readonly prefix: string
    readonly actions: readonly ObjectAction[]
    /** Only objects with these tags. */
    readonly tagged?: Readonly<Record<string, string>>
  },
): void {
  fn.function.addEnvironment(setting, bucket.bucketName)
  fn.allow(
    objects.actions.map((action) => `s3:${action}`),
    [bucket.arnForObjects(`${objects.prefix}/*`)],
    objects.tagged && {
      StringEquals: Object.fromEntries(
        Object.entries(objects.tagged).map(([name, value]) => [
          `s3:ExistingObjectTag/${name}`,
          value,
        ]),
      ),
    },
  )
}
type ObjectAction = 'GetObject' | 'GetObjectVersion' | 'PutObject' | 'DeleteObject'

/** Gives the function the secret to read. */
export function grantSecret(fn: AppFunction, setting: `${string}_ARN`, secret: Secret): void {
  fn.function.addEnvironment(setting, secret.secretArn)
  fn.allow(['secretsmanager:GetSecretValue'], [secret.secretArn])
}
