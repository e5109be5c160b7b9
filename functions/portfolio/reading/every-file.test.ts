import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readPortfolio } from './read-portfolio.ts'

const data = join(import.meta.dirname, '../../../../shared/data')
const folders = ['portfolios', 'assortments', 'assortments/vinmonopolet-launch-lists']
const readable = /\.(xlsx?|csv|tsv|pdf|docx?)(\.gz)?$/
const files = folders
  .map((folder) => join(data, folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => readable.test(path))

/** No text at all, or none of drinks: what these files must come to. */
const withoutProducts: Readonly<Record<string, string>> = {
  'promo-biere-spiritueux-image-only.pdf': 'image_only_pdf',
  // prints of paintings, not drinks
  'brutopia-pricelist.pdf': 'no_products_found',
}

/** Lists in which we find no product yet. A list that is read leaves this one. */
const unread: readonly string[] = [
  'chalet-bar.pdf',
  'fulana-vinos-cervezas.pdf',
  'gastropub-menu.docx',
  'koelnerhof-preisliste.pdf',
  'queen-peach-wine.pdf',
  'winelist-template.docx',
]

describe.skipIf(files.length === 0)('every real file is read in time (../shared/data)', () => {
  test.each(files.map((path) => [path.slice(data.length + 1), path]))('%s', async (_, path) => {
    const packed = path.endsWith('.gz')
    const bytes = packed ? gunzipSync(readFileSync(path)) : readFileSync(path)
    const name = path.replace(/\.gz$/, '').split('/').at(-1) ?? ''
    const started = performance.now()
    const reading = await readPortfolio(bytes, name)
    expect(performance.now() - started).toBeLessThan(25_000)
    const expected = withoutProducts[name]
    if (unread.includes(name)) expect(reading.total_products).toBe(0)
    else if (expected === undefined) expect(reading.total_products).toBeGreaterThan(0)
    else expect(reading.problems[0]?.code).toBe(expected)
    expect(reading.products).toHaveLength(reading.total_products)
    for (const product of reading.products) expect(product.name.trim()).not.toBe('')
  })
})
