import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { FilterPattern, type ILogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import type { AppFunction } from './base/app-function.ts'
import { countedLines, countedOfCode, countLines, countLinesByCode } from './base/log-metric.ts'

export interface ApiAlarmsProps {
  readonly alarms: Alarms
  readonly httpApi: HttpApi
  readonly accessLog: ILogGroup
  /** The functions behind the site. */
  readonly handlers: Readonly<Record<string, AppFunction>>
}

const fiveMinutes = Duration.minutes(5)

const notServed = 'RequestsNotServed'
const failed = 'REQUEST_FAILED'
const pastSite = 'REQUEST_PAST_SITE'

/** What users suffer of the API as a whole; each function has an alarm of its own. */
export class ApiAlarms extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, httpApi, accessLog, handlers }: ApiAlarmsProps,
  ) {
    super(scope, id)
    for (const [capability, handler] of Object.entries(handlers)) {
      const { logGroup } = handler.function
      countLinesByCode(alarms, alarms.idFor(this, `${capability}Refused`), {
        logGroup,
        metricName: notServed,
        codes: [failed, pastSite],
      })
    }
    // refused before a function was called; our own 429 come from one
    const filterPattern = FilterPattern.all(
      FilterPattern.stringValue('$.status', '=', '429'),
      FilterPattern.stringValue('$.integrationStatus', '=', '-'),
    )
    countLines(alarms, alarms.idFor(this, 'Throttled'), {
      logGroup: accessLog,
      metricName: 'ApiThrottled',
      filterPattern,
    })

    alarms.raise(this, 'ServerErrors', {
      metric: httpApi.metricServerError({ period: fiveMinutes, statistic: 'sum' }),
      threshold: 10,
      userImpact: 'Many requests end in an error.',
      runbook: 'api-5xx',
    })
    alarms.raise(this, 'RequestsFailed', {
      metric: countedOfCode(notServed, failed, fiveMinutes),
      threshold: 1,
      userImpact: 'A request ended in an error that is ours.',
      runbook: 'failed-requests',
    })
    alarms.raise(this, 'ApiThrottled', {
      metric: countedLines('ApiThrottled', fiveMinutes),
      threshold: 100,
      userImpact: 'Requests are turned away: the site loads in part.',
      runbook: 'api-throttles',
    })
    alarms.raise(this, 'PastSite', {
      metric: countedOfCode(notServed, pastSite, fiveMinutes),
      threshold: 100,
      userImpact: 'None yet: somebody calls the API past the site.',
      runbook: 'requests-past-site',
    })
    alarms.raise(this, 'LambdaThrottled', {
      // of all functions of the region: they share the account's concurrency
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Throttles',
        period: fiveMinutes,
        statistic: 'sum',
      }),
      threshold: 1,
      userImpact: 'Requests end in an error, and queues wait: no function can be started.',
      runbook: 'throttles',
    })
  }
}
