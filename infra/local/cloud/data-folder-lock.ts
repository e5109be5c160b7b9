import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalCloudError } from '../local-cloud-error.ts'

/** Keeps a second start away from a data folder; one left by a killed process does not count. */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'running.pid')
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return { release: () => rm(file, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
      if (isRunningNode(pid)) {
        throw new LocalCloudError(
          `The data folder ${folder} is in use by the local cloud with process id ${pid}. Stop that one first.`,
        )
      }
      await rm(file, { force: true })
    }
  }
  throw new LocalCloudError(`The data folder ${folder} is being started by another process.`)
}

function isRunningNode(pid: number): boolean {
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
