import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { readPortfolio } from './read-portfolio.ts'

const folder = join(import.meta.dirname, '../../../../shared/data/portfolios')
const suffix = '.expected.json'
/** The lists that the reader reads right; others beside them are measured, not yet promised. */
const readRight = [
  'alko-hinnasto-2025-cut.xlsx',
  'bouquet-wines-clearance.pdf',
  'champagne-vaucelle-exw.csv',
  'damare-winelist.pdf',
  'enoteca-italiana-listino-vini.csv',
  'louis-dressner-fob-2026-01.xlsx',
  'montaner-puget-vins.xls',
  'profu-de-vin-wines.xlsx',
  'royal-hideaway-vinos-mxn.csv',
  'schwanen-weinkarte.pdf',
  'sovino-vinhos-br.csv',
  'vinmonopolet-launch-2026-06-beer.xlsx',
  'vinmonopolet-produkter-2015.csv',
  'vinoteca-ar-lista-precios.xlsx',
]
const files = readRight
  .map((name) => `${name}${suffix}`)
  .filter((name) => existsSync(join(folder, name)))

const fields = [
  'name',
  'type',
  'country',
  'region',
  'vintage',
  'volume_ml',
  'abv',
  'price_amount',
] as const
type Field = (typeof fields)[number]
type Expected = Record<Field, string | number | null> & { row: number; producer: string | null }

interface Counts {
  right: number
  wrong: number
  missing: number
}

const f1 = ({ right, wrong, missing }: Counts) =>
  right + wrong + missing === 0 ? 1 : (2 * right) / (2 * right + wrong + missing)

/** Case, accents and quotes do not matter, nor whether the producer stands before the name. */
function isSame(field: Field, expected: Expected, found: ReadProduct): boolean {
  const [a, b] = [expected[field], found[field]]
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) < 0.005
  const [wanted, got] = [fold(String(a)), fold(String(b))]
  if (wanted === got) return true
  const producer = fold(expected.producer ?? found.producer ?? '')
  const bare = (name: string) => name.replace(producer, '').replace(/ +/g, ' ').trim()
  return field === 'name' && producer !== '' && bare(wanted) === bare(got)
}

/** Strict: a value that the careful human left empty counts as wrong, also where it could be inferred. */
function compare(
  expected: readonly Expected[],
  found: (row: Expected, index: number) => ReadProduct | undefined,
) {
  const counts = new Map<Field, Counts>(
    fields.map((field) => [field, { right: 0, wrong: 0, missing: 0 }]),
  )
  for (const [index, row] of expected.entries()) {
    const product = found(row, index)
    for (const field of fields) {
      const count = counts.get(field)
      const [wanted, got] = [row[field] ?? null, product?.[field] ?? null]
      if (count === undefined || (wanted === null && got === null)) continue
      if (product !== undefined && wanted !== null && got !== null && isSame(field, row, product)) {
        count.right += 1
        continue
      }
      if (got !== null) count.wrong += 1
      if (wanted !== null) count.missing += 1
    }
  }
  return counts
}

const total = (counts: Iterable<Counts>): Counts => {
  const sum = { right: 0, wrong: 0, missing: 0 }
  for (const { right, wrong, missing } of counts) {
    sum.right += right
    sum.wrong += wrong
    sum.missing += missing
  }
  return sum
}

const table: string[] = []
const cell = (text: string, width: number) => text.padStart(width)

describe.skipIf(files.length === 0)(
  'real lists against what a careful human extracts (../shared/data/portfolios)',
  () => {
    test.each(files)('%s', async (file) => {
      const name = file.slice(0, -suffix.length)
      const { products: expected, total_products } = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      ) as { products: Expected[]; total_products: number }
      const reading = await readPortfolio(readFileSync(join(folder, name)), name)
      const byRow = new Map(reading.products.map((product) => [product.row, product]))
      const isPdf = name.endsWith('.pdf')
      const counts = compare(expected, (row, index) =>
        isPdf ? reading.products[index] : byRow.get(row.row),
      )
      const score = f1(total(counts.values()))
      table.push(
        [
          name.slice(0, 36).padEnd(36),
          cell(`${total_products}/${reading.total_products}`, 10),
          cell(score.toFixed(3), 6),
          ...fields.map((field) => cell(f1(counts.get(field) as Counts).toFixed(2), 7)),
        ].join(' '),
      )
      expect(score).toBeGreaterThanOrEqual(isPdf ? 0.85 : 0.97)
      expect(reading.total_products).toBe(total_products)
    })

    test('the table', () => {
      const heads = fields.map((field) => cell(field.replace(/_.*/, ''), 7)).join(' ')
      process.stdout.write(
        `\n${'file'.padEnd(36)}  expd/found     F1 ${heads}\n${table.join('\n')}\n`,
      )
      expect(table).toHaveLength(files.length)
    })
  },
)
