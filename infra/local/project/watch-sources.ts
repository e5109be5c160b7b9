import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import type { Log } from '../cloud/log.ts'
import { projectRoot } from '../project-root.ts'
import { synthesize } from '../synth/synthesize.ts'
import { functionBundles } from './function-bundles.ts'

/** Editors write a file in several steps. */
const QUIET_MS = 100

/** Runs changed functions without a restart; says when the stack itself has changed and needs one. */
export function watchSources(
  cloud: LocalCloud,
  bundleFolder: string,
  log: Log,
): { stop(): Promise<void> } {
  const bundles = functionBundles(cloud.functions, bundleFolder)
  const takeOverCode = async () => cloud.replaceCode(await bundles.bundle())
  const takeOverStack = async () => {
    const { reloaded, needsRestart } = await cloud.reload(await synthesize(() => {}))
    if (needsRestart) log.warn('The stack has changed: restart `npm start` to run it.')
    return reloaded
  }
  const one = inTurn()
  const watchers = [
    watchFolder('functions', () => one(() => told(log, takeOverCode))),
    watchFolder('infra', () => one(() => told(log, takeOverStack))),
  ]
  return {
    async stop() {
      for (const watcher of watchers) watcher.close()
      await one(bundles.stop)
    },
  }
}

function inTurn() {
  let last = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work)
    return last
  }
}

function watchFolder(folder: string, onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  return watch(join(projectRoot, folder), { recursive: true }, (_, file) => {
    if (file === null || isIrrelevant(join(folder, file))) return
    clearTimeout(timer)
    timer = setTimeout(onChange, QUIET_MS)
  })
}

const isIrrelevant = (file: string) =>
  /^infra[/\\]local[/\\]/.test(file) || /\.test\.tsx?$/.test(file) || /(~|\.swp|\.tmp)$/.test(file)

async function told(log: Log, takeOver: () => Promise<string[]>): Promise<void> {
  const started = performance.now()
  try {
    const names = await takeOver()
    if (names.length === 0) return
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    log.tell(`Reloaded in ${seconds} s: ${names.join(', ')}`)
  } catch (error) {
    // most often a half-finished edit; the running functions stay as they are
    log.warn(error instanceof Error ? error.message : String(error))
  }
}
