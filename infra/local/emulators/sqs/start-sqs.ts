import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { accessKeyIdOf } from '../access-key-id.ts'
import { queueArn } from '../aws-account.ts'
import { openDurableMap } from '../durable-map.ts'
import type { Authorize, EmulatorOptions, Running } from '../emulator.ts'
import { operationOf, parseJson, sendError, sendJson } from '../json-protocol.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import { messageSchema } from './message.ts'
import { operate, queueOf, queueUrl } from './operate.ts'
import type { QueueDefinition, QueueMessage } from './queue-definition.ts'
import { Queues } from './queues.ts'

export type { QueueMessage } from './queue-definition.ts'

export interface RunningSqs extends Running {
  /** Creates the queue or updates its settings; messages on disk from an earlier run are kept. */
  ensureQueue(definition: QueueDefinition): Promise<{ name: string; url: string; arn: string }>
  /** In process, for the local cloud's event source: durable when the promise resolves. */
  send(queue: string, body: string): Promise<{ message_id: string }>
  /** Long poll: waits up to `wait_ms` (default 0) for the first message, then answers at most `n`. */
  receive(queue: string, n: number, wait_ms?: number): Promise<QueueMessage[]>
  delete(queue: string, receipt: string): Promise<void>
  /** Gives the message back, visible again after `delay_s` (default 0); its receive count stays. */
  release(queue: string, receipt: string, delay_s?: number): Promise<void>
  /** Approximate numbers, as GetQueueAttributes tells them. */
  depth(queue: string): { visible: number; in_flight: number; delayed: number }
}

const MAX_BODY_BYTES = 12 * 1024 * 1024

export async function startSqs(options: EmulatorOptions): Promise<RunningSqs> {
  const file = options.dataFolder === null ? null : join(options.dataFolder, 'messages.jsonl')
  const messages = await openDurableMap(file, (value) => messageSchema.parse(value))
  const queues = new Queues(messages)
  const server = await listenOnLoopback(
    (request, response) => respond(queues, options.authorize, request, response),
    options.port,
  ).catch(async (error: unknown) => {
    await messages.close()
    throw error
  })
  const endpoint = `http://127.0.0.1:${server.port}`
  return {
    endpoint,
    port: server.port,
    ensureQueue: async (definition) => {
      queues.ensure(definition)
      const { name } = definition
      return { name, url: queueUrl(endpoint, name), arn: queueArn(name) }
    },
    send: (queue, body) => queues.send(queue, { body }),
    receive: (queue, n, waitMs = 0) => queues.receive(queue, n, waitMs),
    delete: (queue, receipt) => queues.delete(queue, receipt),
    release: async (queue, receipt, delayS = 0) => queues.changeVisibility(queue, receipt, delayS),
    depth: (queue) => queues.depth(queue),
    stop: async () => {
      queues.stop()
      await server.close()
      await messages.close()
    },
  }
}

async function respond(
  queues: Queues,
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
      // a batch needs the permission of its single form
      action: `sqs:${operation.replace(/Batch$/, '')}`,
      resource: operation === 'ListQueues' ? '*' : queueArn(queueOf(input)),
    }
    requirePermission(authorize, [call], { code: 'AccessDeniedException', status: 403 })
    const endpoint = `http://${request.headers.host}`
    const caller = { endpoint, access_key_id: accessKeyId }
    sendJson(response, 200, await operate(queues, caller, operation, input))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    sendError(response, error, 'com.amazonaws.sqs')
  }
}
