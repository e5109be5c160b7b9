import path from 'node:path'
import { type JsMinifyOptions, minify, version } from '@swc/core'
import { build, type OutputFile } from 'esbuild'
import { locales } from '#domain/shared/locale.ts'
import { firstLoad } from './entry-output.ts'
import { projectFolder, type siteOptions } from './site-options.ts'
import type { SiteResult } from './write-assets.ts'

const packing = {
  module: true,
  ecma: 2022,
  compress: { passes: 6 },
  mangle: true,
} satisfies JsMinifyOptions

/**
 * Is at the end of every script while esbuild names it, and no longer when it is written: another swc,
 * or other options, give other names.
 */
export const packerNote = `/* swc ${version} ${JSON.stringify(packing)} */`

/** Builds the scripts and the sheet as they are published. */
export const buildPacked = async (options: ReturnType<typeof siteOptions>): Promise<SiteResult> =>
  minifyFirstLoad(await build({ ...options, footer: { js: packerNote }, write: false }))

/**
 * Packs the scripts of the first load tighter than esbuild does: swc drops what no call inside a module
 * reaches and inlines across functions. Without it the first load is 6 kB more and over its budget. Other
 * chunks stay as they are; their names and imports do too.
 */
async function minifyFirstLoad(result: SiteResult): Promise<SiteResult> {
  const first = [...firstLoad(result.metafile, locales)]
  const wanted = new Set(first.map((file) => path.resolve(projectFolder, file)))
  const outputFiles = await Promise.all(
    result.outputFiles.map((file) => {
      if (!file.path.endsWith('.js')) return file
      return wanted.has(file.path) ? minified(file) : withoutNote(file)
    }),
  )
  return { ...result, outputFiles }
}

/** A script on its own, packed as those of the first load are. */
export const packScript = async (source: string, isModule = true): Promise<string> =>
  (await minify(source, { ...packing, module: isModule })).code

async function minified({ path: file, hash, text: source }: OutputFile): Promise<OutputFile> {
  const code = await packScript(source)
  return { path: file, hash, contents: Buffer.from(code), text: code }
}

function withoutNote({ path: file, hash, text: source }: OutputFile): OutputFile {
  if (!source.trimEnd().endsWith(packerNote))
    throw new Error(`${file} was named without its packer.`)
  const text = source.slice(0, source.lastIndexOf(packerNote))
  return { path: file, hash, contents: Buffer.from(text), text }
}
