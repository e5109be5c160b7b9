import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { accessKeyIdOf } from '../access-key-id.ts'
import { secretArn } from '../aws-account.ts'
import { type DurableMap, openDurableMap } from '../durable-map.ts'
import type { Authorize, EmulatorOptions, Running } from '../emulator.ts'
import { operationOf, parseJson, sendError, sendJson } from '../json-protocol.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import { operate, secretOf, withValue } from './operate.ts'
import { type Secret, secretSchema } from './secret.ts'

export interface SecretDefinition {
  name: string
  /** The value from now on; without one the stored value stays, or `first` becomes it. */
  value?: string
  first?: () => string
}

export interface RunningSecretsManager extends Running {
  ensureSecret(definition: SecretDefinition): Promise<{ arn: string }>
  /** What is in it now, by name or ARN. */
  value(secretId: string): string | undefined
}

const MAX_BODY_BYTES = 1024 * 1024

export async function startSecretsManager(
  options: EmulatorOptions,
): Promise<RunningSecretsManager> {
  const file = options.dataFolder === null ? null : join(options.dataFolder, 'secrets.jsonl')
  const secrets = await openDurableMap(file, (value) => secretSchema.parse(value))
  const server = await listenOnLoopback(
    (request, response) => respond(secrets, options.authorize, request, response),
    options.port,
  ).catch(async (error: unknown) => {
    await secrets.close()
    throw error
  })
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    port: server.port,
    ensureSecret: async ({ name, value, first }) => {
      const arn = secretArn(name)
      const known = secrets.get(name) ?? { name, arn, versions: [] }
      const current = known.versions[0]?.value
      const wanted = value ?? current ?? first?.()
      if (wanted !== undefined && wanted !== current)
        await secrets.apply([[name, withValue(known, wanted)]])
      else if (!secrets.get(name)) await secrets.apply([[name, known]])
      return { arn }
    },
    value: (secretId) => secretOf(secrets, secretId)?.versions[0]?.value,
    stop: async () => {
      await server.close()
      await secrets.close()
    },
  }
}

async function respond(
  secrets: DurableMap<Secret>,
  authorize: Authorize | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const input = parseJson(await readBody(request, MAX_BODY_BYTES))
    const accessKeyId = accessKeyIdOf(request)
    if (accessKeyId === null)
      throw new ServiceError('MissingAuthenticationToken', 'Request is missing a signature', 403)
    const operation = operationOf(request)
    const call = {
      access_key_id: accessKeyId,
      action: `secretsmanager:${operation}`,
      resource: resourceOf(secrets, input.SecretId),
    }
    requirePermission(authorize, [call], { code: 'AccessDeniedException', status: 400 })
    sendJson(response, 200, await operate(secrets, operation, input))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    sendError(response, error, 'com.amazonaws.secretsmanager')
  }
}

/** The whole ARN, as policies name it; of a secret that is not there what the caller asked for. */
function resourceOf(secrets: DurableMap<Secret>, secretId: unknown): string {
  const secret = secretOf(secrets, String(secretId))
  return secret?.arn ?? (typeof secretId === 'string' ? secretId : '*')
}
