import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { copyPublicFiles } from './copy-public-files.ts'
import { removeLazyStyles } from './remove-lazy-styles.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'
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
      build.onEnd(async ({ errors, metafile }) => {
        try {
          if (errors.length === 0 && metafile) await finish(outdir, metafile)
          watch({ ok: errors.length === 0, text: errors[0]?.text ?? 'The site is built.' })
        } catch (thrown) {
          watch({ ok: false, text: String(thrown) })
        }
      }),
  }
  const options = siteOptions({ outdir, minify: false })
  const plugins = [...options.plugins, afterBuild]
  const context = await esbuild.context({ ...options, plugins })
  await context.watch()
  return { stop: () => context.dispose() }
}

async function buildOnce(outdir: string): Promise<esbuild.Metafile> {
  const { metafile } = await esbuild.build(siteOptions({ outdir, minify: true }))
  await finish(outdir, metafile)
  return metafile
}

async function finish(outdir: string, metafile: esbuild.Metafile): Promise<void> {
  await copyPublicFiles(outdir)
  await removeLazyStyles(metafile)
  await writeIndexHtml(outdir, metafile)
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
