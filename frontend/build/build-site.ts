import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { copyPublicFiles } from './copy-public-files.ts'
import { earlyScript } from './early-script.ts'
import { writeFlyers } from './flyer-pdf.ts'
import { buildPacked } from './minify-first-load.ts'
import { prerenderSite } from './prerender/prerender-site.ts'
import { checkedAddress, givenAddress, localAddress } from './site-address.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'
import { writeStatisticsFiles } from './statistics-csv.ts'
import { type SiteResult, writeAssets } from './write-assets.ts'

export interface SiteBuild {
  /** Where the finished site is written; emptied first. */
  readonly outdir: string
  /** Where the site will be reached, `https://www.example.com`. @default the local address */
  readonly siteAddress?: string
  /** Given: watch the sources and tell after each build how it went. Not minified then. */
  readonly watch?: (rebuilt: { readonly ok: boolean; readonly text: string }) => void
}

/** Builds the site; with `watch` it keeps building until `stop`. */
export async function buildSite({
  outdir,
  siteAddress = localAddress,
  watch,
}: SiteBuild): Promise<{ stop(): Promise<void> }> {
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  await writeFlyers(outdir, siteAddress)
  if (watch === undefined) {
    await buildOnce(outdir, siteAddress)
    return { stop: async () => {} }
  }
  const afterBuild: esbuild.Plugin = {
    name: 'after-build',
    setup: (build) =>
      build.onEnd(async (result) => {
        const fault = result.errors[0]?.text
        try {
          if (fault === undefined) await finish(outdir, result as SiteResult, siteAddress)
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

async function buildOnce(
  outdir: string,
  siteAddress: string,
  wantsSample = true,
): Promise<esbuild.Metafile> {
  const options = siteOptions({ outdir, minify: true, wantsSample })
  const result = await buildPacked(options)
  await finish(outdir, result, siteAddress)
  return result.metafile
}

async function finish(outdir: string, result: SiteResult, siteAddress: string): Promise<void> {
  await copyPublicFiles(outdir)
  await writeStatisticsFiles(outdir)
  await writeAssets(result)
  await prerenderSite(outdir, result, siteAddress)
}

/**
 * `npm run build`: into `dist/site`, failing when a budget is exceeded. With `--publish`, as
 * `npm run deploy` builds, also when nobody said where the site will be.
 */
async function main(): Promise<void> {
  const address = addressOrEnd()
  const outdir = path.resolve('dist/site')
  await rm(outdir, { recursive: true, force: true })
  await writeFlyers(outdir, address)
  const metafile = await buildOnce(outdir, address, false)
  const report = sizeReport(metafile, await earlyScript())
  process.stdout.write(`${report.text}\n`)
  const excess = overBudget(report)
  if (excess.length > 0) {
    process.stderr.write(`Over budget: ${excess.join('; ')}\n`)
    process.exitCode = 1
  }
}

function addressOrEnd(): string {
  try {
    return checkedAddress(givenAddress(), process.argv.includes('--publish'))
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
