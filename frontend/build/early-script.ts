import path from 'node:path'
import { build } from 'esbuild'
import { packScript } from './minify-first-load.ts'
import { frontendFolder, projectFolder, siteOptions } from './site-options.ts'

/** The script that stands in every page and runs before React. */
export async function earlyScript(): Promise<string> {
  const { target } = siteOptions({ outdir: '', minify: true })
  const { outputFiles } = await build({
    entryPoints: [path.join(frontendFolder, 'src/early/early.ts')],
    absWorkingDir: projectFolder,
    bundle: true,
    // no module: those wait until the page is there, this one decides what it is painted with
    format: 'iife',
    minify: true,
    write: false,
    target,
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error('The early script was not built.')
  return (await packScript(file.text, false)).trim()
}
