import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock older than this was left behind by a process that was killed. */
const STALE_MS = 120_000

/** Runs `work` while no other process does work under the same lock folder. */
export async function oneProcessAtATime<Value>(
  lockFolder: string,
  work: () => Promise<Value>,
): Promise<Value> {
  await mkdir(dirname(lockFolder), { recursive: true })
  while (!(await take(lockFolder))) await sleep(100)
  try {
    return await work()
  } finally {
    await rm(lockFolder, { recursive: true, force: true })
  }
}

async function take(lockFolder: string): Promise<boolean> {
  try {
    await mkdir(lockFolder)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const since = await stat(lockFolder).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    )
    if (Date.now() - since > STALE_MS) await rm(lockFolder, { recursive: true, force: true })
    return false
  }
}
