import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { copyPublicFiles } from './copy-public-files.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'
import { writeIndexHtml } from './write-index-html.ts'

export interface SiteBuild {
  /** Where the finished site is written; emptied first. */
  readonly outdir: string
  /** Given: watch the sources and tell after each rebuild. */
  readonly watch?: (rebuilt: { readonly ok: boolean; readonly text: string }) => void
}

/** Builds the site; with `watch` it keeps building until `stop`. */
export async function buildSite({ outdir, watch }: SiteBuild): Promise<{ stop(): Promise<void> }> {
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const finish = async (result: esbuild.BuildResult): Promise<string> => {
    if (result.metafile === undefined || result.errors.length > 0) return 'The site did not build.'
    await copyPublicFiles(outdir)
    await writeIndexHtml(outdir, result.metafile)
    return sizeReport(result.metafile).text
  }
  if (watch === undefined) {
    await finish(await esbuild.build(siteOptions({ outdir, minify: true })))
    return { stop: async () => {} }
  }
  const afterBuild: esbuild.Plugin = {
    name: 'after-build',
    setup: (build) =>
      build.onEnd(async (result) => {
        const text = await finish(result)
        watch({ ok: result.errors.length === 0, text })
      }),
  }
  const options = siteOptions({ outdir, minify: false })
  const context = await esbuild.context({
    ...options,
    plugins: [...(options.plugins ?? []), afterBuild],
  })
  await context.watch()
  return { stop: () => context.dispose() }
}

async function main(): Promise<void> {
  const outdir = path.resolve('dist/site')
  await rm(outdir, { recursive: true, force: true })
  const result = await esbuild.build(siteOptions({ outdir, minify: true }))
  await copyPublicFiles(outdir)
  await writeIndexHtml(outdir, result.metafile)
  const report = sizeReport(result.metafile)
  process.stdout.write(`${report.text}\n`)
  const excess = overBudget(report)
  if (excess.length > 0) {
    process.stderr.write(`Over budget: ${excess.join('; ')}\n`)
    process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
