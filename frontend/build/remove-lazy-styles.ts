import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { entryOutput } from './entry-output.ts'
import { projectFolder } from './site-options.ts'

/** The entry's style sheet holds all rules; those that esbuild wrote beside lazy chunks load nowhere. */
export async function removeLazyStyles(metafile: Metafile): Promise<void> {
  const { css } = entryOutput(metafile)
  const unused = Object.keys(metafile.outputs).filter(
    (file) => /\.css(\.map)?$/.test(file) && !file.startsWith(css),
  )
  await Promise.all(unused.map((file) => rm(path.resolve(projectFolder, file), { force: true })))
}
