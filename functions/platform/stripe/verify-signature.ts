import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { signature as helper } from './small-stripe.ts'

/** How old a signature may be. */
const toleranceSeconds = 300

/**
 * Whether the provider signed this body with one of the secrets, of late. Two secrets are good while one
 * is exchanged for the other.
 */
export function verifySignature(
  body: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
  now: Date,
): Result<null, 'no_signature' | 'not_signed'> {
  if (signature === undefined) return fail('no_signature')
  const isSigned = secrets.some((secret) => isSignedWith(body, signature, secret, now))
  return isSigned ? succeed(null) : fail('not_signed')
}

function isSignedWith(body: Buffer, signature: string, secret: string, now: Date): boolean {
  try {
    const at = now.getTime()
    return helper?.verifyHeader(body, signature, secret, toleranceSeconds, undefined, at) === true
  } catch {
    // whatever is wrong with a header that anybody can send, it is not a signature
    return false
  }
}
