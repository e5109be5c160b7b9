import { bucketArn, objectArn } from '../aws-account.ts'
import type { Call } from '../emulator.ts'
import { ServiceError } from '../service-error.ts'
import type { S3Request } from './s3-request.ts'

export type Operation =
  | 'CreateBucket'
  | 'HeadBucket'
  | 'GetBucketCors'
  | 'PutBucketCors'
  | 'ListObjectsV2'
  | 'DeleteObjects'
  | 'PutObject'
  | 'CopyObject'
  | 'GetObject'
  | 'HeadObject'
  | 'DeleteObject'

/** query parameters that select no other operation */
const NEUTRAL = /^(x-id|x-amz-.+|response-.+)$/i
const LISTING = [
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
  'fetch-owner',
]

/** Which operation a request is; anything not supported is refused with its name as the SDK calls it. */
export function operationOf(request: S3Request): Operation {
  const selecting = [...request.query.keys()].filter((name) => !NEUTRAL.test(name))
  const operation = request.key
    ? objectOperation(request, selecting)
    : bucketOperation(request, selecting)
  if (operation) return operation
  const name = request.query.get('x-id') ?? `${request.method} ?${selecting.join('&')}`
  throw new ServiceError('NotImplemented', `The local s3 does not support ${name}`, 501)
}

function objectOperation({ method, headers }: S3Request, selecting: string[]): Operation | null {
  const ofVersion = selecting.length === 1 && selecting[0] === 'versionId' && method !== 'PUT'
  if (selecting.length > 0 && !ofVersion) return null
  if (method === 'PUT') return headers['x-amz-copy-source'] ? 'CopyObject' : 'PutObject'
  if (method === 'GET') return 'GetObject'
  if (method === 'HEAD') return 'HeadObject'
  return method === 'DELETE' ? 'DeleteObject' : null
}

function bucketOperation({ method, bucket, query }: S3Request, selecting: string[]) {
  if (!bucket) return null
  if (method === 'GET' && query.get('list-type') === '2')
    return selecting.every((name) => LISTING.includes(name)) ? 'ListObjectsV2' : null
  switch (`${method} ${selecting.join(' ')}`) {
    case 'PUT ':
      return 'CreateBucket'
    case 'HEAD ':
      return 'HeadBucket'
    case 'GET cors':
      return 'GetBucketCors'
    case 'PUT cors':
      return 'PutBucketCors'
    case 'POST delete':
      return 'DeleteObjects'
    default:
      return null
  }
}

/** What IAM asks for; DeleteObjects asks for each key when it has read them. */
export function requiredPermissions(
  operation: Operation,
  request: S3Request,
): Omit<Call, 'access_key_id'>[] {
  const bucket = bucketArn(request.bucket)
  const object = objectArn(request.bucket, request.key)
  const version = request.query.has('versionId') ? 'Version' : ''
  switch (operation) {
    case 'CreateBucket':
      return [{ action: 's3:CreateBucket', resource: bucket }]
    case 'HeadBucket':
    case 'ListObjectsV2':
      return [{ action: 's3:ListBucket', resource: bucket }]
    case 'GetBucketCors':
      return [{ action: 's3:GetBucketCORS', resource: bucket }]
    case 'PutBucketCors':
      return [{ action: 's3:PutBucketCORS', resource: bucket }]
    case 'DeleteObjects':
      return []
    case 'PutObject':
      return [{ action: 's3:PutObject', resource: object }]
    case 'CopyObject': {
      const source = copySourceOf(request)
      return [
        { action: 's3:GetObject', resource: objectArn(source.bucket, source.key) },
        { action: 's3:PutObject', resource: object },
      ]
    }
    case 'GetObject':
    case 'HeadObject':
      return [{ action: `s3:GetObject${version}`, resource: object }]
    case 'DeleteObject':
      return [{ action: `s3:DeleteObject${version}`, resource: object }]
  }
}

export function copySourceOf({ headers }: S3Request): { bucket: string; key: string } {
  const source = decodeURIComponent(headers['x-amz-copy-source'] ?? '').replace(/^\//, '')
  const [bucket = '', key = ''] = source.split(/\/(.*)/s)
  return { bucket, key }
}
