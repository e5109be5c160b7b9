import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { ServiceError } from '../service-error.ts'
import type { S3Request } from './s3-request.ts'
import { sha256 } from './signature-v4.ts'

/** The object's bytes out of the body as sent: unframed, and checked against every digest that came along. */
export function readPayload(request: S3Request, sent: Buffer, payloadHash: string): Buffer {
  const { headers } = request
  if (/^[0-9a-f]{64}$/.test(payloadHash) && sha256(sent) !== payloadHash)
    throw new ServiceError(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    )
  const isChunked = payloadHash.startsWith('STREAMING-')
  if (isChunked && payloadHash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER')
    throw new ServiceError(
      'NotImplemented',
      `The local s3 does not support the payload form ${payloadHash}`,
      501,
    )
  const { body, trailers } = isChunked ? decodeAwsChunked(sent) : { body: sent, trailers: {} }
  const declared = headers['x-amz-decoded-content-length']
  if (isChunked && declared !== undefined && Number(declared) !== body.length)
    throw new ServiceError('IncompleteBody', 'The body is not as long as it was declared.')
  requireDigests({ ...digestHeaders(headers), ...trailers }, body)
  // a presigned URL made with a checksum carries it in the query
  requireDigests(digestHeaders(Object.fromEntries(request.query)), body)
  if (headers['content-md5'] && headers['content-md5'] !== md5Base64(body))
    throw badDigest('Content-MD5')
  return body
}

const badDigest = (name: string) =>
  new ServiceError('BadDigest', `The ${name} you specified did not match what we received.`)

function digestHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /^x-amz-checksum-(?!algorithm|mode|type)/.test(name),
    ),
  )
}

function requireDigests(digests: Record<string, string>, body: Buffer): void {
  for (const [name, digest] of Object.entries(digests))
    if (digestOf(name, body) !== digest) throw badDigest(name)
}

function digestOf(header: string, body: Buffer): string {
  switch (header) {
    case 'x-amz-checksum-crc32': {
      const digest = Buffer.alloc(4)
      digest.writeUInt32BE(crc32(body))
      return digest.toString('base64')
    }
    case 'x-amz-checksum-sha256':
      return createHash('sha256').update(body).digest('base64')
    case 'x-amz-checksum-sha1':
      return createHash('sha1').update(body).digest('base64')
    default:
      throw new ServiceError('NotImplemented', `The local s3 does not support ${header}`, 501)
  }
}

const md5Base64 = (body: Buffer) => createHash('md5').update(body).digest('base64')

/** `<hex size>[;extensions]\r\n<bytes>\r\n` repeated, a chunk of size 0, then trailers. */
function decodeAwsChunked(sent: Buffer): { body: Buffer; trailers: Record<string, string> } {
  const malformed = () => new ServiceError('IncompleteBody', 'The chunked body is cut off.')
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = sent.indexOf('\r\n', at)
    if (lineEnd < 0) throw malformed()
    const size = Number.parseInt(sent.toString('latin1', at, lineEnd), 16)
    if (Number.isNaN(size)) throw malformed()
    at = lineEnd + 2
    if (size === 0) break
    if (at + size > sent.length) throw malformed()
    chunks.push(sent.subarray(at, at + size))
    at += size + 2
  }
  const trailers = sent
    .toString('latin1', at)
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', value = ''] = line.split(/:(.*)/s)
      return [name.trim().toLowerCase(), value.trim()]
    })
  return { body: Buffer.concat(chunks), trailers: Object.fromEntries(trailers) }
}
