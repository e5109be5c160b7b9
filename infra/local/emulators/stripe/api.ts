import type { Account } from './account.ts'
import { expanded } from './expand.ts'
import { type FormBody, readForm } from './form-body.ts'
import { type Answer, earlierAnswer, rememberAnswer } from './idempotency.ts'
import { newId } from './ids.ts'
import type { Operation, PathIds, RequestName } from './operation.ts'
import { operations } from './operations.ts'
import { invalid, StripeFailure } from './stripe-failure.ts'
import type { ValidateParameters } from './validation/validate-parameters.ts'

export interface ApiRequest {
  method: string
  path: string
  query: string
  body: string
  authorization: string | undefined
  idempotencyKey: string | undefined
  version: string | undefined
  /** A fault of Stripe's own: nothing is done, and the answer is kept for the key. */
  is_failing?: boolean
}

export interface ApiAnswer extends Answer {
  headers: Record<string, string>
}

export interface ApiSettings {
  secretKey: string
  /** the version that the installed client speaks */
  version: string
  validate: ValidateParameters
}

/** Answers one request of the API; runs inside a change of the store. */
export function answerApi(account: Account, settings: ApiSettings, request: ApiRequest): ApiAnswer {
  const headers = { 'request-id': newId('req'), 'stripe-version': settings.version }
  try {
    authenticate(settings, request)
    const { name, operation, ids } = route(request)
    const parameters = readForm(request.method === 'POST' ? request.body : request.query)
    settings.validate(name, parameters, operation.accepts)
    const key = request.method === 'POST' ? request.idempotencyKey : undefined
    const identity = `${request.method} ${request.path}\n${request.body}`
    const earlier = key === undefined ? null : earlierAnswer(account, key, identity)
    if (earlier) return { ...earlier, headers: { ...headers, 'idempotent-replayed': 'true' } }
    const answer = request.is_failing
      ? ownFault
      : { status: 200, body: perform(account, operation, parameters, ids) }
    if (key !== undefined) rememberAnswer(account, key, identity, answer)
    return {
      ...answer,
      headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
    }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    throw Object.assign(error, { headers })
  }
}

const ownFault: Answer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'The local Stripe fake pretends a fault.' } },
}

function perform(
  account: Account,
  operation: Operation<object>,
  { expand = [], ...parameters }: FormBody,
  ids: PathIds,
): object {
  const answer = operation.run(account, parameters, ids)
  return expanded(account, answer, Array.isArray(expand) ? expand.map(String) : [])
}

function authenticate({ secretKey, version }: ApiSettings, request: ApiRequest): void {
  const given = /^Bearer (.+)$/.exec(request.authorization ?? '')?.[1]
  const unauthorized = (message: string) =>
    new StripeFailure({ status: 401, type: 'invalid_request_error', message })
  if (given === undefined) throw unauthorized('You did not provide an API key.')
  if (given !== secretKey)
    throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(-4)}`)
  if (request.version !== undefined && request.version !== version)
    throw invalid(
      `The local Stripe fake speaks version ${version} of the API, not ${request.version}.`,
    )
}

interface Route {
  name: RequestName
  operation: Operation<object>
  ids: PathIds
}

const patterns = Object.entries(operations).map(([name, operation]) => {
  const [method = '', path = ''] = name.split(' ')
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  return {
    name: name as RequestName,
    operation: operation as Operation<object>,
    method,
    expression: new RegExp(`^${pattern}$`),
  }
})

function route({ method, path }: ApiRequest): Route {
  for (const { name, operation, method: wanted, expression } of patterns) {
    const match = wanted === method ? expression.exec(path) : null
    if (!match) continue
    const ids = Object.entries(match.groups ?? {}).map(([key, id]) => [key, decodeURIComponent(id)])
    return { name, operation, ids: Object.fromEntries(ids) }
  }
  throw new StripeFailure({
    status: 404,
    type: 'invalid_request_error',
    message: `The local Stripe fake does not support ${method} ${path}; infra/local/emulators/stripe/README.md lists what it does.`,
  })
}
