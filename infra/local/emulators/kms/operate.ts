import { createHash } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import * as z from 'zod'
import { unsupported } from '../json-protocol.ts'
import { ServiceError } from '../service-error.ts'
import type { SigningKey } from './signing-key.ts'

const algorithm = 'ECDSA_SHA_256'
const keyFacts = {
  KeySpec: 'ECC_NIST_P256',
  KeyUsage: 'SIGN_VERIFY',
  SigningAlgorithms: [algorithm],
} as const

const base64 = () => z.base64().transform((text) => Buffer.from(text, 'base64'))
const keyId = { KeyId: z.string() }
const signSchema = () =>
  z.strictObject({
    ...keyId,
    Message: base64(),
    MessageType: z.enum(['RAW', 'DIGEST']).default('RAW'),
    SigningAlgorithm: z.string(),
  })
const verifySchema = () => signSchema().extend({ Signature: base64() })

/** Answers a call on a key that is there and that the caller may use. */
export function operate(operation: string, input: unknown, key: SigningKey): object {
  if (operation === 'Sign') return sign(key, read(signSchema(), input))
  if (operation === 'Verify') return verify(key, read(verifySchema(), input))
  if (operation === 'GetPublicKey') return publicKey(key, read(z.strictObject(keyId), input))
  throw unsupported('kms', operation)
}

function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new ServiceError('ValidationException', z.prettifyError(parsed.error))
}

type ToSign = z.output<ReturnType<typeof signSchema>>

/** What is signed: 32 bytes, given as such or made from up to 4,096 bytes. */
function digestOf({ Message, MessageType, SigningAlgorithm }: ToSign): Buffer {
  if (SigningAlgorithm !== algorithm)
    throw new ServiceError(
      'InvalidKeyUsageException',
      `Algorithm ${SigningAlgorithm} is incompatible with key spec ${keyFacts.KeySpec}.`,
    )
  if (MessageType === 'DIGEST' && Message.length !== 32)
    throw new ServiceError('ValidationException', 'Digest is invalid length for algorithm.')
  if (Message.length === 0 || Message.length > 4096)
    throw new ServiceError(
      'ValidationException',
      "Value at 'message' failed to satisfy constraint: Member must have length less than or equal to 4096",
    )
  return MessageType === 'DIGEST' ? Message : createHash('sha256').update(Message).digest()
}

function sign(key: SigningKey, input: ToSign): object {
  const signature = p256.sign(digestOf(input), Buffer.from(key.secret, 'base64url'), {
    prehash: false,
    format: 'der',
    // another signature each time, as the service's
    extraEntropy: true,
  })
  return {
    KeyId: key.arn,
    Signature: Buffer.from(signature).toString('base64'),
    SigningAlgorithm: algorithm,
  }
}

function verify(key: SigningKey, input: ToSign & { readonly Signature: Buffer }): object {
  const point = p256.getPublicKey(Buffer.from(key.secret, 'base64url'))
  // the service takes both of the two values that fit a signature
  const options = { prehash: false, format: 'der', lowS: false } as const
  if (!isSignature(() => p256.verify(input.Signature, digestOf(input), point, options)))
    throw new ServiceError('KMSInvalidSignatureException', '')
  return { KeyId: key.arn, SignatureValid: true, SigningAlgorithm: algorithm }
}

/** What is no DER at all is no signature either. */
function isSignature(check: () => boolean): boolean {
  try {
    return check()
  } catch (error) {
    if (error instanceof ServiceError) throw error
    return false
  }
}

const publicKey = ({ arn, public_key }: SigningKey, _: unknown): object => ({
  KeyId: arn,
  PublicKey: public_key,
  ...keyFacts,
})
