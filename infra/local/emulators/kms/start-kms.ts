import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { accessKeyIdOf } from '../access-key-id.ts'
import { type DurableMap, openDurableMap } from '../durable-map.ts'
import type { Authorize, EmulatorOptions, Running } from '../emulator.ts'
import { operationOf, parseJson, sendError, sendJson, unsupported } from '../json-protocol.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import { operate } from './operate.ts'
import { newSigningKey, type SigningKey, signingKeySchema } from './signing-key.ts'

export interface RunningKms extends Running {
  /** Makes the pair at the first call; from then on the same one, in later runs too. */
  ensureKey(key_id: string): Promise<{ arn: string }>
}

const MAX_BODY_BYTES = 64 * 1024

export async function startKms(options: EmulatorOptions): Promise<RunningKms> {
  const file = options.dataFolder === null ? null : join(options.dataFolder, 'keys.jsonl')
  const keys = await openDurableMap(file, (value) => signingKeySchema.parse(value))
  const server = await listenOnLoopback(
    (request, response) => respond(keys, options.authorize, request, response),
    options.port,
  ).catch(async (error: unknown) => {
    await keys.close()
    throw error
  })
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    port: server.port,
    ensureKey: async (key_id) => {
      const key = keys.get(key_id) ?? newSigningKey(key_id)
      if (!keys.get(key_id)) await keys.apply([[key_id, key]])
      if (options.dataFolder !== null) await writePublicKeys(options.dataFolder, keys)
      return { arn: key.arn }
    },
    stop: async () => {
      await server.close()
      await keys.close()
    },
  }
}

/** For who checks a signature while nothing runs: the form in which receipts' keys are published. */
async function writePublicKeys(folder: string, keys: DurableMap<SigningKey>): Promise<void> {
  const published = [...keys.entries()].map(([, { public_key }]) => ({
    key_id: createHash('sha256').update(Buffer.from(public_key, 'base64')).digest('hex'),
    algorithm: 'ECDSA_P256_SHA256',
    public_key,
    used_from: new Date(0).toISOString(),
  }))
  const text = `${JSON.stringify({ keys: published }, null, 2)}\n`
  await writeFile(join(folder, 'public-keys.json'), text)
}

async function respond(
  keys: DurableMap<SigningKey>,
  authorize: Authorize | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const input = parseJson(await readBody(request, MAX_BODY_BYTES))
    const access_key_id = accessKeyIdOf(request)
    if (access_key_id === null)
      throw new ServiceError('MissingAuthenticationToken', 'Request is missing a signature', 403)
    const operation = operationOf(request)
    const key = keyOf(keys, String(input.KeyId))
    const call = { access_key_id, action: `kms:${operation}`, resource: key?.arn ?? '*' }
    requirePermission(authorize, [call], { code: 'AccessDeniedException', status: 400 })
    if (typeof input.KeyId !== 'string') throw unsupported('kms', operation)
    if (key === undefined)
      throw new ServiceError('NotFoundException', `Key '${input.KeyId}' does not exist`)
    sendJson(response, 200, operate(operation, input, key))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    sendError(response, error, 'com.amazonaws.kms')
  }
}

/** By its id or by its ARN. */
const keyOf = (keys: DurableMap<SigningKey>, id: string): SigningKey | undefined =>
  keys.get(id.split(':key/').at(-1) ?? '')
