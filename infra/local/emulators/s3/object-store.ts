import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { DamagedDataError } from '../damaged-data-error.ts'

const storedObjectSchema = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  last_modified: z.iso.datetime(),
  /** content-type, content-disposition, cache-control, x-amz-meta-* and so on, answered as they came */
  headers: z.record(z.string(), z.string()),
  tags: z.record(z.string(), z.string()).default({}),
})

export type StoredObject = z.infer<typeof storedObjectSchema>

export interface ObjectStore {
  bucketExists(bucket: string): boolean
  createBucket(bucket: string): Promise<void>
  find(bucket: string, key: string): StoredObject | null
  /** in the order of keys' UTF-8 bytes, as S3 lists */
  list(bucket: string): StoredObject[]
  read(bucket: string, key: string): Promise<Buffer>
  /** on disk, whole, when the promise resolves */
  save(bucket: string, object: StoredObject, body: Buffer): Promise<void>
  remove(bucket: string, key: string): Promise<void>
}

/** One file per object: a line of JSON about it, then its bytes. `folder` null keeps everything in memory. */
export async function openObjectStore(folder: string | null): Promise<ObjectStore> {
  const index = new Map<string, Map<string, StoredObject>>()
  const files = folder === null ? inMemory() : onDisk(folder)
  for (const [bucket, object] of await files.scan()) {
    const objects = index.get(bucket) ?? new Map()
    index.set(bucket, objects)
    if (object) objects.set(object.key, object)
  }
  return {
    bucketExists: (bucket) => index.has(bucket),
    createBucket: async (bucket) => {
      await files.createBucket(bucket)
      if (!index.has(bucket)) index.set(bucket, new Map())
    },
    find: (bucket, key) => index.get(bucket)?.get(key) ?? null,
    list: (bucket) =>
      [...(index.get(bucket)?.values() ?? [])].sort((a, b) =>
        Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)),
      ),
    read: (bucket, key) => files.read(bucket, key),
    save: async (bucket, object, body) => {
      await files.write(bucket, object, body)
      index.get(bucket)?.set(object.key, object)
    },
    remove: async (bucket, key) => {
      if (!index.get(bucket)?.delete(key)) return
      await files.remove(bucket, key)
    },
  }
}

interface Files {
  /** every bucket at least once, with null while it is empty */
  scan(): Promise<[bucket: string, object: StoredObject | null][]>
  createBucket(bucket: string): Promise<void>
  read(bucket: string, key: string): Promise<Buffer>
  write(bucket: string, object: StoredObject, body: Buffer): Promise<void>
  remove(bucket: string, key: string): Promise<void>
}

function inMemory(): Files {
  const bodies = new Map<string, Buffer>()
  return {
    scan: async () => [],
    createBucket: async () => undefined,
    read: async (bucket, key) => bodies.get(`${bucket}/${key}`) ?? Buffer.alloc(0),
    write: async (bucket, object, body) => {
      bodies.set(`${bucket}/${object.key}`, body)
    },
    remove: async (bucket, key) => {
      bodies.delete(`${bucket}/${key}`)
    },
  }
}

function onDisk(folder: string): Files {
  // keys hold any character and any length; a digest is always a file name
  const fileOf = (bucket: string, key: string) =>
    join(folder, bucket, createHash('sha256').update(key).digest('hex'))
  return {
    scan: () => scanFolder(folder),
    createBucket: async (bucket) => {
      await mkdir(join(folder, bucket), { recursive: true })
    },
    read: async (bucket, key) => {
      const content = await readFile(fileOf(bucket, key))
      return content.subarray(content.indexOf('\n') + 1)
    },
    write: async (bucket, object, body) => {
      const temporary = join(folder, bucket, `${randomUUID()}.new`)
      const file = await open(temporary, 'w')
      await file.writeFile(`${JSON.stringify(object)}\n`)
      await file.writeFile(body)
      await file.sync()
      await file.close()
      await rename(temporary, fileOf(bucket, object.key))
      await syncFolder(join(folder, bucket))
    },
    remove: async (bucket, key) => {
      await unlink(fileOf(bucket, key))
      await syncFolder(join(folder, bucket))
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function scanFolder(folder: string): Promise<[string, StoredObject | null][]> {
  await mkdir(folder, { recursive: true })
  const found: [string, StoredObject | null][] = []
  for (const bucket of await readdir(folder)) {
    found.push([bucket, null])
    for (const name of await readdir(join(folder, bucket))) {
      const file = join(folder, bucket, name)
      // an upload that was never acknowledged
      if (name.endsWith('.new')) await unlink(file)
      else found.push([bucket, await readObject(folder, file)])
    }
  }
  return found
}

async function readObject(folder: string, file: string): Promise<StoredObject> {
  try {
    const content = await readFile(file)
    const lineEnd = content.indexOf('\n')
    const object = storedObjectSchema.parse(JSON.parse(content.toString('utf8', 0, lineEnd)))
    if (content.length !== lineEnd + 1 + object.size) throw new Error(`${file} is cut off`)
    return object
  } catch (error) {
    throw new DamagedDataError(folder, error)
  }
}
