import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from './service-error.ts'

/** The operation of an AWS JSON request, e.g. `SendMessage` of `X-Amz-Target: AmazonSQS.SendMessage`. */
export function operationOf(request: IncomingMessage): string {
  const target = request.headers['x-amz-target']
  return (typeof target === 'string' ? target : '').split('.').at(-1) ?? ''
}

export function parseJson(body: Buffer): Record<string, unknown> {
  try {
    const parsed: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {
    // answered below, like any other body that is not an object
  }
  throw new ServiceError('SerializationException', 'The request body is not a JSON object')
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
    'x-amzn-requestid': randomUUID(),
  })
  response.end(text)
}

/** `namespace` is what the service puts before the code in `__type`, e.g. `com.amazonaws.sqs`. */
export function sendError(response: ServerResponse, error: ServiceError, namespace: string): void {
  response.setHeader('x-amzn-errortype', error.code)
  sendJson(response, error.status, {
    __type: `${namespace}#${error.code}`,
    message: error.message,
    ...error.details,
  })
}

export function unsupported(service: string, operation: string): ServiceError {
  return new ServiceError(
    'UnknownOperationException',
    `The local ${service} does not support ${operation || 'a call without an operation'}; infra/local/emulators/${service}/README.md lists what it does`,
  )
}
