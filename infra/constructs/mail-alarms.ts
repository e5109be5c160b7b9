import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'

const rate = (metricName: string) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName,
    statistic: 'avg',
    period: Duration.hours(1),
  })

/** The rates at which AWS begins to look at an account's mail; above twice and five times them it stops it. */
export class MailAlarms extends Construct {
  constructor(scope: Construct, id: string, alarms: Alarms) {
    super(scope, id)
    alarms.raise(this, 'Bounces', {
      metric: rate('Reputation.BounceRate'),
      threshold: 0.05,
      userImpact: 'Mail comes back; soon no code, link or receipt may be sent.',
      runbook: 'mail-reputation',
    })
    alarms.raise(this, 'Complaints', {
      metric: rate('Reputation.ComplaintRate'),
      threshold: 0.001,
      userImpact: 'Mail is called spam; soon no code, link or receipt may be sent.',
      runbook: 'mail-reputation',
    })
  }
}
