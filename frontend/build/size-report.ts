import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { entryOutput, staticImports } from './entry-output.ts'
import { projectFolder } from './site-options.ts'

/** Bytes over the wire; the first load is the entry, its chunks and the home page in one language. */
export const budgets = { first_load: 125_000, css: 20_000, fonts: 70_000 }

const brotliBytes = (file: string): number =>
  brotliCompressSync(readFileSync(path.resolve(projectFolder, file))).length
const sum = (files: Iterable<string>): number =>
  [...files].reduce((bytes, file) => bytes + brotliBytes(file), 0)

/** The home page and its English texts: what a first visitor loads besides the entry. */
function homeChunks(metafile: Metafile): string[] {
  return Object.entries(metafile.outputs)
    .filter(([, output]) =>
      /features\/home\/home-page\.tsx$|locales\/en\/(common|home)\.json$/.test(
        output.entryPoint ?? '',
      ),
    )
    .map(([file]) => file)
}

export function sizeReport(metafile: Metafile) {
  const entry = entryOutput(metafile)
  const first = new Set([entry.script, ...entry.imports])
  for (const file of homeChunks(metafile)) {
    first.add(file)
    for (const chunk of staticImports(metafile, file)) first.add(chunk)
  }
  const files = Object.keys(metafile.outputs)
  const scripts = files.filter((file) => file.endsWith('.js'))
  const sizes = {
    first_load: sum(first),
    css: brotliBytes(entry.css),
    // woff2 is compressed already; the latin subsets are what a visitor needs
    fonts: files
      .filter((file) => /latin-(?!ext).*\.woff2$/.test(file))
      .reduce((bytes, file) => bytes + (metafile.outputs[file]?.bytes ?? 0), 0),
  }
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const text = [
    `script at first load  ${kB(sizes.first_load)} brotli in ${first.size} files (budget ${kB(budgets.first_load)})`,
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
