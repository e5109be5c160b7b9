import type * as z from 'zod'
import { distributionKind } from '../resources/distribution.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

type DistributionConfig = z.output<typeof distributionKind.properties>['DistributionConfig']
export type SiteOrigin = DistributionConfig['Origins'][number]

export const isApi = ({ DomainName }: SiteOrigin) => DomainName.includes('.execute-api.')

/** What the distribution adds to requests for this origin, names in lower case. */
export const headersFor = ({ OriginCustomHeaders }: SiteOrigin): Record<string, string> =>
  Object.fromEntries(
    OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ]),
  )

/** What the distribution adds to every request for the API. */
export function apiHeaders(stack: ResolvedStack): Record<string, string> {
  const [distribution] = stack.of(distributionKind)
  const origin = distribution?.properties.DistributionConfig.Origins.find(isApi)
  return origin ? headersFor(origin) : {}
}
