import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildResult, OutputFile } from 'esbuild'
import { entryOutput } from './entry-output.ts'
import { projectFolder } from './site-options.ts'

export type SiteResult = BuildResult<{ metafile: true; write: false }>

/**
 * Writes what is new and removes nothing: a tab that was opened before goes on with its own files.
 * Style sheets beside lazy chunks are left out, the entry's holds all rules.
 */
export async function writeAssets({ outputFiles, metafile }: SiteResult): Promise<void> {
  const css = path.resolve(projectFolder, entryOutput(metafile).css)
  const wanted = outputFiles.filter(
    (file) => !/\.css(\.map)?$/.test(file.path) || file.path.startsWith(css),
  )
  await Promise.all(wanted.map(writeIfNew))
}

/** Names carry a hash of the content: a file that exists is the same file. */
async function writeIfNew(file: OutputFile): Promise<void> {
  const exists = await access(file.path).then(
    () => true,
    () => false,
  )
  if (exists) return
  await mkdir(path.dirname(file.path), { recursive: true })
  await writeFile(file.path, file.contents)
}
