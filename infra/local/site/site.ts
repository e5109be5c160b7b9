import type { ApiAnswer } from '../gateway/http-api-answer.ts'
import type { ApiRequest } from '../gateway/http-api-event.ts'
import { matchesPattern } from '../identity/match-pattern.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { bucketKind } from '../resources/bucket.ts'
import { distributionKind, viewerFunctionKind } from '../resources/distribution.ts'
import type { LocalStack } from '../template/local-stack.ts'
import { compress } from './compress.ts'
import { applyPolicy, type HeaderPolicy } from './response-headers.ts'
import { findFile, type SiteFolder } from './site-files.ts'
import { type ViewerFunction, viewerFunction } from './viewer-function.ts'
import { queryText, viewerRequestOf } from './viewer-request.ts'

type Origin = (request: ApiRequest) => Promise<ApiAnswer>

interface Behaviour {
  readonly pattern: string
  readonly origin: Origin
  readonly methods: readonly string[]
  readonly onRequest: ViewerFunction | undefined
  readonly policy: HeaderPolicy | undefined
  readonly compresses: boolean
}

export interface SiteParts {
  readonly folders: readonly SiteFolder[]
  readonly callApi: Origin
  readonly policies: ReadonlyMap<string, HeaderPolicy>
}

/** The distribution of the template: one address for the site's files and the API. */
export function site(stack: LocalStack, parts: SiteParts): Origin {
  const [distribution] = stack.of(distributionKind)
  if (!distribution) return parts.callApi
  const config = distribution.properties.DistributionConfig
  const files = fileOrigin(parts.folders, config.DefaultRootObject, config.CustomErrorResponses)
  const origins = new Map(
    config.Origins.map(({ Id, DomainName }) => [Id, originOf(stack, DomainName, files, parts)]),
  )
  const functions = viewerFunctions(stack)
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
      onRequest: functions.get(behaviour.FunctionAssociations[0]?.FunctionARN ?? ''),
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
  return { ...answer, body: packed.body, headers: applyPolicy(behaviour.policy, packed.headers) }
}

async function answerOf(behaviour: Behaviour, request: ApiRequest): Promise<ApiAnswer> {
  if (!behaviour.methods.includes(request.method)) {
    return plain(403, 'This distribution does not allow the method of the request.')
  }
  if (!behaviour.onRequest) return behaviour.origin(request)
  const said = await behaviour.onRequest(viewerRequestOf(request))
  if ('request' in said) {
    const { uri, querystring } = said.request
    return behaviour.origin({ ...request, url: `${uri}${queryText(querystring)}` })
  }
  const { statusCode, headers, body } = said.response
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([k, { value }]) => [k, value])),
    cookies: [],
    body: Buffer.from(typeof body === 'object' ? body.data : (body ?? '')),
  }
}

const matchesPath = (pattern: string, path: string) =>
  matchesPattern(pattern.startsWith('/') || pattern === '*' ? pattern : `/${pattern}`, path)

function originOf(stack: LocalStack, domain: string, files: Origin, parts: SiteParts): Origin {
  if (domain.includes('.execute-api.')) return parts.callApi
  const isBucket = stack.of(bucketKind).some(({ name }) => domain.startsWith(`${name}.s3.`))
  if (isBucket) return files
  throw new LocalCloudError(
    `The site\u2019s origin ${domain} is neither the API nor a bucket of the stack.`,
  )
}

function viewerFunctions(stack: LocalStack): Map<string, ViewerFunction> {
  return new Map(
    stack
      .of(viewerFunctionKind)
      .map(({ name, properties, attribute }) => [
        attribute('FunctionARN'),
        viewerFunction(name, properties.FunctionCode),
      ]),
  )
}

function fileOrigin(
  folders: readonly SiteFolder[],
  rootObject: string | undefined,
  errorPages: readonly { ErrorCode: number; ResponseCode?: number; ResponsePagePath?: string }[],
): Origin {
  return async (request) => {
    const path = request.url.split('?')[0] ?? '/'
    const file = await findFile(folders, path === '/' && rootObject ? `/${rootObject}` : path)
    if (file) {
      const isKnown = request.headers['if-none-match'] === file.headers.etag
      return {
        status: isKnown ? 304 : 200,
        headers: file.headers,
        cookies: [],
        body: isKnown ? Buffer.alloc(0) : file.body,
      }
    }
    // without s3:ListBucket the bucket answers 403 for an object that is not there
    const page = errorPages.find(({ ErrorCode }) => ErrorCode === 403)
    const errorFile = page?.ResponsePagePath ? await findFile(folders, page.ResponsePagePath) : null
    if (!errorFile) return plain(403, 'AccessDenied')
    return {
      status: page?.ResponseCode ?? 403,
      headers: errorFile.headers,
      cookies: [],
      body: errorFile.body,
    }
  }
}

const plain = (status: number, text: string): ApiAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  cookies: [],
  body: Buffer.from(text),
})
