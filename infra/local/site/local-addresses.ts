import { REGION } from '../emulators/aws-account.ts'
import { bucketKind } from '../resources/bucket.ts'
import { distributionKind } from '../resources/distribution.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

export interface WebEndpoints {
  readonly siteUrl: string
  readonly cognito: string
  readonly s3: string
}

/** Turns the cloud addresses in a text (a policy, a list of origins) into those that serve them locally. */
export function localizer(
  stack: ResolvedStack,
  endpoints: WebEndpoints,
  /** Addresses of others, by what serves in their place. */
  others: Readonly<Record<string, string>> = {},
): (text: string) => string {
  const pairs: [string, string][] = [
    [`https://cognito-idp.${REGION}.amazonaws.com`, endpoints.cognito],
    ...stack
      .of(bucketKind)
      .map(({ name }): [string, string] => [
        `https://${name}.s3.${REGION}.amazonaws.com`,
        endpoints.s3,
      ]),
    ...stack
      .of(distributionKind)
      .flatMap(({ attribute, properties }) => [
        attribute('DomainName'),
        ...properties.DistributionConfig.Aliases,
      ])
      .map((name): [string, string] => [`https://${name}`, endpoints.siteUrl]),
    ...Object.entries(others),
  ]
  return (text) => pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text)
}
