import { REGION } from '../aws-account.ts'
import { secretOf } from '../credentials.ts'
import { ServiceError } from '../service-error.ts'
import type { S3Request } from './s3-request.ts'
import { isSignedBy, type SignatureClaim } from './signature-v4.ts'

const MAX_SKEW_MS = 15 * 60 * 1000
const MAX_EXPIRES_S = 7 * 24 * 60 * 60

const accessDenied = (message: string, details = {}) =>
  new ServiceError('AccessDenied', message, 403, details)

/** Who signed, by Authorization header or presigned query; throws S3's own error otherwise. */
export function authenticate(request: S3Request, now: Date): SignatureClaim {
  const isPresigned = request.query.has('X-Amz-Signature')
  if (!isPresigned && !request.headers.authorization) throw accessDenied('Access Denied')
  const claim = isPresigned ? presignedClaim(request) : headerClaim(request)
  requireScope(claim)
  requireEveryAmzHeaderSigned(request, claim)
  if (isPresigned) requireUnexpired(request, claim, now)
  else if (Math.abs(now.getTime() - toTime(claim.date)) > MAX_SKEW_MS)
    throw new ServiceError(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      403,
    )
  if (!isSignedBy(secretOf(claim.access_key_id), request, claim))
    throw new ServiceError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      403,
    )
  return claim
}

function headerClaim({ headers }: S3Request): SignatureClaim {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  const payloadHash = headers['x-amz-content-sha256']
  if (!match)
    throw new ServiceError(
      'AuthorizationHeaderMalformed',
      'The authorization header that you provided is not valid.',
    )
  if (!payloadHash)
    throw new ServiceError(
      'InvalidRequest',
      'Missing required header for this request: x-amz-content-sha256',
    )
  const [, access_key_id = '', scope = '', signed = '', signature = ''] = match
  const signed_headers = signed.split(';')
  const date = headers['x-amz-date'] ?? ''
  return { access_key_id, scope, date, signed_headers, signature, payload_hash: payloadHash }
}

function presignedClaim({ query }: S3Request): SignatureClaim {
  const [access_key_id = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/')
  return {
    access_key_id,
    scope: scope.join('/'),
    date: query.get('X-Amz-Date') ?? '',
    signed_headers: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payload_hash: 'UNSIGNED-PAYLOAD',
  }
}

function requireScope({ scope, date, signed_headers }: SignatureClaim): void {
  const expected = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`
  if (scope !== expected || !signed_headers.includes('host'))
    throw new ServiceError(
      'AuthorizationHeaderMalformed',
      `The authorization is malformed; expecting the scope '${expected}', got '${scope}', and a signed host.`,
    )
}

function requireEveryAmzHeaderSigned({ headers }: S3Request, claim: SignatureClaim): void {
  const unsigned = Object.keys(headers).find(
    (name) => name.startsWith('x-amz-') && !claim.signed_headers.includes(name),
  )
  if (unsigned)
    throw accessDenied('There were headers present in the request which were not signed', {
      HeadersNotSigned: unsigned,
    })
}

function requireUnexpired({ query }: S3Request, claim: SignatureClaim, now: Date): void {
  const seconds = Number(query.get('X-Amz-Expires'))
  if (!(seconds > 0 && seconds <= MAX_EXPIRES_S))
    throw new ServiceError(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 and 604800 seconds',
    )
  const signedAt = toTime(claim.date)
  if (signedAt - now.getTime() > MAX_SKEW_MS) throw accessDenied('Request is not yet valid')
  const expires = new Date(signedAt + seconds * 1000)
  if (expires < now)
    throw accessDenied('Request has expired', {
      'X-Amz-Expires': seconds,
      Expires: expires.toISOString(),
      ServerTime: now.toISOString(),
    })
}

/** YYYYMMDDTHHMMSSZ to epoch milliseconds; an unreadable date counts as long ago. */
function toTime(date: string): number {
  const time = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  )
  return Number.isNaN(time) ? 0 : time
}
