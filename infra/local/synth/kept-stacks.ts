import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunningNode } from '../process-lock.ts'

const KEPT = 3
/** Beside the assembly: one file for each process that runs from it, by its number. */
const users = 'used-by'

/** Says that this process runs functions from the folder, for as long as it lives. */
export async function markAsUsed(folder: string): Promise<void> {
  await mkdir(join(folder, users), { recursive: true })
  await writeFile(join(folder, users, String(process.pid)), '')
  const now = new Date()
  await utimes(folder, now, now)
}

/**
 * Deletes all but the newest synthesized stacks. One that a running process uses stays: its functions read their
 * bundles when another copy starts, and parts of them when they are first needed.
 */
export async function forgetOldOnes(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => /^cdk\.out-[0-9a-f]+$/.test(name))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.used - a.used).slice(KEPT)
  await Promise.all(
    old.map(async ({ name }) => {
      const folder = join(cache, name)
      if (!(await isInUse(folder))) await rm(folder, { recursive: true })
    }),
  )
}

async function isInUse(folder: string): Promise<boolean> {
  const pids = await readdir(join(folder, users)).catch(() => [])
  return pids.some((pid) => isRunningNode(Number(pid)))
}
