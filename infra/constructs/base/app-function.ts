import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Architecture,
  type IEventSource,
  Function as Lambda,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Alarms } from '../alarms.ts'
import { functionCode } from './function-code.ts'

export interface AppFunctionProps {
  /** File below the project root that exports `handler`. */
  readonly entry: string
  /** What a user suffers when the function fails; text of its alarm. */
  readonly userImpact: string
  readonly environment: Record<string, string>
  /** @default 512 MB */
  readonly memorySize?: number
  /** @default 15 seconds */
  readonly timeout?: Duration
  readonly alarms: Alarms
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
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    })
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
      environment: props.environment,
    })
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn])
    props.alarms.onErrors(this, this.function, props.userImpact)
  }

  /** Adds exactly these actions on exactly these resources to the function's role. */
  allow(actions: string[], resources: string[]): void {
    this.function.addToRolePolicy(new PolicyStatement({ effect: Effect.ALLOW, actions, resources }))
  }

  addEventSource(source: IEventSource): void {
    this.function.addEventSource(source)
  }
}
