import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDecoded } from '#domain/portfolio/reading/read-decoded.ts'
import { headerRole } from '#domain/portfolio/reading/recognise-header.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { contentEntries } from './content-files.ts'
import { readFrontMatter } from './front-matter.ts'
import { type FigureKind, readFigure } from './planning/figures.ts'

const entries = contentEntries()

/** Published words and addresses are no text of the language. */
const prose = (body: string) => body.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']')

/** The signs that group digits, of each language. */
const grouping: Readonly<Record<Locale, string>> = {
  en: ',',
  it: '.',
  fr: '\u202f',
  de: '.',
  es: '.',
}

/** The numbers of a text, written one way, in order of size. */
function numbersOf(body: string, language: Locale): string[] {
  const sign = grouping[language]
  const grouped = new RegExp(`(?<![\\d.,])\\d{1,3}(?:[${sign}]\\d{3})+(?!\\d)`, 'g')
  const text = prose(body).replace(grouped, (number) => number.replaceAll(sign, ''))
  const point = language === 'en' ? text : text.replace(/(\d),(?=\d)/g, '$1.')
  return (point.match(/\d+(?:\.\d+)?/g) ?? []).sort()
}

/** What a translation may not change: headings, table rows and their cells, lists, links. */
const shapeOf = (body: string) => ({
  headings: body.match(/^#+ /gm)?.length ?? 0,
  rows: body.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').length] : [])),
  items: body.match(/^(?:- |\d+\. )/gm)?.length ?? 0,
  links: body.match(/\]\([^)]*\)/g) ?? [],
})

const fences = /^```([\w-]+)\n([\s\S]*?)\n```$/gm
const parts = /\{\{[\w.-]+\}\}/g

/** Of figures and intervals all but the words: steps, documents, ways, and the numbers in what is written. */
function figuresOf(body: string, language: Locale): unknown {
  const withoutWords = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => withoutWords(one, key))
    if (value !== null && typeof value === 'object')
      return Object.entries(value).map(([name, child]) => [name, withoutWords(child, name)])
    if (['procedure', 'border'].includes(key) || typeof value !== 'string') return value
    return key === 'steps' ? value : [numbersOf(value, language), value.match(parts)]
  }
  const figures = [...body.matchAll(fences)].map(([, kind = '', source = '']) => [
    kind,
    withoutWords(readFigure(kind as FigureKind, source)),
  ])
  return { figures, parts: body.replace(fences, '').match(parts)?.toSorted() }
}

describe.each(entries)('$kind/$slug', ({ kind, files }) => {
  const read = (language: Locale) => {
    const file = files[language] ?? `${language}.md is missing`
    return readFrontMatter(kind, readFileSync(file, 'utf8'), file)
  }
  const english = read('en')

  it.each(locales)('says the same in %s', (language) => {
    const { data, body } = read(language)
    expect(numbersOf(body, language)).toEqual(numbersOf(english.body, 'en'))
    expect(shapeOf(body)).toEqual(shapeOf(english.body))
    expect(figuresOf(body, language)).toEqual(figuresOf(english.body, 'en'))
    const sourcesOf = ({ sources }: typeof data) => sources.map(({ url, date }) => `${date} ${url}`)
    expect(sourcesOf(data)).toEqual(sourcesOf(english.data))
    expect(data.updated).toBe(english.data.updated)
  })
})

describe.each(locales)('the sample of a portfolio file in %s', (language) => {
  const files = entries.find(({ slug }) => slug === 'prepare-a-portfolio-file')?.files
  const text = readFileSync(files?.[language] ?? `${language}.md is missing`, 'utf8')
  const tables = text.split(/\n\n/).filter((part) => part.startsWith('|'))
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())

  it('has only column titles that the reader knows', () => {
    const titles = tables.flatMap((table) =>
      table.split('\n').flatMap((line) => [...(cellsOf(line)[0] ?? '').matchAll(/`([^`.]+)`/g)]),
    )
    expect(titles).toHaveLength(18)
    for (const [, title = ''] of titles) {
      expect([title, headerRole(title)]).not.toEqual([title, null])
      expect([title, headerRole(title)]).not.toEqual([title, 'ignore'])
    }
  })

  it('is read as it stands', () => {
    const sample = tables.find(
      (table) => table.split('|').length > 40 && table.includes('Riesling'),
    )
    const rows = (sample ?? '')
      .split('\n')
      .filter((line) => !/^[|-]+$/.test(line))
      .map((line, index) => ({ number: index + 1, cells: cellsOf(line) }))
    const sheet = { name: '', rows, has_row_numbers: true }
    const { products, problems } = readDecoded({ kind: 'sheets', sheets: [sheet] })
    expect(problems).toEqual([])
    expect(
      products.map((product) => [
        product.type_norm,
        product.country_code,
        product.region,
        product.vintage,
        product.abv,
        product.volume_ml,
        product.price_amount,
        product.price_currency,
        product.price_unit,
      ]),
    ).toEqual([
      ['white wine', 'DE', 'Rheinhessen', 2025, 12.5, 750, 3.1, 'EUR', 'bottle, EXW'],
      ['red wine', 'DE', 'Baden', 2024, 13, 750, 4.2, 'EUR', 'bottle, EXW'],
      ['sparkling wine', 'DE', 'Rheinhessen', 'NV', 12, 750, 5.4, 'EUR', 'bottle, EXW'],
    ])
  })
})
