import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildResult, OutputFile } from 'esbuild'
import { entryOutput, visitorScripts } from './entry-output.ts'
import { projectFolder } from './site-options.ts'

export type SiteResult = BuildResult<{ metafile: true; write: false }>

/**
 * Writes what is new and removes nothing: a tab that was opened before goes on with its own files.
 * Style sheets beside lazy chunks are left out, the entry's holds all rules.
 */
export async function writeAssets({ outputFiles, metafile }: SiteResult): Promise<void> {
  const css = path.resolve(projectFolder, entryOutput(metafile).css)
  const scripts = new Set(
    [...visitorScripts(metafile)].map((file) => path.resolve(projectFolder, file)),
  )
  const wanted = outputFiles.filter(({ path: file }) => {
    const named = file.replace(/\.map$/, '')
    if (named.endsWith('.css')) return named === css
    return !named.endsWith('.js') || scripts.has(named)
  })
  await Promise.all(wanted.map(writeIfNew))
}

/** Names carry a hash of what was packed and of the packer: a file that exists is the same file. */
async function writeIfNew(file: OutputFile): Promise<void> {
  const exists = await access(file.path).then(
    () => true,
    () => false,
  )
  if (exists) return
  await mkdir(path.dirname(file.path), { recursive: true })
  await writeFile(file.path, file.contents)
}
