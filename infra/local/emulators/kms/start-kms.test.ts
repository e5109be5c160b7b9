import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  GetPublicKeyCommand,
  KMSClient,
  ListKeysCommand,
  SignCommand,
  VerifyCommand,
} from '@aws-sdk/client-kms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { type RunningKms, startKms } from './start-kms.ts'

const clientOf = (endpoint: string, identity = 'tests') =>
  new KMSClient({
    region: 'eu-north-1',
    endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })

const SigningAlgorithm = 'ECDSA_SHA_256'
const text = Buffer.from('what is signed')
const digest = createHash('sha256').update(text).digest()

describe('the local KMS', () => {
  let running: RunningKms
  let client: KMSClient
  let KeyId: string

  beforeAll(async () => {
    running = await startKms({
      dataFolder: null,
      authorize: ({ access_key_id, resource }) =>
        access_key_id === 'stranger' && /^arn:aws:kms:.+:key\/receipts$/.test(resource)
          ? { identity: 'arn:role/stranger' }
          : null,
    })
    client = clientOf(running.endpoint)
    KeyId = (await running.ensureKey('receipts')).arn
  })
  afterAll(() => running.stop())

  const sign = (input: { Message: Uint8Array; MessageType?: 'RAW' | 'DIGEST' }) =>
    client.send(new SignCommand({ KeyId, SigningAlgorithm, ...input }))

  it('signs a digest or a message, which anybody checks with the public key', async () => {
    const { PublicKey, KeySpec, SigningAlgorithms } = await client.send(
      new GetPublicKeyCommand({ KeyId: 'receipts' }),
    )
    expect([KeySpec, SigningAlgorithms]).toEqual(['ECC_NIST_P256', [SigningAlgorithm]])
    const key = createPublicKey({
      key: Buffer.from(PublicKey ?? []),
      type: 'spki',
      format: 'der',
    })
    const signatures = [
      await sign({ Message: digest, MessageType: 'DIGEST' }),
      await sign({ Message: text, MessageType: 'RAW' }),
    ].map(({ Signature }) => Buffer.from(Signature ?? []))
    for (const signature of signatures) {
      expect(verify('sha256', text, key, signature)).toBe(true)
      expect(verify('sha256', Buffer.from('another'), key, signature)).toBe(false)
    }
  })

  it('checks a signature, and refuses one of something else', async () => {
    const { Signature } = await sign({ Message: digest, MessageType: 'DIGEST' })
    const check = (Message: Uint8Array) =>
      client.send(new VerifyCommand({ KeyId, SigningAlgorithm, Signature, Message }))
    expect(await check(text)).toMatchObject({ SignatureValid: true })
    await expect(check(Buffer.from('another'))).rejects.toMatchObject({
      name: 'KMSInvalidSignatureException',
    })
  })

  it('names what it refuses: a digest that is none, another algorithm, no key, no grant', async () => {
    await expect(sign({ Message: text, MessageType: 'DIGEST' })).rejects.toThrow(/Digest/)
    await expect(
      client.send(new SignCommand({ KeyId, SigningAlgorithm: 'ECDSA_SHA_384', Message: digest })),
    ).rejects.toMatchObject({ name: 'InvalidKeyUsageException' })
    await expect(client.send(new GetPublicKeyCommand({ KeyId: 'other' }))).rejects.toMatchObject({
      name: 'NotFoundException',
    })
    await expect(
      clientOf(running.endpoint, 'stranger').send(new GetPublicKeyCommand({ KeyId })),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:role/stranger is not authorized to perform: kms:GetPublicKey on resource: ${KeyId}`,
    })
    await expect(client.send(new ListKeysCommand({}))).rejects.toThrow(/does not support ListKeys/)
  })
})

it('keeps a key between runs', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kms-'))
  const publicKey = async () => {
    const running = await startKms({ dataFolder })
    const { arn: KeyId } = await running.ensureKey('receipts')
    const { PublicKey } = await clientOf(running.endpoint).send(new GetPublicKeyCommand({ KeyId }))
    await running.stop()
    return Buffer.from(PublicKey ?? []).toString('hex')
  }
  const first = await publicKey()
  expect(first).toMatch(/^[\da-f]{100,}$/)
  expect(await publicKey()).toBe(first)
  await rm(dataFolder, { recursive: true })
})
