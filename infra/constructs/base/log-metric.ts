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

interface Counted {
  readonly logGroup: ILogGroup
  /** Several logs may count under one. */
  readonly metricName: string
}

/** Counts lines of a log under the name of a metric. */
export function countLines(
  scope: Construct,
  id: string,
  { filterPattern, ...counted }: Counted & { readonly filterPattern: IFilterPattern },
): void {
  new MetricFilter(scope, id, { ...counted, filterPattern, metricNamespace })
}

/** Counts lines of a log by their code, under one name: a filter for each code would be a resource of its own. */
export function countLinesByCode(
  scope: Construct,
  id: string,
  { codes, ...counted }: Counted & { readonly codes: readonly string[] },
): void {
  new MetricFilter(scope, id, {
    ...counted,
    filterPattern: linesOf(...codes),
    metricNamespace,
    dimensions: { code: '$.code' },
  })
}

/** How many lines of a code were counted in each period. */
export const countedOfCode = (metricName: string, code: string, period: Duration): Metric =>
  new Metric({
    namespace: metricNamespace,
    metricName,
    dimensionsMap: { code },
    statistic: 'sum',
    period,
  })

/** How many lines were counted in each period. */
export const countedLines = (metricName: string, period: Duration): Metric =>
  new Metric({ namespace: metricNamespace, metricName, statistic: 'sum', period })
