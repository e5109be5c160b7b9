import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { accessKeyIdOf } from '../access-key-id.ts'
import { REGION, userPoolArn } from '../aws-account.ts'
import { openDurableMap } from '../durable-map.ts'
import type { Authorize, EmulatorOptions, Running } from '../emulator.ts'
import { operationOf, parseJson, sendError, sendJson, unsupported } from '../json-protocol.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import type { Deliver } from '../ses/message.ts'
import { AttemptLimits } from './attempt-limits.ts'
import { AuthSessions } from './auth-sessions.ts'
import { type AuthenticatorCode, authenticatorCodes } from './authenticator-codes.ts'
import type { Cognito } from './cognito.ts'
import { ensureUser, type SeededUser } from './ensure-user.ts'
import { OPERATIONS } from './operations.ts'
import { PoolStore, storedRecordSchema } from './pool-store.ts'
import { failingDelivery, type PoolTestControls, testControlsOf } from './test-controls.ts'
import { publicKeyOf } from './tokens.ts'
import type { InvokeTrigger } from './triggers/trigger-event.ts'
import { poolIdentity } from './user-pool.ts'
import type { UserPoolDefinition } from './user-pool-definition.ts'

export interface CognitoOptions extends EmulatorOptions {
  deliver: Deliver
  /** runs the functions that pools name in LambdaConfig; without it such a function fails */
  invokeTrigger?: InvokeTrigger
  /** `iss` of tokens is `<issuer>/<poolId>`; default https://cognito-idp.eu-north-1.amazonaws.com, which survives a change of port */
  issuer?: string
  /** default: the system clock */
  now?: () => Date
}

export interface CreatedUserPool {
  id: string
  arn: string
  /** expected `iss` */
  issuer: string
  /** where the running emulator serves the keys */
  jwks_uri: string
  /** client id by the client's name in the definition */
  client_ids: Record<string, string>
}

export interface RunningCognito extends Running {
  /** Creates the pool or updates its settings; users, ids and keys from an earlier run are kept. */
  createUserPool(definition: UserPoolDefinition): Promise<CreatedUserPool>
  /** For seeding: a confirmed user with a permanent password and groups; keeps an existing user, setting password and groups. */
  ensureUser(poolId: string, user: SeededUser): Promise<{ sub: string }>
  /** For tests. */
  testControls(poolId: string): PoolTestControls
  /** What the users' authenticator apps show now. */
  authenticatorCodes(): AuthenticatorCode[]
}

const MAX_BODY_BYTES = 1024 * 1024
const NAMESPACE = 'com.amazonaws.cognitoidentityprovider'

const noTriggers: InvokeTrigger = async (_, functionArn) => {
  throw new Error(`Nothing runs ${functionArn} here`)
}

export async function startCognito(options: CognitoOptions): Promise<RunningCognito> {
  const file = options.dataFolder === null ? null : join(options.dataFolder, 'pools.jsonl')
  const records = await openDurableMap(file, (value) => storedRecordSchema.parse(value))
  const { deliver, unreachable } = failingDelivery(options.deliver)
  const cognito: Cognito = {
    store: new PoolStore(records),
    limits: new AttemptLimits(),
    authSessions: new AuthSessions(),
    deliver,
    invokeTrigger: options.invokeTrigger ?? noTriggers,
    now: options.now ?? (() => new Date()),
  }
  const server = await listenOnLoopback(
    (request, response) => respond(cognito, options.authorize, request, response),
    options.port,
  ).catch(async (error: unknown) => {
    await records.close()
    throw error
  })
  const endpoint = `http://127.0.0.1:${server.port}`
  const issuer = options.issuer ?? `https://cognito-idp.${REGION}.amazonaws.com`
  return {
    endpoint,
    port: server.port,
    createUserPool: (definition) => createUserPool(cognito, definition, issuer, endpoint),
    ensureUser: (poolId, user) => ensureUser(cognito, poolId, user),
    testControls: (poolId) => testControlsOf(cognito.store, unreachable, poolId),
    authenticatorCodes: () => authenticatorCodes(cognito.store, cognito.now()),
    stop: async () => {
      await server.close()
      await records.close()
    },
  }
}

async function createUserPool(
  { store }: Cognito,
  definition: UserPoolDefinition,
  issuer: string,
  endpoint: string,
): Promise<CreatedUserPool> {
  const identity = await poolIdentity(store.identityOf(definition.name), definition)
  await store.saveIdentity(definition.name, identity)
  const { id, client_ids, signing_key } = identity
  store.setPool({
    id,
    issuer: `${issuer}/${id}`,
    signing_key,
    definition,
    clients: definition.clients.map((client) => ({ ...client, id: client_ids[client.name] ?? '' })),
    groups: definition.groups.map((group) => ({ ...group })),
  })
  return {
    id,
    arn: userPoolArn(id),
    issuer: `${issuer}/${id}`,
    jwks_uri: `${endpoint}/${id}/.well-known/jwks.json`,
    client_ids,
  }
}

async function respond(
  cognito: Cognito,
  authorize: Authorize | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowBrowsers(response)
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end()
    return
  }
  try {
    const answer =
      request.method === 'GET'
        ? wellKnown(cognito, request)
        : await operate(cognito, authorize, request)
    sendJson(response, 200, answer)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    sendError(response, error, NAMESPACE)
  }
}

/** The service answers pages of any origin; Amplify and the SDK send these headers. */
function allowBrowsers(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS')
  response.setHeader(
    'access-control-allow-headers',
    'x-amz-target, x-amz-user-agent, content-type, cache-control, authorization, x-amz-date, x-amz-content-sha256, x-amz-security-token, amz-sdk-invocation-id, amz-sdk-request',
  )
  response.setHeader('access-control-expose-headers', 'x-amzn-requestid, x-amzn-errortype')
  response.setHeader('access-control-max-age', '7200')
}

async function operate(
  cognito: Cognito,
  authorize: Authorize | undefined,
  request: IncomingMessage,
): Promise<Record<string, unknown>> {
  const name = operationOf(request)
  const operation = OPERATIONS.get(name)
  if (!operation) throw unsupported('cognito', name)
  const input = parseJson(await readBody(request, MAX_BODY_BYTES))
  if (operation.access === 'admin') {
    const access_key_id = accessKeyIdOf(request)
    if (access_key_id === null)
      throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token')
    const resource = userPoolArn(String(input.UserPoolId))
    const call = { access_key_id, action: `cognito-idp:${name}`, resource }
    requirePermission(authorize, [call], { code: 'AccessDeniedException', status: 400 })
  }
  return operation.run(cognito, input)
}

function wellKnown({ store }: Cognito, request: IncomingMessage): Record<string, unknown> {
  const [, poolId = '', ...rest] = (request.url ?? '').split('/')
  const pool = store.pool(poolId)
  switch (rest.join('/')) {
    case '.well-known/jwks.json':
      return { keys: [publicKeyOf(pool)] }
    case '.well-known/openid-configuration':
      return {
        issuer: pool.issuer,
        jwks_uri: `http://${request.headers.host}/${poolId}/.well-known/jwks.json`,
        id_token_signing_alg_values_supported: ['RS256'],
        subject_types_supported: ['public'],
        response_types_supported: ['code', 'token'],
      }
    default:
      throw unsupported('cognito', `GET ${request.url}`)
  }
}
