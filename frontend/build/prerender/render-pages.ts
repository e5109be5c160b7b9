import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SiteResult } from '../write-assets.ts'

export interface RenderedPages {
  /** HTML inside the root element by path, language prefix included. */
  readonly pages: Readonly<Record<string, string>>
  /** The patterns of the application's routes. */
  readonly patterns: readonly string[]
}

/**
 * Draws pages with the scripts of this very build, so that React finds in the browser what it would
 * render itself: same components, same class names, same texts. In a thread of its own, which ends with
 * all that was loaded.
 */
export async function renderPages(
  { outputFiles, metafile }: SiteResult,
  pathnames: readonly string[],
): Promise<RenderedPages> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nordgate-prerender-'))
  try {
    const scripts = outputFiles.filter((file) => file.path.endsWith('.js'))
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
    await Promise.all(
      scripts.map((file) =>
        writeFile(path.join(folder, path.basename(file.path)), besideEachOther(file.text)),
      ),
    )
    const entry = Object.entries(metafile.outputs).find(
      ([file, output]) =>
        file.endsWith('.js') && output.entryPoint?.endsWith('src/app/prerender.tsx'),
    )
    if (entry === undefined) throw new Error('The site has no entry for rendering pages.')
    const bundle = pathToFileURL(path.join(folder, path.basename(entry[0]))).href
    return await inWorker(bundle, pathnames)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Chunks name each other by their address in the site; here they are files in one folder. */
const besideEachOther = (script: string): string =>
  script.replaceAll(/"\/assets\/([^"/]+\.js)"/g, '"./$1"')

async function inWorker(bundle: string, pathnames: readonly string[]): Promise<RenderedPages> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { bundle, pathnames },
    execArgv: [],
  })
  try {
    const [rendered] = (await once(worker, 'message')) as [RenderedPages]
    return rendered
  } finally {
    await worker.terminate()
  }
}
