import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Random } from '../hostile-files/random.ts'

/** The words of a language as the trade writes them: `languages/<code>.json`, spellings apart by ` | `. */
interface LanguageFile {
  readonly decimal: '.' | ','
  /** ISO 4217. */
  readonly currency: string
  /** What programs of the country save text files in, by the names of iconv. */
  readonly encodings: string
  readonly headers: Readonly<Record<string, string>>
  /** Kinds of drink in a column. */
  readonly types: Readonly<Record<string, string>>
  /** Kinds of drink above the rows that they hold for. */
  readonly headings: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
  readonly lines: Readonly<Record<string, string>>
  readonly notes: string
}

export interface Language extends LanguageFile {
  /** ISO 639-1. */
  readonly code: string
}

const folder = join(import.meta.dirname, 'languages')

export const languages: readonly Language[] = readdirSync(folder)
  .toSorted()
  .map((file) => ({
    code: file.replace('.json', ''),
    ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as LanguageFile),
  }))

export const spellings = (words: string | undefined): string[] => (words ?? '').split(' | ')

/** One spelling of a word; a word that the language lacks is a defect of its file. */
export function spell(random: Random, words: Readonly<Record<string, string>>, key: string) {
  const known = words[key]
  if (known === undefined) throw new Error(`no word for ${key}`)
  return random.oneOf(spellings(known))
}

/** The country's name in the language. */
export const countryIn = (language: Language, code: string): string =>
  new Intl.DisplayNames([language.code], { type: 'region' }).of(code) ?? code
