import type { ObjectCreatedRecord } from '../emulators/s3/start-s3.ts'
import { notificationTargets } from '../identity/resource-policies.ts'
import { bucketKind } from '../resources/bucket.ts'
import { kmsKeyKind } from '../resources/kms-key.ts'
import { queueKind } from '../resources/queue.ts'
import { tableKind } from '../resources/table.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { Emulators } from './emulators.ts'

/** Creates tables, queues, buckets and keys of the template unless an earlier run did. */
export async function createStorage(
  stack: ResolvedStack,
  emulators: Emulators,
  localize: (text: string) => string,
): Promise<void> {
  for (const { name, properties } of stack.of(tableKind)) {
    const { AttributeDefinitions, KeySchema, TimeToLiveSpecification } = properties
    const { GlobalSecondaryIndexes, LocalSecondaryIndexes } = properties
    await emulators.dynamodb.ensureTable({
      TableName: name,
      AttributeDefinitions,
      KeySchema,
      BillingMode: 'PAY_PER_REQUEST',
      ...(GlobalSecondaryIndexes ? { GlobalSecondaryIndexes } : {}),
      ...(LocalSecondaryIndexes ? { LocalSecondaryIndexes } : {}),
    })
    const timeToLive = TimeToLiveSpecification?.Enabled ? TimeToLiveSpecification : null
    await emulators.dynamodb.setTimeToLive(name, timeToLive?.AttributeName ?? null)
  }
  await createQueues(stack, emulators)
  for (const { name, properties } of stack.of(bucketKind)) {
    const rules = properties.CorsConfiguration?.CorsRules ?? []
    const retention = properties.ObjectLockConfiguration?.Rule.DefaultRetention
    await emulators.s3.ensureBucket({
      name,
      ...(retention ? { locked: { mode: retention.Mode, days: retention.Days } } : {}),
      cors_rules: rules.map((rule) => ({
        ...rule,
        AllowedOrigins: rule.AllowedOrigins.map(localize),
      })),
    })
  }
  for (const { name } of stack.of(kmsKeyKind)) await emulators.kms.ensureKey(name)
}

/** Dead-letter queues first: the others name them. */
async function createQueues(stack: ResolvedStack, { sqs }: Emulators): Promise<void> {
  const queues = stack
    .of(queueKind)
    .sort(
      (a, b) => Number('RedrivePolicy' in a.properties) - Number('RedrivePolicy' in b.properties),
    )
  for (const { name, properties } of queues) {
    const { RedrivePolicy: redrive } = properties
    await sqs.ensureQueue({
      name,
      visibility_timeout_s: properties.VisibilityTimeout,
      delay_s: properties.DelaySeconds,
      retention_s: properties.MessageRetentionPeriod,
      ...(redrive
        ? {
            redrive: {
              dead_letter_queue: redrive.deadLetterTargetArn.split(':').at(-1) ?? '',
              max_receive_count: redrive.maxReceiveCount,
            },
          }
        : {}),
    })
  }
}

/** Puts the event of a new object into the queues that its bucket names. */
export async function announceObject(
  stack: ResolvedStack,
  { sqs }: Pick<Emulators, 'sqs'>,
  bucket: string,
  record: ObjectCreatedRecord,
): Promise<void> {
  const key = decodeURIComponent(record.s3.object.key.replaceAll('+', ' '))
  for (const { queue, rules } of notificationTargets(stack, bucket)) {
    const fits = rules.every(({ Name, Value }) =>
      Name.toLowerCase() === 'prefix' ? key.startsWith(Value) : key.endsWith(Value),
    )
    if (fits) await sqs.send(queue, JSON.stringify({ Records: [record] }))
  }
}
