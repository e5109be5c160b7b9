import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import dynalite, { type DynaliteStore } from 'dynalite/db/index.js'
import { DamagedDataError } from '../damaged-data-error.ts'

/** Left in a folder of which LevelDB has already dropped a part: the next start would find it in order. */
const DAMAGE_MARK = 'DAMAGED'

/** Opens dynalite's store and reads all of it once: LevelDB and dynalite both pass over what they cannot read. */
export async function openLevelStore(folder: string | null): Promise<DynaliteStore> {
  const waits = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 }
  if (folder === null) return dynalite.create(waits)
  await mkdir(folder, { recursive: true })
  await requireWhole(folder)
  const store = dynalite.create({ ...waits, path: folder })
  try {
    await store.db.open()
    for await (const _ of store.db.values());
    await requireNothingDropped(folder)
    return store
  } catch (error) {
    await store.db.close().catch(() => undefined)
    if (isLocked(error))
      throw new Error(`${folder} is in use by another run of the local cloud`, { cause: error })
    throw new DamagedDataError(folder, error)
  }
}

async function requireWhole(folder: string): Promise<void> {
  const files = await readdir(folder)
  // LevelDB would start an empty database in place of one that lost this file
  const isHeadless = files.some((file) => /\.(ldb|log)$/.test(file)) && !files.includes('CURRENT')
  if (isHeadless || files.includes(DAMAGE_MARK))
    throw new DamagedDataError(folder, new Error(isHeadless ? 'CURRENT is missing' : DAMAGE_MARK))
}

/** LevelDB tells only its own log of records that it could not read. An unfinished last record is no damage and not told. */
async function requireNothingDropped(folder: string): Promise<void> {
  const log = join(folder, 'LOG')
  const report = existsSync(log) ? await readFile(log, 'utf8') : ''
  const dropped = report.split('\n').find((line) => /dropping \d+ bytes|Ignoring error/.test(line))
  if (!dropped) return
  await writeFile(join(folder, DAMAGE_MARK), dropped)
  throw new Error(dropped)
}

function isLocked(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED'
}
