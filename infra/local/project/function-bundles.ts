import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuildContext, context } from 'esbuild'
import type { NewerCode } from '../cloud/functions.ts'
import { codeAt, type LocalFunction } from '../lambda/local-function.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { projectRoot } from '../project-root.ts'

export interface FunctionBundles {
  /** Bundles every function from the present sources; fast from the second time on. */
  bundle(): Promise<NewerCode[]>
  stop(): Promise<void>
}

/** Bundles functions into `folder` as the CDK does, with the same options, but keeping what esbuild has parsed. */
export function functionBundles(
  functions: readonly LocalFunction[],
  folder: string,
): FunctionBundles {
  let made: Promise<BuildContext> | null = null
  return {
    async bundle() {
      made ??= makeContext(functions, folder)
      const { outputFiles = [] } = await (await made).rebuild()
      for (const { path, contents } of outputFiles) {
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, contents)
      }
      // Node remembers modules by address, but each copy of a function is a thread that starts anew
      return functions.map(({ name, handler }) => ({
        name,
        ...codeAt(join(folder, name), handler),
      }))
    },
    async stop() {
      await (await made)?.dispose()
    },
  }
}

async function makeContext(
  functions: readonly LocalFunction[],
  folder: string,
): Promise<BuildContext> {
  // late: it loads the CDK, which a start without changes does not need
  const { bundling } = await import('../../constructs/base/bundling.ts')
  return context({
    entryPoints: functions.map((fn) => ({
      in: join(projectRoot, entryOf(fn)),
      out: join(fn.name, fn.handler.split('.')[0] ?? 'index'),
    })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: projectRoot,
    bundle: true,
    platform: 'node',
    format: bundling.format,
    target: bundling.target,
    minify: bundling.minify,
    keepNames: bundling.keepNames,
    mainFields: bundling.mainFields,
    external: bundling.externalModules,
    banner: { js: bundling.banner },
    write: false,
    logLevel: 'silent',
  })
}

/** The description of a function ends in its entry file. */
function entryOf({ logicalId, description }: LocalFunction): string {
  const entry = /(?:^| )(functions\/\S+\.ts)$/.exec(description)?.[1]
  if (entry) return entry
  throw new LocalCloudError(`${logicalId}: its description does not end in its entry file.`)
}
