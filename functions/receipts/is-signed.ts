import { verify } from 'node:crypto'

/** Whether the signature of a receipt is of this public key (SPKI, DER, base64) and this text. */
export function isSigned(publicKey: string, signature: string, text: string): boolean {
  try {
    return verify(
      'sha256',
      Buffer.from(text),
      {
        key: Buffer.from(publicKey, 'base64'),
        type: 'spki',
        format: 'der',
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64'),
    )
  } catch {
    // no key at all confirms nothing
    return false
  }
}
