import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** CloudFront compresses files of these types between 1,000 bytes and 10 MB. */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/

export async function compress(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  accepted: string,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const fits = body.length >= 1000 && body.length <= 10_000_000
  if (!fits || !compressible.test(headers['content-type'] ?? '')) return { body, headers }
  const vary = { ...headers, vary: 'accept-encoding' }
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    return { body: await brotli(body, { params }), headers: { ...vary, 'content-encoding': 'br' } }
  }
  if (/\bgzip\b/.test(accepted)) {
    return { body: await zip(body), headers: { ...vary, 'content-encoding': 'gzip' } }
  }
  return { body, headers: vary }
}
