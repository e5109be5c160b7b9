import { LocalCloudError } from '../local-cloud-error.ts'
import { functionKind } from '../resources/function.ts'
import { authorizerKind, integrationKind, routeKind } from '../resources/http-api.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

export interface JwtRule {
  readonly issuer: string
  readonly audience: readonly string[]
  readonly scopes: readonly string[]
}

export interface ApiRoute {
  readonly apiId: string
  /** `GET /api/tenders/{tender_id}` or `$default` */
  readonly routeKey: string
  readonly method: string
  /** `['api', 'tenders', '{tender_id}']` */
  readonly segments: readonly string[]
  readonly functionName: string
  readonly timeoutMs: number
  readonly authorizer: JwtRule | null
}

export interface MatchedRoute {
  readonly route: ApiRoute
  readonly pathParameters: Readonly<Record<string, string>>
}

/** The routes of the template, each with its function and its authorizer. */
export function apiRoutes(stack: ResolvedStack): ApiRoute[] {
  const integrations = stack.of(integrationKind)
  const authorizers = stack.of(authorizerKind)
  const functions = new Map(stack.of(functionKind).map((fn) => [fn.attribute('Arn'), fn.name]))
  return stack.of(routeKind).map(({ logicalId, properties }) => {
    const integration = integrations.find(({ name }) => properties.Target.endsWith(`/${name}`))
    const functionName = functions.get(integration?.properties.IntegrationUri ?? '')
    const authorizer = authorizers.find(({ name }) => name === properties.AuthorizerId)
    if (!integration || functionName === undefined) {
      throw new LocalCloudError(`${logicalId}: the route leads to no function of the stack.`)
    }
    if (properties.AuthorizationType === 'JWT' && !authorizer) {
      throw new LocalCloudError(`${logicalId}: the route names no authorizer of the stack.`)
    }
    const [method = '', path = ''] = properties.RouteKey.split(' ')
    return {
      apiId: properties.ApiId,
      routeKey: properties.RouteKey,
      method,
      segments: segmentsOf(path),
      functionName,
      timeoutMs: integration.properties.TimeoutInMillis,
      authorizer: authorizer
        ? {
            issuer: authorizer.properties.JwtConfiguration.Issuer,
            audience: authorizer.properties.JwtConfiguration.Audience,
            scopes: properties.AuthorizationScopes,
          }
        : null,
    }
  })
}

/** The most specific route, as API Gateway chooses it: fixed parts before variables before `{proxy+}` before `$default`. */
export function matchRoute(
  routes: readonly ApiRoute[],
  method: string,
  path: string,
): MatchedRoute | undefined {
  const segments = segmentsOf(path)
  const candidates = routes.flatMap((route) => {
    if (route.routeKey === '$default') return [{ route, pathParameters: {}, rank: 'd' }]
    if (route.method !== 'ANY' && route.method !== method) return []
    const pathParameters = parametersOf(route.segments, segments)
    if (!pathParameters) return []
    const rank = route.segments
      .map((part) => (part.endsWith('+}') ? 'c' : part.startsWith('{') ? 'b' : 'a'))
      .join('')
    return [{ route, pathParameters, rank: `${rank}${route.method === 'ANY' ? 'b' : 'a'}` }]
  })
  return candidates.sort((a, b) => (a.rank < b.rank ? -1 : 1))[0]
}

function parametersOf(pattern: readonly string[], segments: readonly string[]) {
  const parameters: Record<string, string> = {}
  for (const [n, part] of pattern.entries()) {
    if (part.endsWith('+}')) {
      if (segments.length <= n) return null
      parameters[part.slice(1, -2)] = segments.slice(n).map(decode).join('/')
      return parameters
    }
    const segment = segments[n]
    if (segment === undefined) return null
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = decode(segment)
    else if (part !== segment) return null
  }
  return pattern.length === segments.length ? parameters : null
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const segmentsOf = (path: string) => path.split('/').slice(1)
