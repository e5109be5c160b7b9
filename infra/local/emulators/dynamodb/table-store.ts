import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import dynalite, { type DynaliteStore } from 'dynalite/db/index.js'
import { ACCOUNT_ID, REGION } from '../aws-account.ts'
import { DamagedDataError } from '../damaged-data-error.ts'
import { oneAtATime } from '../one-at-a-time.ts'

type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string }

export interface TableStore {
  dynalite: DynaliteStore
  /** Runs alone. Everything it writes reaches the disk as one batch when it resolves, and not at all when it throws. */
  atomically<T>(task: () => Promise<T>): Promise<T>
  /** Inside `atomically`: what the task writes is forgotten. */
  discarding(task: () => Promise<unknown>): Promise<void>
  /** Runs alone and writes at once (creating a table writes after it has answered). */
  alone<T>(task: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Opens dynalite's store, on disk or in memory, and bundles what an operation writes: dynalite itself writes index and item one by one. */
export async function openTableStore(folder: string | null): Promise<TableStore> {
  const store = await open(folder)
  store.tableDb.awsAccountId = ACCOUNT_ID
  store.tableDb.awsRegion = REGION
  const exclusive = oneAtATime()
  // dynalite wraps batch with callbacks; the class's own method takes the whole bundle
  const writeBatch = Object.getPrototypeOf(store.db).batch.bind(store.db)
  const putNow = store.db.put
  const deleteNow = store.db.del
  let writes: Write[] | null = null

  store.db.put = (key, value, done) => {
    if (!writes) return putNow.call(store.db, key, value, done)
    writes.push({ type: 'put', key, value })
    return answer(done)
  }
  store.db.del = (key, done) => {
    if (!writes) return deleteNow.call(store.db, key, done)
    writes.push({ type: 'del', key })
    return answer(done)
  }

  return {
    dynalite: store,
    alone: exclusive,
    discarding: async (task) => {
      const kept = writes?.length ?? 0
      await task()
      writes?.splice(kept)
    },
    atomically: (task) =>
      exclusive(async () => {
        const bundle: Write[] = []
        writes = bundle
        const result = await task().finally(() => {
          writes = null
        })
        if (bundle.length > 0) await writeBatch(bundle)
        return result
      }),
    close: () => store.lifecycleManager.gracefulClose(),
  }
}

async function answer(done?: (error: Error | null) => void): Promise<void> {
  if (done) setImmediate(done, null)
}

async function open(folder: string | null): Promise<DynaliteStore> {
  const waits = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 }
  if (folder === null) return dynalite.create(waits)
  await mkdir(folder, { recursive: true })
  // LevelDB would silently start an empty database in place of one that lost this file
  if (
    readdirSync(folder).some((file) => /\.(ldb|log)$/.test(file)) &&
    !existsSync(`${folder}/CURRENT`)
  )
    throw new DamagedDataError(folder, new Error('CURRENT is missing'))
  const store = dynalite.create({ ...waits, path: folder })
  try {
    await store.db.open()
    // every value is read once: dynalite would treat an unreadable table as absent and delete it
    for await (const _ of store.db.values());
    return store
  } catch (error) {
    await store.db.close().catch(() => undefined)
    if (isLocked(error))
      throw new Error(`${folder} is in use by another run of the local cloud`, { cause: error })
    throw new DamagedDataError(folder, error)
  }
}

function isLocked(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED'
}
