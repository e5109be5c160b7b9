import { join } from 'node:path'
import { LocalCloudError } from '../local-cloud-error.ts'
import { takeLock } from '../process-lock.ts'

/** Keeps a second start away from a data folder. */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const lock = await takeLock(join(folder, 'running.pid'))
  if ('release' in lock) return lock
  throw new LocalCloudError(
    `The data folder ${folder} is in use by the local cloud with process id ${lock.heldBy}. Stop that one first.`,
  )
}
