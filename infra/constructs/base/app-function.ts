import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import {
  type AddToPrincipalPolicyResult,
  Effect,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import { Architecture, Function as Lambda, Runtime } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from '../alarms.ts'
import { functionCode } from './function-code.ts'

export interface AppFunctionProps {
  /** File below the project root that exports `handler`. */
  readonly entry: string
  /** What a user suffers when the function fails; text of its alarm. */
  readonly userImpact: string
  /** Plain settings; those of tables, queues, buckets and secrets come with their grants (grants.ts). */
  readonly environment?: Record<string, string>
  /** @default 512 MB */
  readonly memorySize?: number
  /** @default 15 seconds */
  readonly timeout?: Duration
  readonly alarms: Alarms
  /** Executions that are kept for it, and the most that it gets; none: a share of what the account has. */
  readonly reservedConcurrency?: number
}

export interface Consuming {
  /**
   * At least 2, which is the least that AWS takes. All queues together stay far below what an account
   * has, so that no backlog takes the functions that answer users (docs/decisions/0016-limits.md).
   */
  readonly maxConcurrency: number
  /** @default 1 */
  readonly batchSize?: number
}

/** What a function may do lies in its role: a policy beside it is one more of the 500 resources of a stack. */
class FunctionRole extends Role {
  private readonly access: PolicyDocument

  constructor(scope: Construct, id: string) {
    const access = new PolicyDocument()
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Access: access },
    })
    this.access = access
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.access.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}

/** A Lambda as this house makes them: Node 24, ESM, arm64, a role and a log group of its own, an alarm on errors. */
export class AppFunction extends Construct {
  readonly function: Lambda

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'LogGroup', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new FunctionRole(this, 'Role')
    this.function = new Lambda(this, 'Function', {
      code: functionCode(props.entry),
      handler: 'index.handler',
      description: `Nordgate ${props.entry}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(15),
      role,
      logGroup,
      environment: props.environment ?? {},
      ...(props.reservedConcurrency
        ? { reservedConcurrentExecutions: props.reservedConcurrency }
        : {}),
    })
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn])
    props.alarms.onErrors(this, this.function, props.userImpact)
  }

  /** Adds exactly these actions on exactly these resources to the function's role. */
  allow(
    actions: string[],
    resources: string[],
    conditions?: Record<string, Record<string, string>>,
  ): void {
    this.function.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions,
        resources,
        ...(conditions === undefined ? {} : { conditions }),
      }),
    )
  }

  /** Has the function handle the messages of a queue, at most so many batches at a time. */
  consume(queue: IQueue, { maxConcurrency, batchSize = 1 }: Consuming): void {
    const options = { batchSize, maxConcurrency, reportBatchItemFailures: true }
    this.function.addEventSource(new SqsEventSource(queue, options))
  }
}
