import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { copyPublicFiles } from './copy-public-files.ts'
import { checkLeanDomain } from './plugins/lean-domain.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'
import { type SiteResult, writeAssets } from './write-assets.ts'
import { writeIndexHtml } from './write-index-html.ts'

export interface SiteBuild {
  /** Where the finished site is written; emptied first. */
  readonly outdir: string
  /** Given: watch the sources and tell after each build how it went. Not minified then. */
  readonly watch?: (rebuilt: { readonly ok: boolean; readonly text: string }) => void
}

/** Builds the site; with `watch` it keeps building until `stop`. */
export async function buildSite({ outdir, watch }: SiteBuild): Promise<{ stop(): Promise<void> }> {
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  if (watch === undefined) {
    await buildOnce(outdir)
    return { stop: async () => {} }
  }
  const afterBuild: esbuild.Plugin = {
    name: 'after-build',
    setup: (build) =>
      build.onEnd(async (result) => {
        const fault = result.errors[0]?.text
        try {
          if (fault === undefined) await finish(outdir, result as SiteResult)
          watch({ ok: fault === undefined, text: fault ?? 'The site is built.' })
        } catch (thrown) {
          watch({ ok: false, text: String(thrown) })
        }
      }),
  }
  const options = siteOptions({ outdir, minify: false })
  const plugins = [...options.plugins, afterBuild]
  const context = await esbuild.context({ ...options, plugins, write: false })
  await context.watch()
  return { stop: () => context.dispose() }
}

async function buildOnce(outdir: string): Promise<esbuild.Metafile> {
  const options = siteOptions({ outdir, minify: true })
  const result = await esbuild.build({ ...options, write: false })
  await finish(outdir, result)
  return result.metafile
}

async function finish(outdir: string, result: SiteResult): Promise<void> {
  checkLeanDomain(result.metafile)
  await copyPublicFiles(outdir)
  await writeAssets(result)
  await writeIndexHtml(outdir, result.metafile)
}

/** `npm run build`: into `dist/site`, failing when a budget is exceeded. */
async function main(): Promise<void> {
  const outdir = path.resolve('dist/site')
  await rm(outdir, { recursive: true, force: true })
  const report = sizeReport(await buildOnce(outdir))
  process.stdout.write(`${report.text}\n`)
  const excess = overBudget(report)
  if (excess.length > 0) {
    process.stderr.write(`Over budget: ${excess.join('; ')}\n`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
