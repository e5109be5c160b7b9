import { ServiceError } from '../service-error.ts'
import type { Answer } from './answer.ts'
import type { StoredObject } from './object-store.ts'
import type { S3Context } from './s3-context.ts'
import { document } from './xml.ts'

const MAX_KEYS = 1000

interface Page {
  contents: StoredObject[]
  prefixes: string[]
  /** the last key or prefix of a page that is not the last page */
  next: string | null
}

export async function listObjects({ objects, request }: S3Context): Promise<Answer> {
  const { query, bucket } = request
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const most = Math.min(Number(query.get('max-keys') ?? MAX_KEYS), MAX_KEYS)
  const token = query.get('continuation-token')
  const after = token ? fromToken(token) : (query.get('start-after') ?? '')
  const inScope = objects.list(bucket).filter(({ key }) => key.startsWith(prefix))
  const page = pageOf(inScope, prefix, delimiter, after, most)
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text
  return {
    status: 200,
    body: document('ListBucketResult', {
      Name: bucket,
      Prefix: encode(prefix),
      Delimiter: delimiter || undefined,
      MaxKeys: most,
      KeyCount: page.contents.length + page.prefixes.length,
      IsTruncated: page.next !== null,
      ContinuationToken: token ?? undefined,
      NextContinuationToken: page.next === null ? undefined : toToken(page.next),
      Contents: page.contents.map((object) => ({
        Key: encode(object.key),
        LastModified: object.last_modified,
        ETag: `"${object.etag}"`,
        Size: object.size,
        StorageClass: 'STANDARD',
      })),
      CommonPrefixes: page.prefixes.map((one) => ({ Prefix: encode(one) })),
    }),
  }
}

function pageOf(
  objects: StoredObject[],
  prefix: string,
  delimiter: string,
  after: string,
  most: number,
): Page {
  const page: Page = { contents: [], prefixes: [], next: null }
  let last = after
  for (const object of objects) {
    const end = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1
    const shared = end < 0 ? null : object.key.slice(0, end + delimiter.length)
    const name = shared ?? object.key
    if (name === last || Buffer.compare(Buffer.from(name), Buffer.from(last)) <= 0) continue
    if (page.contents.length + page.prefixes.length === most) return { ...page, next: last }
    if (shared) page.prefixes.push(shared)
    else page.contents.push(object)
    last = name
  }
  return page
}

const toToken = (key: string) => Buffer.from(key).toString('base64url')

function fromToken(token: string): string {
  const key = Buffer.from(token, 'base64url').toString()
  if (toToken(key) !== token)
    throw new ServiceError('InvalidArgument', 'The continuation token provided is incorrect')
  return key
}
