import { bucketArn } from '../aws-account.ts'
import { ServiceError } from '../service-error.ts'
import type { Answer } from './answer.ts'
import { versionHeaders } from './bucket-lock.ts'
import type { StoredObject } from './object-store.ts'
import type { S3Context } from './s3-context.ts'

/** The object, or S3's refusal: who may not list the bucket is not told that a key is missing. */
export function existing(
  context: S3Context,
  bucket: string,
  key: string,
  versionId?: string,
): StoredObject {
  const object = context.objects.find(bucket, key, versionId)
  if (object) return object
  context.require({ action: 's3:ListBucket', resource: bucketArn(bucket) })
  if (versionId !== undefined)
    throw new ServiceError('NoSuchVersion', 'The specified version does not exist.', 404)
  throw new ServiceError('NoSuchKey', 'The specified key does not exist.', 404, { Key: key })
}

export async function getObject(context: S3Context): Promise<Answer> {
  const { request, objects } = context
  const object = existing(
    context,
    request.bucket,
    request.key,
    request.query.get('versionId') ?? undefined,
  )
  if (request.headers['if-none-match'] === `"${object.etag}"`)
    return { status: 304, headers: { etag: `"${object.etag}"` } }
  const range = rangeOf(request.headers.range, object.size)
  const body = request.method === 'HEAD' ? undefined : await objects.read(request.bucket, object)
  const headers = { ...headersOf(object), ...overrides(request.query) }
  if (!range) return { status: 200, headers, body }
  return {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${range.from}-${range.to}/${object.size}`,
      'content-length': String(range.to - range.from + 1),
    },
    body: body?.subarray(range.from, range.to + 1),
  }
}

function headersOf(object: StoredObject): Record<string, string> {
  return {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...versionHeaders(object),
    'content-length': String(object.size),
    'accept-ranges': 'bytes',
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.last_modified).toUTCString(),
  }
}

/** `response-content-type` and its like in a signed URL replace what is stored. */
function overrides(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...query]
      .filter(([name]) => name.startsWith('response-'))
      .map(([name, value]) => [name.replace('response-', ''), value]),
  )
}

function rangeOf(header: string | undefined, size: number): { from: number; to: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  const from = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]))
  const to = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  if (from >= size || from > to)
    throw new ServiceError('InvalidRange', 'The requested range is not satisfiable', 416)
  return { from, to }
}
