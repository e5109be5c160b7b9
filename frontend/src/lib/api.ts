import type { ErrorBody } from '#contracts/errors.ts'
import type { RouteOutput, RouteRequest } from '#contracts/route.ts'
import type { RouteName, routes } from '#contracts/routes.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { localeOfPath } from '../i18n/locale-path.ts'
import { passAccessGate } from './access-gate.ts'
import { currentAccessToken } from './access-token.ts'
import type { ApiAddress, DeskRouteName } from './api-address.ts'
import { apiAddresses } from './api-addresses.build-time.ts'
import { ApiError } from './api-error.ts'
import { pause } from './pause.ts'
import { signInAgain } from './sign-in-again.ts'

type Routes = typeof routes
type Given<Name extends RouteName> = RouteRequest<Routes[Name]>
/** Without the parts that the route does not have. */
type Parts<Name extends RouteName> = {
  readonly [Part in keyof Given<Name> as Given<Name>[Part] extends undefined
    ? never
    : Part]: Given<Name>[Part]
}
export type ApiInput<Name extends RouteName> = Parts<Name> & { readonly signal?: AbortSignal }
export type ApiOutput<Name extends RouteName> = RouteOutput<Routes[Name]>

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly signal?: AbortSignal
}

type Arguments<Name extends RouteName> = keyof Parts<Name> extends never
  ? [input?: ApiInput<Name>]
  : [input: ApiInput<Name>]

/**
 * Calls a route of the contracts: `callApi('getTender', { params: { tender_id } })`. Throws an
 * `ApiError` for every answer that is not a success. What asks for a new sign-in is called once more
 * after it.
 */
export async function callApi<Name extends RouteName>(
  name: Name,
  ...[input = {} as ApiInput<Name>]: Arguments<Name>
): Promise<ApiOutput<Name>> {
  const begunAt = performance.now()
  try {
    return (await callOnce(name, input as AnyInput)) as ApiOutput<Name>
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || !(await signInAgain(thrown.code, begunAt))) throw thrown
    return (await callOnce(name, input as AnyInput)) as ApiOutput<Name>
  }
}

const isIn = <Name extends RouteName>(
  name: RouteName,
  addresses: Readonly<Record<Name, ApiAddress>>,
): name is Name => Object.hasOwn(addresses, name)

const loaded = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch(() => {
    throw new ApiError('network')
  })

/** Those of accounts and of the desk come with the first such call: visitors have none of them to load. */
async function addressOf(name: RouteName): Promise<ApiAddress> {
  if (isIn(name, apiAddresses)) return apiAddresses[name]
  const { accountAddresses } = await loaded(import('./account-addresses.build-time.ts'))
  if (isIn(name, accountAddresses)) return accountAddresses[name]
  const { deskAddresses } = await loaded(import('./desk-addresses.build-time.ts'))
  return deskAddresses[name as DeskRouteName]
}

async function callOnce(name: RouteName, { params, query, body, signal }: AnyInput) {
  const [{ method = 'GET', path, audience }, token] = await Promise.all([
    addressOf(name),
    currentAccessToken(),
  ])
  await passAccessGate(audience, token, params?.tender_id)
  const request: RequestInit = {
    method,
    headers: {
      accept: 'application/json',
      // mails about what was done are in the language of the page
      'accept-language': localeOfPath(location.pathname),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }
  const response = await send(apiUrl(path, params, query), request)
  if (!response.ok) throw await errorOf(response)
  return (await response.json()) as unknown
}

export function apiUrl(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/{(\w+)}/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

/** A GET that got no answer is sent once more: a phone that changes networks is nobody's error. */
async function send(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(url, request)
    } catch (thrown) {
      if (request.signal?.aborted) throw thrown
      if (request.method !== 'GET' || attempt > 1) throw new ApiError('network')
    }
  }
}

/** A failure without words is better than none: so long it waits for them. */
const longestWaitMs = 3000

/** The words for it are there when it is: no page loads them before something fails. */
async function errorOf(response: Response): Promise<ApiError> {
  const loading = Promise.race([loadTexts('failures'), pause(longestWaitMs)])
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  const requestId = body?.error?.request_id ?? response.headers.get('apigw-requestid')
  // the authorizer's own refusal has no body of ours
  const code = response.status === 401 ? 'authentication_required' : 'internal_error'
  await loading
  return new ApiError(body?.error?.code ?? code, body?.error?.details, requestId)
}
