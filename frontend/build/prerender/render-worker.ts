import { parentPort, workerData } from 'node:worker_threads'

/** What `prerender.tsx` exports, in the bundle of this build. */
interface Renderer {
  renderPage(pathname: string): Promise<string>
  routePatterns(): string[]
}

const { bundle, pathnames } = workerData as { bundle: string; pathnames: readonly string[] }
const { renderPage, routePatterns } = (await import(bundle)) as Renderer
const pages: Record<string, string> = {}
for (const pathname of pathnames) {
  try {
    pages[pathname] = await renderPage(pathname)
  } catch (thrown) {
    throw new Error(`${pathname} cannot be rendered at build time: ${String(thrown)}`, {
      cause: thrown,
    })
  }
}
parentPort?.postMessage({ pages, patterns: routePatterns() })
