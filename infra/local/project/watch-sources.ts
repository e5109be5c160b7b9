import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import type { Log } from '../cloud/log.ts'
import { projectRoot } from '../project-root.ts'
import { synthesize } from '../synth/synthesize.ts'

/** Editors write a file in several steps. */
const QUIET_MS = 150
const watched = ['functions', 'infra']

/** Runs changed functions without a restart; says when the stack itself has changed and needs one. */
export function watchSources(cloud: LocalCloud, log: Log): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  const onChange = (folder: string, file: string | null) => {
    if (file === null || isIrrelevant(join(folder, file))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(() => takeOver(cloud, log))
    }, QUIET_MS)
  }
  const watchers: FSWatcher[] = watched.map((folder) =>
    watch(join(projectRoot, folder), { recursive: true }, (_, file) => onChange(folder, file)),
  )
  return {
    stop() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

const isIrrelevant = (file: string) =>
  /^infra[/\\]local[/\\]/.test(file) || /\.test\.tsx?$/.test(file) || /(~|\.swp|\.tmp)$/.test(file)

async function takeOver(cloud: LocalCloud, log: Log): Promise<void> {
  const started = performance.now()
  try {
    const { reloaded, needsRestart } = await cloud.reload(await synthesize(() => {}))
    if (needsRestart) log.warn('The stack has changed: restart `npm start` to run it.')
    if (reloaded.length === 0) return
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    log.tell(`Reloaded in ${seconds} s: ${reloaded.join(', ')}`)
  } catch (error) {
    // most often a half-finished edit; the running functions stay as they are
    log.warn(error instanceof Error ? error.message : String(error))
  }
}
