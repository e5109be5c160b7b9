import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { S3Request } from './s3-request.ts'

/** What a request claims about its own signature. */
export interface SignatureClaim {
  access_key_id: string
  /** YYYYMMDD/region/service/aws4_request */
  scope: string
  /** YYYYMMDDTHHMMSSZ */
  date: string
  signed_headers: string[]
  signature: string
  payload_hash: string
}

/** Signs the request as it arrived, with the secret that the claimed key has, and compares. */
export function isSignedBy(secret: string, request: S3Request, claim: SignatureClaim): boolean {
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    claim.date,
    claim.scope,
    sha256(canonicalRequest(request, claim)),
  ].join('\n')
  const key = claim.scope
    .split('/')
    .reduce<Buffer | string>((signingKey, part) => hmac(signingKey, part), `AWS4${secret}`)
  const expected = hmac(key, stringToSign)
  const given = Buffer.from(claim.signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function canonicalRequest(request: S3Request, claim: SignatureClaim): string {
  const path = request.path.split('/').map((part) => encode(decodeURIComponent(part)))
  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
  const headers = claim.signed_headers.map(
    (name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`,
  )
  return [
    request.method,
    path.join('/'),
    query.join('&'),
    headers.join(''),
    claim.signed_headers.join(';'),
    claim.payload_hash,
  ].join('\n')
}

/** RFC 3986 as AWS reads it: encodeURIComponent leaves five characters alone that must be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
