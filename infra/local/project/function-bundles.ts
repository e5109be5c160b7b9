import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type BuildContext, context, type OutputFile } from 'esbuild'
import { bundlingOf } from '../../constructs/base/bundling.ts'
import type { NewerCode } from '../cloud/functions.ts'
import { codeAt, type LocalFunction } from '../lambda/local-function.ts'
import { LocalCloudError } from '../local-cloud-error.ts'

export interface FunctionBundles {
  /** Bundles every function from the present sources; fast from the second time on. */
  bundle(): Promise<NewerCode[]>
  stop(): Promise<void>
}

/** Bundles functions into `folder` as the stack does, but keeping what esbuild has parsed. */
export function functionBundles(
  functions: readonly LocalFunction[],
  folder: string,
): FunctionBundles {
  let made: Promise<readonly BuildContext[]> | null = null
  return {
    async bundle() {
      made ??= Promise.all(functions.map((fn) => makeContext(fn, join(folder, fn.name))))
      await Promise.all((await made).map(rebuild))
      // Node remembers modules by address, but each copy of a function is a thread that starts anew
      return functions.map(({ name, handler }) => ({
        name,
        ...codeAt(join(folder, name), handler),
      }))
    },
    async stop() {
      await Promise.all(((await made) ?? []).map((one) => one.dispose()))
    },
  }
}

const makeContext = (fn: LocalFunction, folder: string): Promise<BuildContext> =>
  context({ ...bundlingOf(entryOf(fn), folder), write: false })

/**
 * Copies of a function read these files meanwhile: a file is there whole or not at all, and the entry comes after
 * what it imports. What is imported on demand has its content in its name, so a running copy keeps what it was
 * made with.
 */
async function rebuild(one: BuildContext): Promise<void> {
  const { outputFiles = [] } = await one.rebuild()
  const isEntry = ({ path }: OutputFile) => basename(path).startsWith('index.')
  const importedFirst = outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))
  for (const file of importedFirst) await writeWhole(file)
}

async function writeWhole({ path, contents }: OutputFile): Promise<void> {
  const present = await readFile(path).catch(() => null)
  if (present?.equals(contents)) return
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.partial`
  await writeFile(partial, contents)
  await rename(partial, path)
}

/** The description of a function ends in its entry file. */
function entryOf({ logicalId, description }: LocalFunction): string {
  const entry = /(?:^| )(functions\/\S+\.ts)$/.exec(description)?.[1]
  if (entry) return entry
  throw new LocalCloudError(`${logicalId}: its description does not end in its entry file.`)
}
