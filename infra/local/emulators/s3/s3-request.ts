import type { IncomingMessage } from 'node:http'

/** A request with its address read out of the host (`<bucket>.localhost`) or the path (`/<bucket>/<key>`). */
export interface S3Request {
  method: string
  /** the path as it was sent, still encoded */
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  bucket: string
  key: string
}

export function readS3Request(request: IncomingMessage): S3Request {
  const [path = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s)
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  const virtualBucket = host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length) : null
  const inPath = virtualBucket === null ? path.slice(1) : `${virtualBucket}${path}`
  const [bucket = '', key = ''] = inPath.split(/\/(.*)/s)
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(search),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    ),
    bucket: decodeURIComponent(bucket),
    key: decodeURIComponent(key),
  }
}
