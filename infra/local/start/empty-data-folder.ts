import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataFolder } from '../cloud/data-folder-lock.ts'
import { LocalCloudError } from '../local-cloud-error.ts'

/** What the local cloud writes; a folder with anything else is not one of its own and is left alone. */
const own = new Set([
  'dynamodb',
  's3',
  'sqs',
  'inbox',
  'cognito',
  'stripe',
  'secrets',
  'kms',
  'logs',
  'site',
  'bundles',
  'running.pid',
  'sample-data.json',
  // what it was called before
  'sample-data-is-complete',
])

/** Begins anew: removes everything that earlier runs kept. */
export async function emptyDataFolder(folder: string): Promise<void> {
  const lock = await lockDataFolder(folder)
  try {
    const names = await readdir(folder)
    const foreign = names.filter((name) => !own.has(name))
    if (foreign.length > 0) {
      throw new LocalCloudError(
        `${folder} holds what the local cloud did not write (${foreign.slice(0, 3).join(', ')}); it was not emptied.`,
      )
    }
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true })
  } finally {
    await lock.release()
  }
}
