import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { cellText, type DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { scoreReading } from '../benchmark/score-reading.ts'
import { summarise } from '../benchmark/summarise.ts'
import { decodeCsv } from '../reading/decode-csv.ts'
import { decodeDocx } from '../reading/decode-docx.ts'
import { decodePdf } from '../reading/decode-pdf.ts'
import { decodeXls } from '../reading/decode-xls.ts'
import { decodeXlsx } from '../reading/decode-xlsx.ts'
import { readPortfolio } from '../reading/read-portfolio.ts'
import { type ExpectedProduct, scoredFields } from './expectation.ts'
import { cellarOf } from './item.ts'
import { languages } from './language.ts'
import { type MadeList, makeLists, planLists } from './make-list.ts'
import { type Family, traits } from './plan.ts'
import { readRealDrinks, winesFile } from './real-drinks.ts'

const isThere = existsSync(winesFile)
const seed = 2026
const count = 20
/** What is asked of the reader of any made lists, held here on few of them. */
const asked = { f1: 0.95, precision: 0.97, invented: 0.01 }

const decoders = {
  csv: decodeCsv,
  xls: decodeXls,
  xlsx: decodeXlsx,
  docx: decodeDocx,
  pdf: decodePdf,
} as const

const textsOf = (file: DecodedFile): string[] =>
  file.kind === 'sheets'
    ? file.sheets.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(cellText)))
    : file.lines.flatMap(({ pieces }) => pieces.map(({ text }) => text))

const digitsOf = (figure: string) => figure.replace(/\D/g, '').replace(/0+$/, '')

describe('plans of made lists', () => {
  it('have every language, format and layout family', () => {
    const plans = [...planLists(seed, 400)]
    expect(new Set(plans.map(({ language }) => language.code)).size).toBe(languages.length)
    expect(languages.length).toBeGreaterThanOrEqual(19)
    const formats = new Set(plans.map(({ format }) => format))
    expect([...formats].toSorted()).toEqual(['csv', 'docx', 'pdf', 'xls', 'xlsx'])
    const families = new Set<Family>(plans.flatMap((plan) => [plan.structure, ...plan.traits]))
    expect(traits.filter((trait) => !families.has(trait))).toEqual([])
    expect(families.size).toBe(traits.length + 9)
  })

  it('have the words of every language', () => {
    const [first, ...others] = languages
    for (const { code, headers, types, headings, words, lines } of others)
      for (const [key, table] of Object.entries({ headers, types, headings, words, lines }))
        expect([code, Object.keys(table).toSorted()]).toEqual([
          code,
          Object.keys(first?.[key as 'headers'] ?? {}).toSorted(),
        ])
  })
})

describe.skipIf(!isThere)(
  `made lists${isThere ? '' : ' (skipped: ../shared/data/vocabulary/wines.csv.gz is not there)'}`,
  () => {
    const lists: MadeList[] = []
    const again: MadeList[] = []
    beforeAll(async () => {
      const cellar = cellarOf(readRealDrinks() ?? [])
      for await (const list of makeLists(seed, count, cellar)) lists.push(list)
      for await (const list of makeLists(seed, count, cellar)) again.push(list)
    })

    it('are the same, byte by byte, for the same seed', () => {
      for (const [at, list] of lists.entries()) {
        expect(again[at]?.name).toBe(list.name)
        expect(Buffer.compare(list.bytes, again[at]?.bytes ?? new Uint8Array())).toBe(0)
        expect(again[at]?.truth).toEqual(list.truth)
      }
    })

    it('hold the names, years and prices of their truth', async () => {
      for (const { name, bytes, format, truth } of lists) {
        const texts = textsOf(await decoders[format](bytes))
        const words = new Set(texts.flatMap((text) => fold(text).split(' ')))
        const figures = new Set(
          texts.flatMap((text) => text.match(/\d[\d., ]*/g) ?? []).map(digitsOf),
        )
        expect(truth.products.length, name).toBe(truth.total_products)
        expect(truth.products.length, name).toBeGreaterThan(0)
        for (const product of truth.products) {
          const { vintage, price_amount } = product
          const absent = fold(product.name)
            .split(' ')
            .filter((word) => !words.has(word))
          expect([name, product.row, absent]).toEqual([name, product.row, []])
          if (typeof vintage === 'number') expect(words, name).toContain(String(vintage))
          if (typeof price_amount === 'number')
            expect([...figures], `${name} ${product.row}`).toContain(
              digitsOf(price_amount.toFixed(2)),
            )
        }
      }
    })

    it('number the rows of spreadsheets as the file does', async () => {
      const numbered = lists.filter(({ format }) => format !== 'pdf' && format !== 'docx')
      expect(numbered.length).toBeGreaterThan(3)
      for (const { name, bytes, format, truth } of numbered) {
        const file = await decoders[format](bytes)
        if (file.kind !== 'sheets') throw new Error(name)
        const transposed = name.includes('transposed')
        for (const product of transposed ? [] : truth.products) {
          const words = file.sheets.flatMap(({ rows }) =>
            rows
              .filter(({ number }) => number === product.row)
              .flatMap(({ cells }) => cells.flatMap((cell) => fold(cellText(cell)).split(' '))),
          )
          expect(words, `${name} ${product.row}`).toEqual(
            expect.arrayContaining(fold(product.name).split(' ')),
          )
        }
      }
    })

    it('are read without a fault by whoever reads their truth', () => {
      for (const { truth } of lists) {
        const products = truth.products.map(asRead)
        const reading = { total_products: products.length, products, problems: [] }
        expect(scoreReading(truth, reading).faults).toEqual([])
      }
    })

    it('are read as well as is asked', async () => {
      const read: { score: ReturnType<typeof scoreReading> }[] = []
      for (const { name, bytes, truth } of lists)
        read.push({ score: scoreReading(truth, await readPortfolio(bytes, name)) })
      const { f1, precision, invented } = summarise(read)
      expect(f1).toBeGreaterThanOrEqual(asked.f1)
      expect(precision).toBeGreaterThanOrEqual(asked.precision)
      expect(invented).toBeLessThanOrEqual(asked.invented)
    })
  },
)

/** A reader that makes no mistake. */
function asRead(product: ExpectedProduct) {
  const read = Object.fromEntries(scoredFields.map((field) => [field, product[field] ?? null]))
  return { ...read, row: product.row } as unknown as Awaited<
    ReturnType<typeof readPortfolio>
  >['products'][number]
}
