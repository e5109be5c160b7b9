import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bucketArn } from '../aws-account.ts'
import type { EmulatorOptions, Running } from '../emulator.ts'
import { listenOnLoopback, readBody } from '../loopback-server.ts'
import { requirePermission, ServiceError } from '../service-error.ts'
import type { Answer } from './answer.ts'
import { authenticate } from './authenticate.ts'
import type { BucketLock } from './bucket-lock.ts'
import { createBucket, getBucketCors, putBucketCors } from './bucket-operations.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import type { CorsRule } from './cors-rule.ts'
import { listObjects } from './list-objects.ts'
import type { ObjectCreatedRecord } from './object-created-record.ts'
import { type ObjectStore, openObjectStore } from './object-store.ts'
import { type Operation, operationOf, requiredPermissions } from './operation.ts'
import { readPayload } from './payload.ts'
import { getObject } from './read-operations.ts'
import type { S3Context } from './s3-context.ts'
import { readS3Request, type S3Request } from './s3-request.ts'
import { copyObject, deleteObject, deleteObjects, putObject } from './write-operations.ts'
import { errorDocument } from './xml.ts'

export type { ObjectCreatedRecord } from './object-created-record.ts'

export interface S3Options extends EmulatorOptions {
  /** Awaited before the upload is acknowledged, so an acknowledged object has its event. */
  onObjectCreated?: (bucket: string, record: ObjectCreatedRecord) => Promise<void>
}

/** `endpoint` is http://127.0.0.1:port (SDKs then use path style by themselves); http://<bucket>.localhost:port serves too. */
export interface RunningS3 extends Running {
  /** Creates the bucket or replaces its CORS rules and lock; objects on disk from an earlier run are kept. */
  ensureBucket(definition: {
    name: string
    cors_rules?: CorsRule[]
    locked?: BucketLock
  }): Promise<{
    name: string
    arn: string
  }>
  /** What services do to objects beside the API. */
  readObject(bucket: string, key: string): Promise<Buffer | null>
  tagObject(bucket: string, key: string, tags: Readonly<Record<string, string>>): Promise<void>
}

interface Server {
  options: S3Options
  objects: ObjectStore
  corsRules: Map<string, CorsRule[]>
  locks: Map<string, BucketLock>
}

const MAX_BODY_BYTES = 256 * 1024 * 1024

const OPERATIONS: Record<Operation, (context: S3Context) => Promise<Answer>> = {
  CreateBucket: createBucket,
  HeadBucket: async () => ({ status: 200 }),
  GetBucketCors: getBucketCors,
  PutBucketCors: putBucketCors,
  ListObjectsV2: listObjects,
  DeleteObjects: deleteObjects,
  PutObject: putObject,
  CopyObject: copyObject,
  GetObject: getObject,
  HeadObject: getObject,
  DeleteObject: deleteObject,
}

export async function startS3(options: S3Options): Promise<RunningS3> {
  const server: Server = {
    options,
    objects: await openObjectStore(options.dataFolder),
    corsRules: new Map(),
    locks: new Map(),
  }
  const listening = await listenOnLoopback(
    (request, response) => respond(server, request, response),
    options.port,
  )
  return {
    endpoint: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    ensureBucket: async ({ name, cors_rules, locked }) => {
      await server.objects.createBucket(name)
      server.corsRules.set(name, cors_rules ?? [])
      if (locked) server.locks.set(name, locked)
      return { name, arn: bucketArn(name) }
    },
    readObject: async (bucket, key) => {
      const object = server.objects.find(bucket, key)
      return object && server.objects.read(bucket, object)
    },
    tagObject: async (bucket, key, tags) => {
      const object = server.objects.find(bucket, key)
      if (object === null) return
      await server.objects.save(
        bucket,
        { ...object, tags },
        await server.objects.read(bucket, object),
      )
    },
    stop: listening.close,
  }
}

/** What conditions of policies may ask of a call on an object that is there. */
const tagsOf = (objects: ObjectStore, { bucket, key }: S3Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(objects.find(bucket, key)?.tags ?? {}).map(([name, value]) => [
      `s3:existingobjecttag/${name.toLowerCase()}`,
      value,
    ]),
  )

async function respond(
  server: Server,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = randomUUID()
  const request = readS3Request(incoming)
  const rules = server.corsRules.get(request.bucket) ?? []
  let answer: Answer
  try {
    answer =
      request.method === 'OPTIONS'
        ? { status: 200, headers: preflightHeaders(rules, request) }
        : await perform(server, request, incoming, requestId)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const body = errorDocument(error, `/${request.bucket}/${request.key}`, requestId)
    answer = { status: error.status, body }
  }
  send(response, request, answer, { 'x-amz-request-id': requestId, ...corsHeaders(rules, request) })
}

async function perform(
  { options, objects, corsRules, locks }: Server,
  request: S3Request,
  incoming: IncomingMessage,
  request_id: string,
): Promise<Answer> {
  const { access_key_id, payload_hash } = authenticate(request, new Date())
  const operation = operationOf(request)
  const error = { code: 'AccessDenied', status: 403 }
  const context: S3Context = {
    objects,
    corsRules,
    locks,
    request,
    request_id,
    access_key_id,
    payload: Buffer.alloc(0),
    onObjectCreated: options.onObjectCreated,
    require: (permission) =>
      requirePermission(
        options.authorize,
        [{ access_key_id, context: tagsOf(objects, request), ...permission }],
        error,
      ),
  }
  for (const permission of requiredPermissions(operation, request)) context.require(permission)
  if (operation !== 'CreateBucket' && !objects.bucketExists(request.bucket))
    throw new ServiceError('NoSuchBucket', 'The specified bucket does not exist', 404, {
      BucketName: request.bucket,
    })
  context.payload = readPayload(request, await readBody(incoming, MAX_BODY_BYTES), payload_hash)
  return OPERATIONS[operation](context)
}

function send(
  response: ServerResponse,
  request: S3Request,
  answer: Answer,
  headers: Record<string, string>,
): void {
  const body = answer.body ?? ''
  response.writeHead(answer.status, {
    ...(typeof answer.body === 'string' ? { 'content-type': 'application/xml' } : {}),
    ...(answer.status === 204 || answer.status === 304
      ? {}
      : { 'content-length': String(Buffer.byteLength(body)) }),
    ...answer.headers,
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
