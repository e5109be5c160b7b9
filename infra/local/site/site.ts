import type * as z from 'zod'
import type { ApiAnswer } from '../gateway/http-api-answer.ts'
import type { ApiRequest } from '../gateway/http-api-event.ts'
import { matchesPattern } from '../identity/match-pattern.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { bucketKind } from '../resources/bucket.ts'
import { distributionKind, viewerFunctionKind } from '../resources/distribution.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import { compress } from './compress.ts'
import { fileOrigin, missingStatus, type Origin, plain } from './file-origin.ts'
import { headersFor, isApi, type SiteOrigin } from './origin-headers.ts'
import { applyPolicy, type HeaderPolicy } from './response-headers.ts'
import type { SiteFolder } from './site-files.ts'
import {
  type RequestFunction,
  type ResponseFunction,
  requestFunction,
  responseFunction,
} from './viewer-function.ts'
import { requestLeftAs, viewerRequestOf } from './viewer-request.ts'

type Association = z.output<
  typeof distributionKind.properties
>['DistributionConfig']['DefaultCacheBehavior']['FunctionAssociations'][number]

interface Behaviour {
  readonly pattern: string
  readonly origin: Origin
  readonly methods: readonly string[]
  readonly onRequest: RequestFunction | undefined
  readonly onResponse: ResponseFunction | undefined
  readonly policy: HeaderPolicy | undefined
  readonly compresses: boolean
}

export interface SiteParts {
  readonly folders: readonly SiteFolder[]
  readonly callApi: Origin
  readonly policies: ReadonlyMap<string, HeaderPolicy>
}

/** The distribution of the template: one address for the site's files and the API. */
export function site(stack: ResolvedStack, parts: SiteParts): Origin {
  const [distribution] = stack.of(distributionKind)
  if (!distribution) return parts.callApi
  const config = distribution.properties.DistributionConfig
  const files = fileOrigin(parts.folders, {
    rootObject: config.DefaultRootObject,
    errorPages: config.CustomErrorResponses,
    missing: missingStatus(stack, distribution.attribute('Id')),
  })
  const origins = new Map(
    config.Origins.map((origin) => [origin.Id, originOf(stack, origin, files, parts)]),
  )
  const behaviours = [
    ...config.CacheBehaviors,
    { ...config.DefaultCacheBehavior, PathPattern: '*' },
  ].map((behaviour): Behaviour => {
    const origin = origins.get(behaviour.TargetOriginId)
    if (!origin)
      throw new LocalCloudError(
        `${distribution.logicalId}: unknown origin ${behaviour.TargetOriginId}.`,
      )
    return {
      pattern: behaviour.PathPattern,
      origin,
      methods: behaviour.AllowedMethods,
      onRequest: edgeFunction(stack, behaviour, 'viewer-request', requestFunction),
      onResponse: edgeFunction(stack, behaviour, 'viewer-response', responseFunction),
      policy: parts.policies.get(behaviour.ResponseHeadersPolicyId ?? ''),
      compresses: behaviour.Compress && origin === files,
    }
  })
  return async (request) => serve(behaviours, request)
}

async function serve(behaviours: readonly Behaviour[], request: ApiRequest): Promise<ApiAnswer> {
  const path = request.url.split('?')[0] ?? '/'
  const behaviour = behaviours.find(({ pattern }) => matchesPath(pattern, path))
  if (!behaviour) throw new Error('the default behaviour matches every path')
  const answer = await answerOf(behaviour, request)
  const accepted = request.headers['accept-encoding'] ?? ''
  const packed = behaviour.compresses
    ? await compress(answer.body, answer.headers, accepted)
    : answer
  return { ...answer, ...packed }
}

async function answerOf(behaviour: Behaviour, request: ApiRequest): Promise<ApiAnswer> {
  if (!behaviour.methods.includes(request.method)) {
    const refusal = plain(403, 'This distribution does not allow the method of the request.')
    return withPolicy(behaviour, refusal)
  }
  if (!behaviour.onRequest) return changed(behaviour, request, await behaviour.origin(request))
  const said = await behaviour.onRequest(viewerRequestOf(request), { ip: request.sourceIp })
  if ('request' in said) {
    const sent = requestLeftAs(said.request, request)
    return changed(behaviour, sent, await behaviour.origin(sent))
  }
  const { statusCode, headers, body } = said.response
  return withPolicy(behaviour, {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([k, { value }]) => [k, value])),
    cookies: [],
    body: Buffer.from(typeof body === 'object' ? body.data : (body ?? '')),
  })
}

const withPolicy = ({ policy }: Behaviour, answer: ApiAnswer): ApiAnswer => ({
  ...answer,
  headers: applyPolicy(policy, answer.headers),
})

/**
 * The service sets the headers of the policy before it runs the function, which sees them; on an answer of
 * 400 and more from the origin it runs none.
 */
async function changed(
  behaviour: Behaviour,
  request: ApiRequest,
  received: ApiAnswer,
): Promise<ApiAnswer> {
  const { onResponse } = behaviour
  const answer = withPolicy(behaviour, received)
  if (!onResponse || answer.status >= 400) return answer
  const given = Object.entries(answer.headers).map(([name, value]) => [name, { value }])
  const { statusCode, headers } = await onResponse(
    viewerRequestOf(request),
    { statusCode: answer.status, headers: Object.fromEntries(given) },
    { ip: request.sourceIp },
  )
  const left = Object.entries(headers).map(([name, { value }]) => [name, value])
  return { ...answer, status: statusCode, headers: Object.fromEntries(left) }
}

const matchesPath = (pattern: string, path: string) =>
  matchesPattern(pattern.startsWith('/') || pattern === '*' ? pattern : `/${pattern}`, path)

function originOf(
  stack: ResolvedStack,
  origin: SiteOrigin,
  files: Origin,
  { callApi }: SiteParts,
): Origin {
  if (isApi(origin)) {
    const added = headersFor(origin)
    return (request) => callApi({ ...request, headers: { ...request.headers, ...added } })
  }
  const { DomainName } = origin
  const isBucket = stack.of(bucketKind).some(({ name }) => DomainName.startsWith(`${name}.s3.`))
  if (isBucket) return files
  throw new LocalCloudError(
    `The site\u2019s origin ${DomainName} is neither the API nor a bucket of the stack.`,
  )
}

/** The function of a behaviour for one kind of event. */
function edgeFunction<Run>(
  stack: ResolvedStack,
  { FunctionAssociations }: { FunctionAssociations: readonly Association[] },
  eventType: Association['EventType'],
  make: (name: string, code: string) => Run,
): Run | undefined {
  const arn = FunctionAssociations.find((one) => one.EventType === eventType)?.FunctionARN
  const found = stack.of(viewerFunctionKind).find((one) => one.attribute('FunctionARN') === arn)
  return found && make(found.name, found.properties.FunctionCode)
}
