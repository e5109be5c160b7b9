import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readPortfolio } from '../../portfolio/reading/read-portfolio.ts'
import { summaryOf } from './match-lines.ts'
import { readTendersFile } from './read-tenders-file.ts'

const shared = (path: string) =>
  fileURLToPath(new URL(`../../../../shared/data/${path}`, import.meta.url))
const list = shared('portfolios/whiskyshop-2021.csv')
const tendersFile = shared('tenders.json')
const isThere = existsSync(list) && existsSync(tendersFile)

const listed = 1691

/** Names and prices of the shop's list, over and over: no column for kind, country, size or strength. */
async function spiritsList(): Promise<string> {
  const [head = '', ...lines] = (await readFile(list, 'utf8')).trim().split(/\r?\n/)
  const rows = Array.from({ length: listed }, (_, index) => lines[index % lines.length] ?? '')
  return [head, ...rows].join('\n')
}

it.skipIf(!isThere)(
  'finds few possible tenders for 1,691 spirits of unknown kind and origin (skipped where ../shared is absent)',
  async () => {
    const bytes = new TextEncoder().encode(await spiritsList())
    const { products } = await readPortfolio(bytes, 'spirits.csv')
    expect(products).toHaveLength(listed)
    expect(products.filter(({ country_code }) => country_code !== null)).toEqual([])
    const tenders = await readTendersFile(tendersFile)
    const { by_tender, counts } = summaryOf(tenders, products, { verdicts: null })

    // whichever hundred tenders are taken
    const possible = by_tender.map((one) => one.possible ?? 0).sort((a, b) => b - a)
    const worst = possible.slice(0, 100).reduce((sum, count) => sum + count, 0)
    expect(worst).toBeLessThanOrEqual(5000)
    expect(counts.incomplete).toBeGreaterThan(50_000)

    const partial = new Set(
      tenders.flatMap(({ id, completeness }) => (completeness === 'partial' ? [id] : [])),
    )
    const ofPartial = by_tender.filter(({ tender }) => partial.has(tender))
    expect(ofPartial.length).toBeGreaterThan(0)
    expect(ofPartial.filter(({ strong }) => strong !== 0)).toEqual([])
  },
  60_000,
)
