import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Takes a lock file for this process; tells who has it when another running process does. A file left behind by
 * a killed process does not count.
 */
export async function takeLock(
  file: string,
): Promise<{ release(): Promise<void> } | { heldBy: number }> {
  await mkdir(dirname(file), { recursive: true })
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const pid = await holderOf(file)
      if (pid !== null && isRunningNode(pid)) return { heldBy: pid }
      await rm(file, { force: true })
    }
  }
}

/** Null: the file is gone again. An empty one was made a moment ago by a process about to write its id. */
async function holderOf(file: string): Promise<number | null> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) return null
    if (text !== '') return Number(text)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return null
}

/** Whether the process is there and is Node: numbers of processes come again. */
export function isRunningNode(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  // the number may belong to something else by now
  try {
    return /node/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
