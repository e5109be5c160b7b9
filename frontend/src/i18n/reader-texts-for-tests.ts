import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#domain/shared/locale.ts'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

export type ReaderText = readonly [at: string, text: string]

function flat(texts: object, at: string): ReaderText[] {
  return Object.entries(texts).flatMap(([key, text]): ReaderText[] =>
    typeof text === 'string' ? [[`${at}${key}`, text]] : flat(text, `${at}${key}.`),
  )
}

/** The texts of the interface. */
export const pagesIn = (locale: Locale): ReaderText[] =>
  globSync(`frontend/src/i18n/locales/${locale}/*.json`, { cwd: root }).flatMap((file) =>
    flat(JSON.parse(read(file)), `${path.basename(file)} `),
  )

/** Guides, resources, news and legal texts: of the front matter what is shown; no code, no addresses. */
export const contentIn = (locale: Locale): ReaderText[] =>
  globSync(`frontend/content/**/${locale}.md`, { cwd: root }).flatMap((file) => {
    const [, head = '', body = ''] = /^---\n(.*?)^---$(.*)/ms.exec(read(file)) ?? []
    const shown = head.split('\n').filter((line) => /^(?:title|description):/.test(line))
    return [...shown, ...body.replaceAll(/^```.*?^```/gms, '').split('\n')]
      .map((line) => line.replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, ' '))
      .map((line): ReaderText => [file, line.replace(/^\s*(?:[#>*-]+|\d+\.)\s/, '').trim()])
      .filter(([, line]) => line !== '')
  })

const code = globSync('{functions,frontend/src,frontend/build}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|-for-tests\.ts$|[\\/]test[\\/]/.test(file))
  .map((file) => [file.replaceAll('\\', '/'), read(file)] as const)

/** Where code holds words of a language: a block, or one entry of a line. */
const partsOf = (locale: Locale): RegExp => {
  const block = `^( *)(?:const )?${locale}(?:: [\\w<>]+)?(?: =|:) [{[]\\n.*?^\\1[}\\]]`
  const entry = `(?<=[\\s{])${locale}:\\s+(?:\\[[^\\n]*?\\]|\\{[^\\n]*?\\}|'[^'\\n]*')`
  return new RegExp(`${block}|${entry}`, 'gms')
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

/** What mails, papers and pages have in code: the strings of a file of a language, or of its parts of one. */
export function codeIn(locale: Locale): ReaderText[] {
  const parts = partsOf(locale)
  return code.flatMap(([file, text]) => {
    const own = file.endsWith(`/${locale}.ts`) ? [text] : (text.match(parts) ?? [])
    return own
      .flatMap((part) => part.split('\n'))
      .filter((line) => !/^import |^} from /.test(line))
      .flatMap((line) => [...line.matchAll(/'([^']+)'|`([^`]+)`/g)])
      .map(([, plain, filled]): ReaderText => [file, unescaped(plain ?? filled ?? '')])
  })
}

/** What a reader of this language may see: all texts and content, and the words in code that stand in quotes on one line. */
export const textsIn = (locale: Locale): ReaderText[] => [
  ...pagesIn(locale),
  ...contentIn(locale),
  ...codeIn(locale),
]
