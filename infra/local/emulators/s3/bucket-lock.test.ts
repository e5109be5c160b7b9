import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import type { BucketLock } from './bucket-lock.ts'
import { type RunningS3, startS3 } from './start-s3.ts'

const Bucket = 'offers'
const Key = 'anna/offer.zip'
const governance: BucketLock = { mode: 'GOVERNANCE', days: 10 }

const clientOf = (endpoint: string, identity = 'tests') =>
  new S3Client({
    region: 'eu-north-1',
    endpoint,
    credentials: credentialsFor(identity),
    maxAttempts: 1,
  })
const put = (client: S3Client, Body: string, extra: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...extra }))
const get = async (client: S3Client, VersionId?: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }))
  return Body?.transformToString()
}

describe('a bucket with an object lock', () => {
  let running: RunningS3
  let client: S3Client
  let first: string | undefined

  beforeAll(async () => {
    running = await startS3({
      dataFolder: null,
      authorize: ({ access_key_id, action }) =>
        access_key_id === 'worker' && action === 's3:BypassGovernanceRetention'
          ? { identity: 'arn:role/worker' }
          : null,
    })
    await running.ensureBucket({ name: Bucket, locked: governance })
    client = clientOf(running.endpoint)
    first = (await put(client, 'as submitted')).VersionId
  })
  afterAll(() => running.stop())

  it('says of each object how long it is locked', async () => {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key }))
    expect(head).toMatchObject({ VersionId: first, ObjectLockMode: 'GOVERNANCE' })
    const days = ((head.ObjectLockRetainUntilDate?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(10, 2)
  })

  it('keeps what was there when something is written over it or deletes it', async () => {
    await expect(put(client, 'later', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    })
    const second = (await put(client, 'something else')).VersionId
    expect([await get(client), await get(client, first)]).toEqual([
      'something else',
      'as submitted',
    ])
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
    await expect(get(client)).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect((await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0)
    expect([await get(client, first), await get(client, second)]).toEqual([
      'as submitted',
      'something else',
    ])
    await put(client, 'anew')
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key }] } }))
    await expect(get(client)).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect(await get(client, first)).toBe('as submitted')
  })

  it('removes no version that is locked, save for who may pass over governance and says so', async () => {
    const remove = (who: string, BypassGovernanceRetention?: boolean) =>
      clientOf(running.endpoint, who).send(
        new DeleteObjectCommand({ Bucket, Key, VersionId: first, BypassGovernanceRetention }),
      )
    for (const attempt of [() => remove('operator'), () => remove('worker', true)]) {
      await expect(attempt()).rejects.toMatchObject({ name: 'AccessDenied' })
      expect(await get(client, first)).toBe('as submitted')
    }
    await remove('operator', true)
    await expect(get(client, first)).rejects.toMatchObject({ name: 'NoSuchVersion' })
  })

  it('takes nothing without a checksum, and no other period', async () => {
    const unchecked = new S3Client({
      region: 'eu-north-1',
      endpoint: running.endpoint,
      credentials: credentialsFor('tests'),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: 1,
    })
    await expect(put(unchecked, 'x')).rejects.toMatchObject({ name: 'InvalidRequest' })
    await expect(put(client, 'x', { ObjectLockMode: 'COMPLIANCE' })).rejects.toMatchObject({
      name: 'NotImplemented',
    })
  })
})

it('lets one alone of those write who ask at the same moment for the key to be free', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 's3-turn-'))
  const running = await startS3({ dataFolder })
  await running.ensureBucket({ name: Bucket, locked: { mode: 'GOVERNANCE', days: 1 } })
  const client = clientOf(running.endpoint)
  const asked = Array.from({ length: 8 }, (_, n) => put(client, `${n}`, { IfNoneMatch: '*' }))
  const answers = await Promise.allSettled(asked)
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []))
  expect(refused).toEqual(Array.from({ length: 7 }, () => 'PreconditionFailed'))
  const written = answers.findIndex(({ status }) => status === 'fulfilled')
  expect(await get(client)).toBe(`${written}`)
  await running.stop()
  // a version of each would be a file of its own
  expect(await readdir(join(dataFolder, Bucket))).toHaveLength(1)
  await rm(dataFolder, { recursive: true })
})

it('keeps every version and its lock between runs; compliance is passed over by nobody', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 's3-lock-'))
  const start = async () => {
    const running = await startS3({ dataFolder })
    await running.ensureBucket({ name: Bucket, locked: { mode: 'COMPLIANCE', days: 1 } })
    return { running, client: clientOf(running.endpoint) }
  }
  const before = await start()
  const VersionId = (await put(before.client, 'first')).VersionId
  await put(before.client, 'second')
  await before.running.stop()
  const after = await start()
  expect([await get(after.client), await get(after.client, VersionId)]).toEqual(['second', 'first'])
  await expect(
    after.client.send(
      new DeleteObjectCommand({ Bucket, Key, VersionId, BypassGovernanceRetention: true }),
    ),
  ).rejects.toMatchObject({ name: 'AccessDenied' })
  await after.running.stop()
  await rm(dataFolder, { recursive: true })
})
