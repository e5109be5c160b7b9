import path from 'node:path'
import type { OnLoadResult, Plugin } from 'esbuild'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { readDocument, summaryOf } from './content-document.ts'
import { type ContentEntry, contentEntries, contentFolder } from './content-files.ts'

const namespace = 'content'

/**
 * `virtual:content-documents` and `virtual:content-summaries`: every content file as a lazy module of
 * its own, so that no text is in the first load; one small list per language; one of words for the search.
 */
export function content(): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^virtual:content-/ }, ({ path: name }) => ({
        path: name.slice('virtual:content-'.length),
        namespace,
      }))
      build.onLoad({ filter: /.*/, namespace }, ({ path: name }) => ({
        ...load(name, contentEntries()),
        watchDirs: [contentFolder],
      }))
    },
  }
}

function load(name: string, entries: readonly ContentEntry[]): OnLoadResult {
  const [what = '', ...rest] = name.split('/')
  if (what === 'documents') return { contents: documentsModule(entries), loader: 'js' }
  if (what === 'summaries' && rest.length === 0)
    return { contents: `${perLanguage('summaries')}\n${perLanguage('words')}`, loader: 'js' }
  if (what === 'document') return documentModule(entries, rest.join('/'))
  const language = rest[0] as Locale
  const read = entries
    .filter(({ kind }) => kind !== 'legal')
    .map((entry) => readDocument(entry, language))
  const value =
    what === 'words'
      ? Object.fromEntries(read.map(({ document, text }) => [document.path, distinctWords(text)]))
      : read.map(({ document }) => summaryOf(document))
  return { ...asModule(value), watchFiles: filesOf(entries) }
}

const perLanguage = (what: string): string =>
  `export const ${what} = { ${locales.map((locale) => `${locale}: () => import('virtual:content-${what}/${locale}')`).join(', ')} }`

function documentsModule(entries: readonly ContentEntry[]): string {
  const lines = entries.flatMap(({ kind, slug, files }) =>
    locales.map((locale) => {
      const language = files[locale] === undefined ? 'en' : locale
      return `'${kind}/${slug}/${locale}': () => import('virtual:content-document/${kind}/${slug}/${language}'),`
    }),
  )
  return `export const documents = {\n${lines.join('\n')}\n}`
}

function documentModule(entries: readonly ContentEntry[], name: string): OnLoadResult {
  const [kind, slug, language] = name.split('/')
  const entry = entries.find((one) => one.kind === kind && one.slug === slug)
  if (entry === undefined) throw new Error(`There is no content ${name}.`)
  const { document } = readDocument(entry, language as Locale)
  return { ...asModule(document), watchFiles: filesOf([entry]) }
}

const asModule = (value: unknown): OnLoadResult => ({
  contents: `export default ${JSON.stringify(value)}`,
  loader: 'js',
})

const filesOf = (entries: readonly ContentEntry[]): string[] =>
  entries.flatMap(({ files }) => Object.values(files).map((file) => path.resolve(file)))

/** Each word once, in lower case and without accents, as the search compares them. */
function distinctWords(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\d]{3,}/gu))].join(' ')
}
