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
  /** Only in buckets with a lock: each of their objects has versions. */
  version: z
    .object({
      id: z.string(),
      mode: z.enum(['GOVERNANCE', 'COMPLIANCE']),
      /** Null: a deletion that names no version, which hides the older ones. */
      locked_until: z.iso.datetime().nullable(),
    })
    .optional(),
})

export type StoredObject = z.infer<typeof storedObjectSchema>

export interface ObjectStore {
  bucketExists(bucket: string): boolean
  createBucket(bucket: string): Promise<void>
  /** This version, or else the newest. */
  find(bucket: string, key: string, versionId?: string): StoredObject | null
  /** in the order of keys' UTF-8 bytes, as S3 lists */
  list(bucket: string): StoredObject[]
  read(bucket: string, object: StoredObject): Promise<Buffer>
  /** on disk, whole, when the promise resolves; in place of the same version, or of all where there are none */
  save(bucket: string, object: StoredObject, body: Buffer): Promise<void>
  remove(bucket: string, object: StoredObject): Promise<void>
  /** Does this when what was to be done with the same key before is done. */
  inTurn<Result>(bucket: string, key: string, work: () => Promise<Result>): Promise<Result>
}

const isThere = (object: StoredObject | undefined) =>
  object !== undefined && object.version?.locked_until !== null

/** The name of an object's file: keys hold any character, but versions come behind none that S3 knows. */
const nameOf = ({ key, version }: StoredObject) => (version ? `${key}\0${version.id}` : key)

/** One file per object: a line of JSON about it, then its bytes. `folder` null keeps everything in memory. */
export async function openObjectStore(folder: string | null): Promise<ObjectStore> {
  /** By bucket and key: the versions, newest last. */
  const index = new Map<string, Map<string, StoredObject[]>>()
  const files = folder === null ? inMemory() : onDisk(folder)
  const others = (bucket: string, { key, version }: StoredObject) =>
    (index.get(bucket)?.get(key) ?? []).filter((one) => version && one.version?.id !== version.id)
  const remember = (bucket: string, object: StoredObject) =>
    index.get(bucket)?.set(
      object.key,
      [...others(bucket, object), object].sort((a, b) =>
        (a.version?.id ?? '') < (b.version?.id ?? '') ? -1 : 1,
      ),
    )
  const turns = new Map<string, Promise<unknown>>()
  for (const [bucket, object] of await files.scan()) {
    if (!index.has(bucket)) index.set(bucket, new Map())
    if (object) remember(bucket, object)
  }
  return {
    bucketExists: (bucket) => index.has(bucket),
    createBucket: async (bucket) => {
      await files.createBucket(bucket)
      if (!index.has(bucket)) index.set(bucket, new Map())
    },
    find: (bucket, key, versionId) => {
      const versions = index.get(bucket)?.get(key) ?? []
      const found = versions.findLast(({ version }) => !versionId || version?.id === versionId)
      return found && isThere(found) ? found : null
    },
    list: (bucket) =>
      [...(index.get(bucket)?.values() ?? [])]
        .flatMap((versions) => versions.slice(-1).filter(isThere))
        .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
    read: (bucket, object) => files.read(bucket, nameOf(object)),
    save: async (bucket, object, body) => {
      await files.write(bucket, object, body)
      remember(bucket, object)
    },
    remove: async (bucket, object) => {
      index.get(bucket)?.set(object.key, others(bucket, object))
      await files.remove(bucket, nameOf(object))
    },
    inTurn: async (bucket, key, work) => {
      const name = `${bucket}/${key}`
      // how the one before ended is told to whoever asked for it
      const done = (turns.get(name) ?? Promise.resolve()).then(work, work)
      turns.set(name, done)
      try {
        return await done
      } finally {
        if (turns.get(name) === done) turns.delete(name)
      }
    },
  }
}

interface Files {
  /** every bucket at least once, with null while it is empty */
  scan(): Promise<[bucket: string, object: StoredObject | null][]>
  createBucket(bucket: string): Promise<void>
  read(bucket: string, name: string): Promise<Buffer>
  write(bucket: string, object: StoredObject, body: Buffer): Promise<void>
  remove(bucket: string, name: string): Promise<void>
}

function inMemory(): Files {
  const bodies = new Map<string, Buffer>()
  return {
    scan: async () => [],
    createBucket: async () => undefined,
    read: async (bucket, name) => bodies.get(`${bucket}/${name}`) ?? Buffer.alloc(0),
    write: async (bucket, object, body) => {
      bodies.set(`${bucket}/${nameOf(object)}`, body)
    },
    remove: async (bucket, name) => {
      bodies.delete(`${bucket}/${name}`)
    },
  }
}

function onDisk(folder: string): Files {
  // names hold any character and any length; a digest is always a file name
  const fileOf = (bucket: string, name: string) =>
    join(folder, bucket, createHash('sha256').update(name).digest('hex'))
  return {
    scan: () => scanFolder(folder),
    createBucket: async (bucket) => {
      await mkdir(join(folder, bucket), { recursive: true })
    },
    read: async (bucket, name) => {
      const content = await readFile(fileOf(bucket, name))
      return content.subarray(content.indexOf('\n') + 1)
    },
    write: async (bucket, object, body) => {
      const temporary = join(folder, bucket, `${randomUUID()}.new`)
      const file = await open(temporary, 'w')
      await file.writeFile(`${JSON.stringify(object)}\n`)
      await file.writeFile(body)
      await file.sync()
      await file.close()
      await rename(temporary, fileOf(bucket, nameOf(object)))
      await syncFolder(join(folder, bucket))
    },
    remove: async (bucket, name) => {
      await unlink(fileOf(bucket, name))
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
