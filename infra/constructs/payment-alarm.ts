import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import type { AppFunction } from './base/app-function.ts'

/**
 * Codes of log lines (log-messages.ts) after which somebody has to look: docs/runbooks/payments.md. None of
 * them can be had by whoever likes: unsigned notifications are counted apart.
 */
const toLookAt = [
  'PAYMENT_REFUSED',
  'PAYMENT_NOT_RETURNED',
  'REFUND_FAILED',
  'PRICE_NOT_USABLE',
  'PROVIDER_UNAVAILABLE',
  'WEBHOOK_FAILED',
  'WEBHOOKS_MISSED',
]

const metricNamespace = 'Nordgate'
const metricName = 'PaymentsToLookAt'

export interface PaymentAlarmProps {
  readonly alarms: Alarms
  /** The functions that speak to the payment provider. */
  readonly functions: readonly AppFunction[]
  /** The one that its notifications come to. */
  readonly onStripeEvent: AppFunction
}

/** Raised by what the log says of payments, in whichever function. */
export class PaymentAlarm extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, functions, onStripeEvent }: PaymentAlarmProps,
  ) {
    super(scope, id)
    for (const fn of functions) this.count(`${fn.node.id}Lines`, fn, metricName, toLookAt)
    this.count('Forged', onStripeEvent, 'WebhooksRefused', ['WEBHOOK_REFUSED'])
    const metric = new Metric({
      namespace: metricNamespace,
      metricName,
      statistic: 'sum',
      period: Duration.hours(1),
    })
    const userImpact = 'A payment was refused, or payments cannot be made.'
    alarms.onOne(this, metric, userImpact, 'payments')
  }

  private count(id: string, fn: AppFunction, name: string, codes: readonly string[]): void {
    const patterns = codes.map((code) => FilterPattern.stringValue('$.code', '=', code))
    new MetricFilter(this, id, {
      logGroup: fn.function.logGroup,
      filterPattern: FilterPattern.any(...patterns),
      metricNamespace,
      metricName: name,
    })
  }
}
