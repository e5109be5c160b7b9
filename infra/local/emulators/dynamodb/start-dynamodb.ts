import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { accessKeyIdOf } from '../access-key-id.ts'
import type { Authorize, EmulatorOptions, Running } from '../emulator.ts'
import { operationOf, parseJson, sendError, sendJson } from '../json-protocol.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import { ensureTable } from './ensure-table.ts'
import { type Operate, operations } from './operate.ts'
import { requiredPermissions } from './required-permissions.ts'
import { openTableStore } from './table-store.ts'
import { setExpiryAttribute, sweepExpired } from './time-to-live.ts'

export interface RunningDynamoDb extends Running {
  /** Creates the table unless it exists. A table on disk with other keys or indexes is an error that names it. */
  ensureTable(definition: CreateTableCommandInput): Promise<{ name: string; arn: string }>
  /** Items whose number attribute (epoch seconds) lies in the past are deleted by the sweeper. */
  setTimeToLive(table: string, attribute: string | null): Promise<void>
  /** Runs the sweeper now; answers how many items went. */
  sweepExpired(now: Date): Promise<number>
}

const MAX_BODY_BYTES = 16 * 1024 * 1024
const SWEEP_EVERY_MS = 60_000

export async function startDynamoDb(options: EmulatorOptions): Promise<RunningDynamoDb> {
  const store = await openTableStore(options.dataFolder)
  const operate = operations(store)
  const server = await listenOnLoopback(
    (request, response) => respond(operate, options.authorize, request, response),
    options.port,
  ).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const sweeper = setInterval(() => sweepExpired(store, new Date()), SWEEP_EVERY_MS)
  sweeper.unref()
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    port: server.port,
    ensureTable: (definition) => ensureTable(store, definition),
    setTimeToLive: (table, attribute) => setExpiryAttribute(store, table, attribute),
    sweepExpired: (now) => sweepExpired(store, now),
    stop: async () => {
      clearInterval(sweeper)
      await server.close()
      await store.close()
    },
  }
}

async function respond(
  operate: Operate,
  authorize: Authorize | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const input = parseJson(await readBody(request, MAX_BODY_BYTES))
    const accessKeyId = accessKeyIdOf(request)
    if (accessKeyId === null)
      throw new ServiceError(
        'MissingAuthenticationTokenException',
        'Request is missing Authentication Token',
      )
    const operation = operationOf(request)
    const calls = requiredPermissions(operation, input).map((permission) => ({
      access_key_id: accessKeyId,
      ...permission,
    }))
    requirePermission(authorize, calls, { code: 'AccessDeniedException', status: 400 })
    sendJson(response, 200, await operate(operation, input))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    sendError(response, error, 'com.amazonaws.dynamodb.v20120810')
  }
}
