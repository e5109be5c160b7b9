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
  transformations: readonly string[] = ['NONE'],
): Statement => ({
  byteMatchStatement: {
    fieldToMatch,
    searchString,
    positionalConstraint: 'EXACTLY',
    textTransformations: transformations.map((type, priority) => ({ priority, type })),
  },
})

/** However the path is written: `/api/magic%2Dlinks` counts as what it means. */
export const atPath = (path: string): Statement =>
  exactly({ uriPath: {} }, path, ['URL_DECODE', 'NORMALIZE_PATH'])

const tooMany: ErrorBody = { error: { code: 'too_many_requests' } }
const bodies = {
  tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) },
}

/** Before the API the answer is its own, so that the site shows its sentence for it. */
const answerOfApi = {
  customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' },
}

/**
 * What both web ACLs have in common: all is let through but what is past a rate. The user pool's is left to
 * answer as Cognito does, with `ForbiddenException`: Amplify knows no error in a body of ours, and tries a 429
 * again by itself. Requests are counted, never sampled: a sample holds addresses and headers.
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
    ...(scope === 'CLOUDFRONT' ? { customResponseBodies: bodies } : {}),
    rules: rules.map(({ name, limit, of }, priority) => ({
      name,
      priority,
      action: { block: scope === 'CLOUDFRONT' ? answerOfApi : {} },
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
