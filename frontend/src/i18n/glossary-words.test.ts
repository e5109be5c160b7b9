import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Locale } from '#domain/shared/locale.ts'
import { textsIn } from './reader-texts-for-tests.ts'

const glossary = readFileSync(
  path.join(import.meta.dirname, '../../../docs/glossary.md'),
  'utf8',
).split('\n')

const columns: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>> = {
  it: ['it', 'Italiano'],
  fr: ['fr', 'Français'],
  de: ['de', 'Deutsch'],
  es: ['es', 'Español'],
}
const languages = Object.keys(columns) as (keyof typeof columns)[]

/** What the tables of the glossary give for a language, a cell's alternatives one by one. */
function termsIn(language: keyof typeof columns): string[] {
  let at = -1
  return glossary.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const found = cells.findIndex((cell) => columns[language].includes(cell))
    if (found !== -1 || cells.length === 1) at = found
    if (at === -1 || found !== -1) return []
    return (cells[at] ?? '')
      .replaceAll(/[„“”]/g, '')
      .split(/\s*[,;]\s*/)
      .filter((term) => /\p{L}/u.test(term))
  })
}

/** The term in the plural too, and in the forms of other genders and cases: endings of two letters at most. */
const usesOf = (term: string): RegExp => {
  const words = term.split(' ').map((word) => `${word.replace(/[aeio]$/, '')}\\p{L}{0,2}`)
  return new RegExp(`(?<!\\p{L})${words.join('\\s')}(?!\\p{L})`, 'iu')
}

it.each(languages)('texts in %s use the words that the glossary gives', (language) => {
  const texts = textsIn(language)
    .map(([, text]) => text.replaceAll(/\$?\{+[^}]*\}+/g, ' '))
    .join('\n')
  const terms = termsIn(language)
  expect(terms.length).toBeGreaterThan(100)
  expect(terms.filter((term) => !usesOf(term).test(texts))).toEqual([])
})
