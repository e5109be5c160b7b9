import type { CfnWebACL, CfnWebACLProps } from 'aws-cdk-lib/aws-wafv2'
import type { ErrorBody } from '#contracts/errors.ts'

type Statement = CfnWebACL.StatementProperty

/** A web ACL's limit: more requests of one caller than this in five minutes are refused until they are fewer. */
export interface RateRule {
  readonly name: string
  /** Per address; of IPv6 the service takes the /64 as one caller. At least 10. */
  readonly limit: number
  /** Which requests count; without it all. */
  readonly of?: Statement
}

export const anyOf = (statements: readonly Statement[]): Statement => {
  const [only, ...others] = statements
  if (only === undefined) throw new Error('a rule for no request')
  return others.length === 0 ? only : { orStatement: { statements: [...statements] } }
}

export const allOf = (...statements: readonly Statement[]): Statement => ({
  andStatement: { statements: [...statements] },
})

export const exactly = (
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  searchString: string,
): Statement => ({
  byteMatchStatement: {
    fieldToMatch,
    searchString,
    positionalConstraint: 'EXACTLY',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

const tooMany: ErrorBody = { error: { code: 'too_many_requests' } }

/**
 * What both web ACLs have in common: all is let through but what is past a rate. The answer is the API's
 * own, so that the site shows its sentence for it. Requests are counted, never sampled: a sample holds
 * addresses and headers.
 */
export function webAcl(
  scope: 'CLOUDFRONT' | 'REGIONAL',
  metricName: string,
  rules: readonly RateRule[],
): CfnWebACLProps {
  const visible = (name: string) => ({
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: false,
    metricName: name,
  })
  return {
    scope,
    defaultAction: { allow: {} },
    visibilityConfig: visible(metricName),
    customResponseBodies: {
      tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) },
    },
    rules: rules.map(({ name, limit, of }, priority) => ({
      name,
      priority,
      action: {
        block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } },
      },
      visibilityConfig: visible(name),
      statement: {
        rateBasedStatement: {
          limit,
          evaluationWindowSec: 300,
          aggregateKeyType: 'IP',
          ...(of === undefined ? {} : { scopeDownStatement: of }),
        },
      },
    })),
  }
}
