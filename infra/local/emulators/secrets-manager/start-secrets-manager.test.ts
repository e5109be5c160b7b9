import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { type RunningSecretsManager, startSecretsManager } from './start-secrets-manager.ts'

const clientOf = (endpoint: string, identity = 'tests') =>
  new SecretsManagerClient({
    region: 'eu-north-1',
    endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })

describe('the local Secrets Manager', () => {
  let running: RunningSecretsManager
  let client: SecretsManagerClient
  let arn: string

  beforeAll(async () => {
    running = await startSecretsManager({
      dataFolder: null,
      authorize: ({ access_key_id, resource }) =>
        access_key_id === 'stranger' || !/:secret:[\w-]+$/.test(resource)
          ? { identity: 'arn:role/stranger' }
          : null,
    })
    client = clientOf(running.endpoint)
    arn = (await running.ensureSecret({ name: 'Payments', value: '{"a":1}' })).arn
  })
  afterAll(() => running.stop())

  it('answers a secret by ARN, by ARN without its end, and by name', async () => {
    for (const SecretId of [arn, arn.slice(0, -7), 'Payments']) {
      const found = await client.send(new GetSecretValueCommand({ SecretId }))
      expect(found).toMatchObject({
        ARN: arn,
        SecretString: '{"a":1}',
        VersionStages: ['AWSCURRENT'],
      })
      expect(found.CreatedDate).toBeInstanceOf(Date)
    }
  })

  it('keeps the value before the present one', async () => {
    const SecretId = (await running.ensureSecret({ name: 'Rotated', value: 'first' })).arn
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: 'second' }))
    const value = async (VersionStage?: string) =>
      (await client.send(new GetSecretValueCommand({ SecretId, VersionStage }))).SecretString
    expect([await value(), await value('AWSPREVIOUS')]).toEqual(['second', 'first'])
    const { VersionIdsToStages } = await client.send(new DescribeSecretCommand({ SecretId }))
    expect(Object.values(VersionIdsToStages ?? {}).flat()).toEqual(['AWSCURRENT', 'AWSPREVIOUS'])
  })

  it('names what it refuses: no grant, no such secret, an unknown operation', async () => {
    await expect(
      clientOf(running.endpoint, 'stranger').send(new GetSecretValueCommand({ SecretId: arn })),
    ).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:role/stranger is not authorized to perform: secretsmanager:GetSecretValue on resource: ${arn}`,
    })
    const unknown = arn.replace('Payments', 'Nothing')
    await expect(
      client.send(new GetSecretValueCommand({ SecretId: unknown })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    await running.ensureSecret({ name: 'Empty' })
    await expect(client.send(new GetSecretValueCommand({ SecretId: 'Empty' }))).rejects.toThrow(
      /AWSCURRENT/,
    )
    const open = await startSecretsManager({ dataFolder: null })
    await expect(clientOf(open.endpoint).send(new ListSecretsCommand({}))).rejects.toThrow(
      /does not support ListSecrets/,
    )
    await open.stop()
  })
})

it('keeps a generated value between runs and takes a given one', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'secrets-'))
  const valueAfter = async (definition: { value?: string; first?: () => string }) => {
    const running = await startSecretsManager({ dataFolder })
    await running.ensureSecret({ name: 'Kept', ...definition })
    const found = await clientOf(running.endpoint).send(
      new GetSecretValueCommand({ SecretId: 'Kept' }),
    )
    await running.stop()
    return found.SecretString
  }
  expect(await valueAfter({ first: () => 'made' })).toBe('made')
  expect(await valueAfter({ first: () => 'made again' })).toBe('made')
  expect(await valueAfter({ value: 'given' })).toBe('given')
  await rm(dataFolder, { recursive: true })
})
