import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import type { Log } from '../cloud/log.ts'
import { startLocalCloud } from '../cloud/start-local-cloud.ts'
import { cacheFolder } from '../project-root.ts'
import { synthesizeApp } from '../synth/synthesize.ts'
import {
  readSynthesizedStack,
  type SynthesizedStack,
  type Template,
} from '../template/synthesized-stack.ts'

export interface NotesAssembly {
  readonly stack: SynthesizedStack
  remove(): Promise<void>
}

/** Synthesizes the small stack of this folder, bundles and all. */
export async function synthesizeNotes(): Promise<NotesAssembly> {
  const parent = await mkdtemp(join(cacheFolder, 'notes-'))
  const folder = join(parent, 'cdk.out')
  await synthesizeApp('infra/local/test-stack/app.ts', folder)
  return {
    stack: await readSynthesizedStack(folder),
    remove: () => rm(parent, { recursive: true }),
  }
}

export interface NotesCloud {
  readonly cloud: LocalCloud
  /** What was told on the console. */
  readonly warnings: string[]
}

/** Runs the stack in memory; `edit` changes a copy of its template first. */
export async function startNotes(
  stack: SynthesizedStack,
  edit: (template: Template) => void = () => {},
  dataFolder: string | null = null,
): Promise<NotesCloud> {
  const template = structuredClone(stack.template)
  edit(template)
  const warnings: string[] = []
  const log: Log = { tell: () => {}, warn: (line) => warnings.push(line) }
  const cloud = await startLocalCloud({ stack: { ...stack, template }, dataFolder, log })
  return { cloud, warnings }
}
