import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import * as z from 'zod'
import { kmsKeyArn } from '../aws-account.ts'

export const signingKeySchema = z.object({
  key_id: z.string(),
  arn: z.string(),
  /** 32 bytes, base64url; the real service never lets it out */
  secret: z.string(),
  /** SubjectPublicKeyInfo, DER, base64 */
  public_key: z.string(),
})

export type SigningKey = z.infer<typeof signingKeySchema>

/** A new pair on the curve P-256. */
export function newSigningKey(key_id: string): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { d: secret } = privateKey.export({ format: 'jwk' })
  if (typeof secret !== 'string') throw new Error('the pair has no private part')
  const public_key = createPublicKey(privateKey)
    .export({ type: 'spki', format: 'der' })
    .toString('base64')
  return { key_id, arn: kmsKeyArn(key_id), secret, public_key }
}
