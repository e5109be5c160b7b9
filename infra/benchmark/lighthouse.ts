import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { findBrowser } from '../local/install/find-browser.ts'
import { medianOf } from './median.ts'

const run = promisify(execFile)

/** Fetched when it is wanted: it would be the largest package of all and only measures by hand. */
const lighthouse = 'lighthouse@12'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const timeoutMs = 180_000

export interface Reading {
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[]
  /** Milliseconds on the simulated phone. */
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
}

const figure = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object(
    Object.fromEntries(categories.map((name) => [name, z.object({ score: z.number() })])),
  ),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
  }),
})

/** Reads a page as Lighthouse's phone sees it, in a browser of its own. */
export async function readPage(url: string): Promise<Reading> {
  const { executablePath, args, env } = await findBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'nordgate-lighthouse-'))
  const report = join(folder, 'report.json')
  try {
    await run(
      'npx',
      [
        ...['--yes', lighthouse, url, '--quiet', '--output=json', `--output-path=${report}`],
        `--only-categories=${categories.join()}`,
        `--chrome-flags=${[...args, '--headless=new'].join(' ')}`,
      ],
      { env: { ...env, CHROME_PATH: executablePath }, cwd: folder, timeout: timeoutMs },
    )
    const { categories: found, audits } = reportSchema.parse(
      JSON.parse(await readFile(report, 'utf8')),
    )
    return {
      scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blocked: audits['total-blocking-time'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Each figure's own median. */
export const medianReading = (readings: readonly Reading[]): Reading => ({
  scores: categories.map((_, index) => medianOf(readings.map(({ scores }) => scores[index] ?? 0))),
  largestPaint: medianOf(readings.map(({ largestPaint }) => largestPaint)),
  blocked: medianOf(readings.map(({ blocked }) => blocked)),
  shift: medianOf(readings.map(({ shift }) => shift)),
})
