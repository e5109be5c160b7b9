import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { defaultLocale } from '#domain/shared/locale.ts'
import { entryOutput, firstLoad, visitorScripts } from './entry-output.ts'
import { projectFolder } from './site-options.ts'

/**
 * Bytes over the wire. The first load is everything a visitor of the home page comes to load: the early
 * script, the entry, its chunks, the home page in one language. Before the first paint comes the early
 * script, which is part of the page.
 */
export const budgets = { early: 10_000, first_load: 125_000, css: 20_000, fonts: 70_000 }

const packedBytes = (content: string | Buffer): number => brotliCompressSync(content).length
const brotliBytes = (file: string): number =>
  packedBytes(readFileSync(path.resolve(projectFolder, file)))
const sum = (files: Iterable<string>): number =>
  [...files].reduce((bytes, file) => bytes + brotliBytes(file), 0)

/** `early`: the script in every page. */
export function sizeReport(metafile: Metafile, early: string) {
  const entry = entryOutput(metafile)
  const first = firstLoad(metafile, [defaultLocale])
  const files = Object.keys(metafile.outputs)
  const scripts = [...visitorScripts(metafile)]
  const sizes = {
    early: packedBytes(early),
    first_load: packedBytes(early) + sum(first),
    css: brotliBytes(entry.css),
    // woff2 is compressed already; the latin subsets are what a visitor needs
    fonts: files
      .filter((file) => /latin-(?!ext).*\.woff2$/.test(file))
      .reduce((bytes, file) => bytes + (metafile.outputs[file]?.bytes ?? 0), 0),
  }
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const text = [
    `script before paint   ${kB(sizes.early)} brotli (budget ${kB(budgets.early)})`,
    `script at first load  ${kB(sizes.first_load)} brotli in ${first.size} files and the page (budget ${kB(budgets.first_load)})`,
    `style sheet           ${kB(sizes.css)} brotli (budget ${kB(budgets.css)})`,
    `fonts, latin          ${kB(sizes.fonts)} (budget ${kB(budgets.fonts)})`,
    `all script            ${kB(sum(scripts))} brotli in ${scripts.length} files`,
  ].join('\n')
  return { sizes, text }
}

export function overBudget({ sizes }: { sizes: typeof budgets }): string[] {
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((name) => sizes[name] > budgets[name])
    .map((name) => `${name} ${sizes[name]} > ${budgets[name]} bytes`)
}
