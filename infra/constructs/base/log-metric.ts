import type { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import {
  FilterPattern,
  type IFilterPattern,
  type ILogGroup,
  MetricFilter,
} from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

const metricNamespace = 'Nordgate'

/** Lines with one of these codes (log-messages.ts). */
export const linesOf = (...codes: readonly string[]): IFilterPattern =>
  FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.code', '=', code)))

/** Counts lines of a log under the name of a metric; several logs may count under one. */
export function countLines(
  scope: Construct,
  id: string,
  logGroup: ILogGroup,
  metricName: string,
  filterPattern: IFilterPattern,
): void {
  new MetricFilter(scope, id, { logGroup, filterPattern, metricNamespace, metricName })
}

/** How many lines were counted in each period. */
export const countedLines = (metricName: string, period: Duration): Metric =>
  new Metric({ namespace: metricNamespace, metricName, statistic: 'sum', period })
