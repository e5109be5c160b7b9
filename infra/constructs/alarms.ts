import { Duration, Names, NestedStack } from 'aws-cdk-lib'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

export interface AlarmsProps {
  readonly alarmMail: string
}

export interface AlarmProps {
  readonly metric: IMetric
  /** Reached or passed in one period. */
  readonly threshold: number
  readonly userImpact: string
  /** Page of docs/runbooks. */
  readonly runbook: string
}

/**
 * Every alarm and where it goes, and what is counted in logs for them. Each states what users suffer and names its page in docs/runbooks.
 * They lie in a stack of their own inside ours: a stack holds 500 resources, and nothing waits for an alarm.
 */
export class Alarms extends NestedStack {
  private readonly topic: Topic
  /** Where work waits that failed three times, with what made it. */
  readonly deadLetterQueues: { readonly of: Construct; readonly queue: IQueue }[] = []

  constructor(scope: Construct, id: string, props: AlarmsProps) {
    super(scope, id, { description: 'Alarms of Nordgate' })
    this.topic = new Topic(this, 'Topic', { enforceSSL: true })
    this.topic.addSubscription(new EmailSubscription(props.alarmMail))
  }

  onErrors(scope: Construct, handler: IFunction, userImpact: string): void {
    const metric = handler.metricErrors({ period: Duration.minutes(5), statistic: 'sum' })
    this.raise(scope, 'ErrorsAlarm', {
      metric,
      threshold: 3,
      userImpact,
      runbook: 'function-errors',
    })
  }

  onDeadLetters(scope: Construct, queue: IQueue, userImpact: string): void {
    this.deadLetterQueues.push({ of: scope, queue })
    const metric = queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) })
    this.raise(scope, 'DeadLettersAlarm', {
      metric,
      threshold: 1,
      userImpact,
      runbook: 'dead-letters',
    })
  }

  /** Raised by a message that waits longer than it may. */
  onWaiting(scope: Construct, queue: IQueue, longest: Duration, userImpact: string): void {
    this.raise(scope, 'WaitingAlarm', {
      metric: queue.metricApproximateAgeOfOldestMessage({
        period: Duration.minutes(5),
        statistic: 'max',
      }),
      threshold: longest.toSeconds(),
      userImpact: `Late: ${userImpact}`,
      runbook: 'queue-age',
    })
  }

  /** Raised by a single one: each needs somebody's look. */
  onOne(scope: Construct, metric: IMetric, userImpact: string, runbook: string): void {
    this.raise(scope, 'OneAlarm', { metric, threshold: 1, userImpact, runbook })
  }

  /** An id in this stack for what belongs to a construct of ours: filters of logs lie here as well. */
  idFor(scope: Construct, id: string): string {
    return `${Names.uniqueId(scope)}${id}`
  }

  raise(
    scope: Construct,
    id: string,
    { metric, threshold, userImpact, runbook }: AlarmProps,
  ): void {
    const alarm = new Alarm(this, this.idFor(scope, id), {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `${userImpact} Runbook: docs/runbooks/${runbook}.md`,
    })
    alarm.addAlarmAction(new SnsAction(this.topic))
  }
}
