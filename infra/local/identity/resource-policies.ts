import { ACCOUNT_ID, bucketArn } from '../emulators/aws-account.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { bucketKind } from '../resources/bucket.ts'
import { permissionKind } from '../resources/function.ts'
import type { ResourceStatement } from '../resources/policy-document.ts'
import { queueKind } from '../resources/queue.ts'
import { bucketPolicyKind, queuePolicyKind } from '../resources/resource-policies.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import { conditionsHold, refuseUnknownConditions } from './conditions.ts'
import { matchesPattern } from './match-pattern.ts'

const knownKeys = [
  'aws:sourcearn',
  'aws:sourceaccount',
  // no call on loopback is encrypted: a statement that denies plain HTTP would deny everything
  'aws:securetransport',
  's3:x-amz-acl',
]
const ofPlainHttp = (statement: ResourceStatement) =>
  statement.Effect === 'Deny' &&
  Object.values(statement.Condition ?? {}).some((keys) => 'aws:SecureTransport' in keys)

/** Stops the start when a bucket announces objects to a queue whose policy does not let it, as CloudFormation does. */
export function checkNotifications(stack: ResolvedStack): void {
  const policies = stack.of(queuePolicyKind)
  for (const { properties } of [...policies, ...stack.of(bucketPolicyKind)]) {
    for (const statement of properties.PolicyDocument.Statement) {
      refuseUnknownConditions(statement.Condition, knownKeys, statement.Sid ?? 'resource policy')
    }
  }
  for (const bucket of stack.of(bucketKind)) {
    const targets = bucket.properties.NotificationConfiguration?.QueueConfigurations ?? []
    for (const { Queue } of targets) {
      if (serviceMaySend(stack, 's3.amazonaws.com', Queue, `arn:aws:s3:::${bucket.name}`)) continue
      throw new LocalCloudError(
        `${bucket.logicalId} announces objects to ${stack.logicalIdOf(Queue)}, whose queue policy does not let s3.amazonaws.com sqs:SendMessage.`,
      )
    }
  }
}

/** Whether the policy of the queue lets a service send to it for this source. */
export function serviceMaySend(
  stack: ResolvedStack,
  service: string,
  queueArn: string,
  sourceArn: string,
): boolean {
  const queueName = queueArn.split(':').at(-1) ?? ''
  const statements = stack
    .of(queuePolicyKind)
    .filter(({ properties }) => properties.Queues.some((url) => url.endsWith(`/${queueName}`)))
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
  return serviceMay(statements, {
    service,
    action: 'sqs:sendmessage',
    resource: queueArn,
    sourceArn,
  })
}

/** Whether the policy of the bucket lets the distribution list it. */
export function distributionMayList(
  stack: ResolvedStack,
  bucketName: string,
  distributionId: string,
): boolean {
  const statements = stack
    .of(bucketPolicyKind)
    .filter(({ properties }) => properties.Bucket === bucketName)
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
  return serviceMay(statements, {
    service: 'cloudfront.amazonaws.com',
    action: 's3:listbucket',
    resource: bucketArn(bucketName),
    sourceArn: `arn:aws:cloudfront::${ACCOUNT_ID}:distribution/${distributionId}`,
  })
}

interface ServiceCall {
  readonly service: string
  /** In lower case */
  readonly action: string
  readonly resource: string
  readonly sourceArn: string
}

function serviceMay(
  statements: readonly ResourceStatement[],
  { service, action, resource, sourceArn }: ServiceCall,
): boolean {
  const context = { 'aws:sourcearn': sourceArn, 'aws:sourceaccount': ACCOUNT_ID }
  const applying = statements.filter(
    (statement) =>
      !ofPlainHttp(statement) &&
      Object.entries(statement.Principal).some(
        ([kind, names]) =>
          (kind === 'Service' && names.includes(service)) ||
          (kind === 'AWS' && names.includes('*')),
      ) &&
      statement.Action.some((pattern) => matchesPattern(pattern.toLowerCase(), action)) &&
      statement.Resource.some((pattern) => matchesPattern(pattern, resource)) &&
      conditionsHold(statement.Condition, context),
  )
  return applying.length > 0 && applying.every((statement) => statement.Effect === 'Allow')
}

/** Whether a service (e.g. `apigateway.amazonaws.com`) may invoke the function for this source. */
export function mayInvoke(
  stack: ResolvedStack,
  functionName: string,
  service: string,
  sourceArn: string,
): boolean {
  return stack
    .of(permissionKind)
    .some(
      ({ properties }) =>
        properties.Principal === service &&
        properties.Action === 'lambda:InvokeFunction' &&
        (properties.FunctionName === functionName ||
          properties.FunctionName.endsWith(`:function:${functionName}`)) &&
        (properties.SourceArn === undefined || matchesPattern(properties.SourceArn, sourceArn)),
    )
}

/** The queue names of a bucket's notifications with the filter of each. */
export function notificationTargets(stack: ResolvedStack, bucketName: string) {
  const bucket = stack.of(bucketKind).find(({ name }) => name === bucketName)
  const queues = new Map(stack.of(queueKind).map((queue) => [queue.attribute('Arn'), queue.name]))
  return (bucket?.properties.NotificationConfiguration?.QueueConfigurations ?? []).flatMap(
    ({ Queue, Filter }) => {
      const name = queues.get(Queue)
      return name === undefined ? [] : [{ queue: name, rules: Filter?.S3Key.Rules ?? [] }]
    },
  )
}
