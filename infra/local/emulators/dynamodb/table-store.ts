import type { DynaliteStore } from 'dynalite/db/index.js'
import { ACCOUNT_ID, REGION } from '../aws-account.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { openLevelStore } from './open-level-store.ts'

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
  const store = await openLevelStore(folder)
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
