import { createHash } from 'node:crypto'
import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms'
import { signatureAlgorithm } from '#domain/receipts/receipt.ts'
import type { ReceiptKey } from '#domain/receipts/receipt-schema.ts'
import { isSigned } from './is-signed.ts'

/** Signs with a key that never leaves the key service. */
export interface Signer {
  readonly publicKey: () => Promise<Omit<ReceiptKey, 'used_from'>>
  /** As a receipt holds it: both numbers one behind the other, base64. */
  readonly sign: (text: string) => Promise<string>
}

export function createSigner(client: KMSClient, KeyId: string): Signer {
  let known: Promise<Omit<ReceiptKey, 'used_from'>> | null = null
  const ask = async () => {
    const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId }))
    if (PublicKey === undefined) throw new Error('the key has no public part')
    return {
      key_id: createHash('sha256').update(PublicKey).digest('hex'),
      algorithm: signatureAlgorithm,
      public_key: Buffer.from(PublicKey).toString('base64'),
    } as const
  }
  const publicKey = () => {
    known ??= ask().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
  return {
    publicKey,
    sign: async (text) => {
      const { Signature } = await client.send(
        new SignCommand({
          KeyId,
          SigningAlgorithm: 'ECDSA_SHA_256',
          MessageType: 'DIGEST',
          Message: createHash('sha256').update(text).digest(),
        }),
      )
      if (Signature === undefined) throw new Error('nothing was signed')
      const signature = withoutDer(Signature).toString('base64')
      // no receipt leaves us that its own key does not confirm
      if (!isSigned((await publicKey()).public_key, signature, text))
        throw new Error('the signature is not of the published key')
      return signature
    },
  }
}

/** A DER sequence of two integers as 64 bytes: browsers verify no other form. */
function withoutDer(der: Uint8Array): Buffer {
  const rLength = der[3] ?? 0
  const r = der.subarray(4, 4 + rLength)
  const s = der.subarray(6 + rLength)
  return Buffer.concat([r, s].map(toThirtyTwo))
}

/** Integers have a zero in front of a high bit, and none that they do not need. */
const toThirtyTwo = (integer: Uint8Array): Buffer =>
  Buffer.concat([Buffer.alloc(32), integer]).subarray(-32)
