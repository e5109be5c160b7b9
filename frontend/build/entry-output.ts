import type { Metafile } from 'esbuild'
import type { Locale } from '#domain/shared/locale.ts'

export interface EntryOutput {
  readonly script: string
  readonly css: string
  /** What sets a page in the site's own fonts. */
  readonly keepLines: string
  /** All chunks that load with the entry. */
  readonly imports: readonly string[]
}

/** The chunks that `file` needs before it can run. */
export function staticImports(metafile: Metafile, file: string, seen = new Set<string>()) {
  for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(path)) continue
    seen.add(path)
    staticImports(metafile, path, seen)
  }
  return seen
}

/** All scripts that a visitor can come to load; what only renders pages at build time is not among them. */
export function visitorScripts(metafile: Metafile): Set<string> {
  const { script, keepLines } = entryOutput(metafile)
  const found = new Set([script, keepLines])
  for (const file of found) {
    for (const { path, external } of metafile.outputs[file]?.imports ?? []) {
      if (external !== true && path.endsWith('.js')) found.add(path)
    }
  }
  return found
}

/** The site's entry among everything that was written. */
export function entryOutput(metafile: Metafile): EntryOutput {
  const found = Object.entries(metafile.outputs).find(
    ([file, output]) => output.entryPoint?.endsWith('src/app/main.tsx') && file.endsWith('.js'),
  )
  const css = found?.[1].cssBundle
  const [keepLines] =
    Object.entries(metafile.outputs).find(
      ([file, output]) =>
        output.entryPoint?.endsWith('src/early/keep-lines.ts') && file.endsWith('.js'),
    ) ?? []
  if (found === undefined || css === undefined || keepLines === undefined)
    throw new Error('The site has no entry or no style sheet.')
  return { script: found[0], css, keepLines, imports: [...staticImports(metafile, found[0])] }
}

/** How the files end that know where the texts of some languages are. */
const textFiles = (languages: readonly Locale[]) => `text-files/(${languages.join('|')})\\.ts$`

/** The file that knows where the texts of a language are. */
export function textFileOf(metafile: Metafile, language: Locale): string {
  const pattern = new RegExp(textFiles([language]))
  const found = Object.entries(metafile.outputs).find(([, { entryPoint = '' }]) =>
    pattern.test(entryPoint),
  )
  if (found === undefined) throw new Error(`The site has no texts in ${language}.`)
  return found[0]
}

/** Everything that a visitor of the home page comes to load, in these languages. */
export function firstLoad(metafile: Metafile, languages: readonly Locale[]): Set<string> {
  const { script, keepLines, imports } = entryOutput(metafile)
  const first = new Set([script, keepLines, ...imports])
  const home = new RegExp(
    `features/home/home-page\\.tsx$|locales/(${languages.join('|')})/(common|home|example)\\.json$|${textFiles(languages)}`,
  )
  for (const [file, { entryPoint = '' }] of Object.entries(metafile.outputs)) {
    if (!home.test(entryPoint)) continue
    first.add(file)
    for (const chunk of staticImports(metafile, file)) first.add(chunk)
  }
  return first
}
