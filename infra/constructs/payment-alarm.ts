import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import type { AppFunction } from './base/app-function.ts'
import { countedLines, countLines, linesOf } from './base/log-metric.ts'

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
    for (const fn of functions) {
      countLines(alarms, alarms.idFor(this, `${fn.node.id}Lines`), {
        logGroup: fn.function.logGroup,
        metricName,
        filterPattern: linesOf(...toLookAt),
      })
    }
    const { logGroup } = onStripeEvent.function
    countLines(alarms, alarms.idFor(this, 'Forged'), {
      logGroup,
      metricName: 'WebhooksRefused',
      filterPattern: linesOf('WEBHOOK_REFUSED'),
    })
    const userImpact = 'A payment was refused, or payments cannot be made.'
    alarms.onOne(this, countedLines(metricName, Duration.hours(1)), userImpact, 'payments')
  }
}
