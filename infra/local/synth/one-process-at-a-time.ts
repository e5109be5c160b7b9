import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '../process-lock.ts'

/** Runs `work` while nobody else does work under the same lock file. */
export async function oneProcessAtATime<Value>(
  lockFile: string,
  work: () => Promise<Value>,
): Promise<Value> {
  for (;;) {
    const lock = await takeLock(lockFile)
    if ('release' in lock) {
      try {
        return await work()
      } finally {
        await lock.release()
      }
    }
    await sleep(100)
  }
}
