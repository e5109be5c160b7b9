import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketCorsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsFor } from '../credentials.ts'
import { DamagedDataError } from '../damaged-data-error.ts'
import { type ObjectCreatedRecord, type RunningS3, startS3 } from './start-s3.ts'

const Bucket = 'portfolios'
const ORIGIN = 'http://localhost:4000'

const clientOf = (endpoint: string, credentials = credentialsFor('tests')) =>
  new S3Client({ region: 'eu-north-1', endpoint, credentials, maxAttempts: 1 })

describe('the local S3', () => {
  const created: ObjectCreatedRecord[] = []
  const denied = new Set<string>()
  let running: RunningS3
  let client: S3Client

  beforeAll(async () => {
    running = await startS3({
      dataFolder: null,
      authorize: ({ access_key_id, action, resource }) =>
        access_key_id === 'reader' && denied.has(`${action} ${resource}`)
          ? { identity: 'arn:role/reader' }
          : null,
      onObjectCreated: async (_, record) => {
        created.push(record)
      },
    })
    await running.ensureBucket({
      name: Bucket,
      cors_rules: [
        {
          AllowedOrigins: [ORIGIN],
          AllowedMethods: ['PUT', 'GET'],
          AllowedHeaders: ['*'],
          MaxAge: 600,
          ExposedHeaders: ['ETag'],
        },
      ],
    })
    client = clientOf(running.endpoint)
  })
  afterAll(() => running.stop())

  const put = (Key: string, Body: string | Buffer, extra: object = {}) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ...extra }))
  const get = (Key: string, extra: object = {}) =>
    client.send(new GetObjectCommand({ Bucket, Key, ...extra }))

  it('keeps bytes, type and metadata, and gives ranges', async () => {
    const { ETag } = await put('a/prix été (1)+.csv', 'vin;prix\nrosé;8,50', {
      ContentType: 'text/csv',
      ContentDisposition: 'attachment; filename="x.csv"',
      Metadata: { upload: 'u1' },
    })
    const whole = await get('a/prix été (1)+.csv')
    expect(await whole.Body?.transformToString()).toBe('vin;prix\nrosé;8,50')
    expect(whole).toMatchObject({
      ETag,
      ContentType: 'text/csv',
      ContentDisposition: 'attachment; filename="x.csv"',
      Metadata: { upload: 'u1' },
    })
    const part = await get('a/prix été (1)+.csv', { Range: 'bytes=4-7' })
    expect(await part.Body?.transformToString()).toBe('prix')
    expect(part.ContentRange).toBe('bytes 4-7/19')
    const end = await get('a/prix été (1)+.csv', { Range: 'bytes=-4' })
    expect(await end.Body?.transformToString()).toBe('8,50')
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'a/prix été (1)+.csv' }))
    expect(head.ContentLength).toBe(19)
  })

  it('reports each created object before it acknowledges it, its key URL-encoded', async () => {
    created.length = 0
    await put('portfolios/u 1/été+1.csv', 'x')
    expect(created).toHaveLength(1)
    expect(created[0]).toMatchObject({
      eventSource: 'aws:s3',
      eventName: 'ObjectCreated:Put',
      s3: {
        bucket: { name: Bucket, arn: 'arn:aws:s3:::portfolios' },
        object: { key: 'portfolios/u+1/%C3%A9t%C3%A9%2B1.csv', size: 1 },
      },
    })
  })

  it('unframes a streamed upload and checks its trailing checksum', async () => {
    const body = Buffer.alloc(300_000, 'vin ')
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: 'streamed',
        Body: Readable.from([body.subarray(0, 100_000), body.subarray(100_000)]),
        ContentLength: body.length,
      }),
    )
    const stored = await get('streamed')
    expect(Buffer.from((await stored.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true)
    expect(stored.ContentEncoding).toBeUndefined()
    await expect(put('bad', 'x', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    })
    await expect(get('bad')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('lists in order by prefix, delimiter and page', async () => {
    for (const key of ['list/b/2', 'list/a', 'list/b/1', 'list/c', 'list/d & e'])
      await put(key, key)
    const top = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', Delimiter: '/' }),
    )
    expect(top.Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/c', 'list/d & e'])
    expect(top.CommonPrefixes).toEqual([{ Prefix: 'list/b/' }])
    const keys: (string | undefined)[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2, ContinuationToken }),
      )
      keys.push(...(page.Contents ?? []).map(({ Key }) => Key))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    expect(keys).toEqual(['list/a', 'list/b/1', 'list/b/2', 'list/c', 'list/d & e'])
  })

  it('copies and deletes', async () => {
    await put('from ü', 'copied', { Metadata: { a: 'b' } })
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'to',
        CopySource: `${Bucket}/${encodeURIComponent('from ü')}`,
      }),
    )
    const copy = await get('to')
    expect(await copy.Body?.transformToString()).toBe('copied')
    expect(copy.Metadata).toEqual({ a: 'b' })
    const many = await client.send(
      new DeleteObjectsCommand({
        Bucket,
        Delete: { Objects: [{ Key: 'to' }, { Key: 'from ü' }, { Key: 'never & there' }] },
      }),
    )
    expect(many.Deleted).toHaveLength(3)
    await expect(get('to')).rejects.toMatchObject({ name: 'NoSuchKey' })
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'to' }))
  })

  describe('presigned', () => {
    const presigner = () =>
      new S3Client({
        region: 'eu-north-1',
        endpoint: running.endpoint,
        credentials: credentialsFor('portfolio'),
        requestChecksumCalculation: 'WHEN_REQUIRED',
      })
    const presignPut = (options: object = {}) =>
      getSignedUrl(
        presigner(),
        new PutObjectCommand({
          Bucket,
          Key: 'portfolios/u1/été 1.csv',
          ContentType: 'text/csv',
          ContentLength: 5,
        }),
        {
          expiresIn: 300,
          signableHeaders: new Set(['content-type', 'content-length']),
          ...options,
        },
      )
    const upload = async (url: string, body: string, type = 'text/csv') => {
      const answer = await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })
      const text = await answer.text()
      return { status: answer.status, code: /<Code>(.*)<\/Code>/.exec(text)?.[1], text }
    }

    it('takes exactly the type and length that were signed', async () => {
      const url = await presignPut()
      expect(await upload(url, 'a;b;c')).toMatchObject({ status: 200 })
      expect(await upload(url, 'a;b;c;d')).toMatchObject({
        status: 403,
        code: 'SignatureDoesNotMatch',
      })
      expect(await upload(url, 'a;b;c', 'text/html')).toMatchObject({
        status: 403,
        code: 'SignatureDoesNotMatch',
      })
    })

    it('refuses a changed key, a changed expiry, an added header and a late use', async () => {
      const url = await presignPut()
      expect(await upload(url.replace('u1', 'u2'), 'a;b;c')).toMatchObject({
        status: 403,
        code: 'SignatureDoesNotMatch',
      })
      expect(await upload(url.replace('Expires=300', 'Expires=3000'), 'a;b;c')).toMatchObject({
        status: 403,
        code: 'SignatureDoesNotMatch',
      })
      const added = await fetch(url, {
        method: 'PUT',
        body: 'a;b;c',
        headers: { 'content-type': 'text/csv', 'x-amz-meta-evil': '1' },
      })
      expect(added.status).toBe(403)
      const late = await presignPut({ expiresIn: 60, signingDate: new Date(Date.now() - 61_000) })
      const expired = await upload(late, 'a;b;c')
      expect(expired).toMatchObject({ status: 403, code: 'AccessDenied' })
      expect(expired.text).toContain('<Message>Request has expired</Message>')
    })

    it('answers a download with the name and type that the URL asks for', async () => {
      await put('report', '%PDF')
      const url = await getSignedUrl(
        presigner(),
        new GetObjectCommand({
          Bucket,
          Key: 'report',
          ResponseContentDisposition: 'attachment; filename="price list.pdf"',
          ResponseContentType: 'application/pdf',
        }),
      )
      const answer = await fetch(url)
      expect(await answer.text()).toBe('%PDF')
      expect(answer.headers.get('content-disposition')).toBe(
        'attachment; filename="price list.pdf"',
      )
      expect(answer.headers.get('content-type')).toBe('application/pdf')
    })

    it('lets a page of the allowed origin in, and no other', async () => {
      const url = await presignPut()
      const preflight = (origin: string) =>
        fetch(url, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'content-type',
          },
        })
      const allowed = await preflight(ORIGIN)
      expect(allowed.status).toBe(200)
      expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN)
      expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type')
      expect((await preflight('http://evil.example')).status).toBe(403)
      const answer = await fetch(url, {
        method: 'PUT',
        body: 'a;b;c',
        headers: { origin: ORIGIN, 'content-type': 'text/csv' },
      })
      expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN)
      expect(answer.headers.get('access-control-expose-headers')).toBe('ETag')
    })
  })

  it('takes the bucket from the host name too', async () => {
    await put('hosted', 'by name')
    const url = new URL(
      await getSignedUrl(
        clientOf(`http://localhost:${running.port}`),
        new GetObjectCommand({ Bucket, Key: 'hosted' }),
      ),
    )
    expect(url.hostname).toBe('portfolios.localhost')
    const { request } = await import('node:http')
    const body = await new Promise<string>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: running.port,
          path: url.pathname + url.search,
          headers: { host: url.host },
        },
        (answer) => {
          answer.setEncoding('utf8')
          let text = ''
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('end', () => resolve(text))
        },
      )
      sent.on('error', reject).end()
    })
    expect(body).toBe('by name')
  })

  it('refuses a foreign secret and an unsigned request', async () => {
    const foreign = clientOf(running.endpoint, { accessKeyId: 'tests', secretAccessKey: 'guess' })
    await expect(
      foreign.send(new GetObjectCommand({ Bucket, Key: 'hosted' })),
    ).rejects.toMatchObject({ name: 'SignatureDoesNotMatch', $metadata: { httpStatusCode: 403 } })
    expect((await fetch(`${running.endpoint}/${Bucket}/hosted`)).status).toBe(403)
  })

  it('names a missing grant, and hides a missing key from who may not list', async () => {
    const reader = clientOf(running.endpoint, credentialsFor('reader'))
    denied.add('s3:PutObject arn:aws:s3:::portfolios/x')
    denied.add('s3:ListBucket arn:aws:s3:::portfolios')
    await expect(
      reader.send(new PutObjectCommand({ Bucket, Key: 'x', Body: 'x' })),
    ).rejects.toMatchObject({
      name: 'AccessDenied',
      message:
        'User: arn:role/reader is not authorized to perform: s3:PutObject on resource: arn:aws:s3:::portfolios/x',
    })
    await expect(
      reader.send(new GetObjectCommand({ Bucket, Key: 'missing' })),
    ).rejects.toMatchObject({ name: 'AccessDenied' })
  })

  it('makes buckets and their CORS rules over the API; refuses what it does not know', async () => {
    await client.send(new CreateBucketCommand({ Bucket: 'made' }))
    const CORSRules = [
      {
        AllowedOrigins: ['*'],
        AllowedMethods: ['GET'],
        AllowedHeaders: ['x-*'],
        ExposeHeaders: ['ETag'],
        MaxAgeSeconds: 5,
      },
    ]
    await client.send(
      new PutBucketCorsCommand({ Bucket: 'made', CORSConfiguration: { CORSRules } }),
    )
    expect((await client.send(new GetBucketCorsCommand({ Bucket: 'made' }))).CORSRules).toEqual(
      CORSRules,
    )
    await expect(
      client.send(new PutObjectTaggingCommand({ Bucket, Key: 'hosted', Tagging: { TagSet: [] } })),
    ).rejects.toThrow(/does not support/)
    await expect(
      client.send(new ListObjectsV2Command({ Bucket: 'nowhere' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })
})

describe('the local S3 on disk', () => {
  it('keeps objects between runs, and stops the start when one is cut off', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 's3-'))
    const first = await startS3({ dataFolder })
    await first.ensureBucket({ name: Bucket })
    await clientOf(first.endpoint).send(
      new PutObjectCommand({ Bucket, Key: 'kept/é', Body: 'line\nline', ContentType: 'text/csv' }),
    )
    await first.stop()
    const second = await startS3({ dataFolder })
    await second.ensureBucket({ name: Bucket })
    const kept = await clientOf(second.endpoint).send(
      new GetObjectCommand({ Bucket, Key: 'kept/é' }),
    )
    expect(await kept.Body?.transformToString()).toBe('line\nline')
    expect(kept.ContentType).toBe('text/csv')
    await second.stop()
    const [name = ''] = await readdir(join(dataFolder, Bucket))
    await truncate(join(dataFolder, Bucket, name), 20)
    await expect(startS3({ dataFolder })).rejects.toBeInstanceOf(DamagedDataError)
    await rm(dataFolder, { recursive: true })
  })
})
