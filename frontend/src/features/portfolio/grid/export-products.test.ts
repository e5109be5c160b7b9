import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, utils } from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { productFactsOf } from '#domain/portfolio/product-facts-of.ts'
import { readSheet } from '#domain/portfolio/reading/read-sheet.ts'
import { locales } from '#domain/shared/locale.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { exportTable, saveTable } from './export-products.ts'

vi.mock('../../../lib/save-file.ts', () => ({ saveFile: vi.fn() }))

const wine: ProductFacts = {
  ...noFacts,
  name: 'Les Vallons',
  producer: 'Domaine Exemple',
  categories: ['red_wine'],
  country_code: 'FR',
  region: 'Gigondas',
  vintage: 2021,
  volume_ml: 750,
  alcohol_tenths: 145,
  sugar_mg_l: 1800,
  grapes: [
    { variety: 'Grenache', share: 70 },
    { variety: 'Syrah', share: 30 },
  ],
  price: {
    amount_minor: 1240,
    currency: 'EUR',
    per: 'unit',
    units_per_case: null,
    basis: 'ex_works',
    raw: null,
  },
  closure: 'cork',
  organic: true,
  quantity_available: 6000,
  gtin: '6291041500213',
}
const others: readonly ProductFacts[] = [
  { ...wine, name: 'Haute Vue', vintage: 2022, gtin: null, organic: false },
  {
    ...wine,
    name: 'Blanc de Mai',
    categories: ['white_wine'],
    country_code: 'DE',
    region: 'Pfalz',
    grapes: [{ variety: 'Riesling', share: null }],
    closure: 'screw_cap',
    gtin: null,
    price: {
      amount_minor: 5400,
      currency: 'EUR',
      per: 'case',
      units_per_case: 6,
      basis: 'fob',
      raw: null,
    },
  },
]

const textsOf = (locale: string, name: string): Record<string, Record<string, string>> =>
  JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../../../i18n/locales', locale, `${name}.json`),
      'utf8',
    ),
  )

function wordsOf(locale: string) {
  const portfolio = textsOf(locale, 'portfolio')
  const vocabulary = textsOf(locale, 'vocabulary')
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    fact: (field: string) => portfolio.fact?.[field] ?? field,
    word: (key: string) => {
      const [kind = '', value] = key.split('.')
      const words: unknown = vocabulary[kind]
      return value === undefined ? String(words) : (vocabulary[kind]?.[value] ?? key)
    },
    country: (code: string) => countries.of(code) ?? code,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  }
}

const kept = [
  'name',
  'producer',
  'categories',
  'country_code',
  'region',
  'vintage',
  'volume_ml',
  'alcohol_tenths',
  'sugar_mg_l',
  'grapes',
  'closure',
  'organic',
  'quantity_available',
  'gtin',
] as const

describe.each(locales)('a list saved in %s', (locale) => {
  it('is read again with every value', () => {
    const products = [wine, ...others]
    const table = exportTable(products, wordsOf(locale))
    const reading = readSheet({
      name: '',
      has_row_numbers: true,
      rows: table.map((cells, at) => ({ number: at + 1, cells })),
    })
    expect(reading.products).toHaveLength(products.length)
    for (const [at, product] of reading.products.entries()) {
      const facts = productFactsOf(product)
      const before = products[at] ?? wine
      const written = (of: ProductFacts) => ({
        ...Object.fromEntries(kept.map((field) => [field, of[field]])),
        price: { ...of.price, raw: null },
      })
      expect(written(facts)).toEqual(written(before))
    }
  })
})

it('leaves out the columns of which nothing is known, and writes nothing as "null"', () => {
  const table = exportTable([{ ...noFacts, name: 'Only a name' }], wordsOf('en'))
  expect(table).toEqual([['Product name'], ['Only a name']])
})

describe('an XLSX file', () => {
  const save = async (products: readonly ProductFacts[], title: string) => {
    await saveTable(exportTable(products, wordsOf('en')), title, 'xlsx')
    const [name, content] = vi.mocked(saveFile).mock.lastCall ?? []
    const book = read(content, { type: 'array', cellFormula: true })
    return { name, book, sheet: book.Sheets[book.SheetNames[0] ?? ''] ?? {} }
  }

  it('holds the table of the products, cell by cell', async () => {
    const products = [wine, ...others, { ...noFacts, name: 'Only a name' }]
    const { name, book, sheet } = await save(products, 'Products')
    expect(name).toBe('Products.xlsx')
    expect(book.SheetNames).toEqual(['Products'])
    const cells = utils.sheet_to_json(sheet, { header: 1, defval: null })
    expect(cells).toEqual(exportTable(products, wordsOf('en')))
    expect(cells).toHaveLength(products.length + 1)
  })

  it('has amounts as numbers, and as text what a spreadsheet would work out or round', async () => {
    const name = '=1+1'
    const { sheet } = await save([{ ...wine, name, gtin: '0012345678905' }], 'Products')
    const [row] = utils.sheet_to_json<Record<string, unknown>>(sheet)
    expect(row).toMatchObject({ 'Product name': name, Vintage: 2021, 'Alcohol (% vol)': 14.5 })
    // the price and the code of the bottle
    expect(Object.values(row ?? {})).toEqual(expect.arrayContaining([12.4, '0012345678905']))
    expect(Object.values(sheet).filter((cell) => cell?.f !== undefined)).toEqual([])
  })

  it('is written also under a title that is longer than the name of a sheet may be', async () => {
    const title = 'Products of a house with a rather long name'
    const { name, book } = await save([wine], title)
    expect(name).toBe(`${title}.xlsx`)
    expect(book.SheetNames).toEqual([title.slice(0, 31)])
  })
})
