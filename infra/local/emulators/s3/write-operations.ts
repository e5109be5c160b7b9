import { createHash } from 'node:crypto'
import { objectArn } from '../aws-account.ts'
import { ServiceError } from '../service-error.ts'
import type { Answer } from './answer.ts'
import { checkLockedWrite, newVersion, requireUnlocked, versionHeaders } from './bucket-lock.ts'
import { objectCreatedRecord } from './object-created-record.ts'
import type { StoredObject } from './object-store.ts'
import { copySourceOf } from './operation.ts'
import { existing } from './read-operations.ts'
import type { S3Context } from './s3-context.ts'
import { document, elements, malformedXml, texts } from './xml.ts'

const KEPT =
  /^(content-type|content-disposition|content-encoding|content-language|cache-control|expires|x-amz-meta-.+)$/
const MAX_KEY_BYTES = 1024

/** Two that ask for a key to be free never both find it so: the second waits until the first is written. */
export const putObject = (context: S3Context): Promise<Answer> =>
  context.objects.inTurn(context.request.bucket, context.request.key, () => putNext(context))

async function putNext(context: S3Context): Promise<Answer> {
  const { request, payload } = context
  if (request.headers['if-none-match'] === '*' && context.objects.find(request.bucket, request.key))
    throw new ServiceError(
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
      412,
    )
  const object = await store(context, keptHeaders(request.headers), payload, 'ObjectCreated:Put')
  const headers: Record<string, string> = { etag: `"${object.etag}"`, ...versionHeaders(object) }
  const crc = request.headers['x-amz-checksum-crc32']
  if (crc) headers['x-amz-checksum-crc32'] = crc
  return { status: 200, headers }
}

export async function copyObject(context: S3Context): Promise<Answer> {
  const source = copySourceOf(context.request)
  const original = existing(context, source.bucket, source.key)
  const body = await context.objects.read(source.bucket, original)
  const replaces = context.request.headers['x-amz-metadata-directive'] === 'REPLACE'
  const headers = replaces ? keptHeaders(context.request.headers) : original.headers
  const object = await store(context, headers, body, 'ObjectCreated:Copy')
  return {
    status: 200,
    body: document('CopyObjectResult', {
      ETag: `"${object.etag}"`,
      LastModified: object.last_modified,
    }),
  }
}

export async function deleteObject(context: S3Context): Promise<Answer> {
  const { request } = context
  await remove(context, request.key, request.query.get('versionId') ?? undefined)
  return { status: 204 }
}

/** A version goes if it is not locked; without one the object is hidden in a bucket with a lock, gone in another. */
async function remove(context: S3Context, key: string, versionId?: string): Promise<void> {
  const { objects, request, locks } = context
  const object = objects.find(request.bucket, key, versionId)
  if (object === null) return
  if (versionId !== undefined) requireUnlocked(context, objectArn(request.bucket, key), object)
  else if (locks.has(request.bucket)) {
    const marker = { ...object, size: 0, version: newVersion(context, 'deletion') }
    return objects.save(request.bucket, marker, Buffer.alloc(0))
  }
  await objects.remove(request.bucket, object)
}

/** Each key is evaluated by itself: one refused leaves the others deleted, as the service does. */
export async function deleteObjects(context: S3Context): Promise<Answer> {
  const { request } = context
  const xml = context.payload.toString('utf8')
  const named = elements(xml, 'Object')
  const keys = named.flatMap((object) => texts(object, 'Key'))
  if (keys.length === 0 || keys.length > 1000) throw malformedXml()
  if (named.some((object) => texts(object, 'VersionId').length > 0))
    throw new ServiceError('NotImplemented', 'The local s3 deletes versions one by one', 501)
  const isQuiet = texts(xml, 'Quiet')[0] === 'true'
  const deleted: { Key: string }[] = []
  const failed: { Key: string; Code: string; Message: string }[] = []
  for (const key of keys)
    try {
      context.require({ action: 's3:DeleteObject', resource: objectArn(request.bucket, key) })
      await remove(context, key)
      deleted.push({ Key: key })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      failed.push({ Key: key, Code: error.code, Message: error.message })
    }
  const content = { Deleted: isQuiet ? [] : deleted, Error: failed }
  return { status: 200, body: document('DeleteResult', content) }
}

async function store(
  context: S3Context,
  headers: Record<string, string>,
  body: Buffer,
  event: 'ObjectCreated:Put' | 'ObjectCreated:Copy',
): Promise<StoredObject> {
  const { bucket, key } = context.request
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    throw new ServiceError('KeyTooLongError', 'Your key is too long')
  checkLockedWrite(context)
  const object: StoredObject = {
    key,
    size: body.length,
    etag: createHash('md5').update(body).digest('hex'),
    last_modified: new Date().toISOString(),
    headers,
    tags: {},
    version: newVersion(context, 'object'),
  }
  await context.objects.save(bucket, object, body)
  const record = objectCreatedRecord({ ...context, bucket, object, event })
  await context.onObjectCreated?.(bucket, record)
  return object
}

function keptHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => KEPT.test(name))
      // the framing of the upload is no encoding of the object
      .map(([name, value]) => [
        name,
        name === 'content-encoding' ? value.replace(/aws-chunked,?\s*/, '') : value,
      ])
      .filter(([, value]) => value !== ''),
  )
}
