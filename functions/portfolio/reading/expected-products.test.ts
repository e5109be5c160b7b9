import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { f1, scoreReading } from '../benchmark/score-reading.ts'
import type { Expectation } from '../made-lists/expectation.ts'
import { readPortfolio } from './read-portfolio.ts'

const folder = join(import.meta.dirname, '../../../../shared/data/portfolios')
/**
 * The F1 that each labelled real list is read with at least, just below what is reached; raised as the reader
 * learns. `npm run bench:reading -- --lists 0 --worst 40` says where each stands.
 */
const floors: Readonly<Record<string, number>> = {
  'alko-hinnasto-2025-cut.xlsx': 0.98,
  'basque-ilun.pdf': 0.99,
  'basque-zura.pdf': 0.99,
  'beer4all-cervezas.xlsx': 0.52,
  'bottle-rye-drinks.pdf': 0.96,
  'bouquet-wines-clearance.pdf': 0.99,
  'casa-amparo-vinos.pdf': 0.81,
  'champagne-vaucelle-exw.csv': 0.94,
  'damare-winelist.pdf': 0.99,
  'enoteca-italiana-listino-vini.csv': 0.98,
  'enoteca-senza-nome.csv': 0.94,
  'galeon-fichas-tecnicas.pdf': 0.95,
  'gin-collection-cut.csv': 0.99,
  'houseofwine-gr-cut.xlsx': 0.96,
  'juyeo-korean-liquor-cut.csv': 0.98,
  'kroken-ol-se.csv': 0.97,
  'louis-dressner-fob-2026-01.xlsx': 0.98,
  'montaner-puget-vins.xls': 0.88,
  'naturvin-winelist-dk-cut.pdf': 0.92,
  'orchard-sherry.pdf': 0.97,
  'orchard-wine.pdf': 0.98,
  'profu-de-vin-spirits.xlsx': 0.95,
  'profu-de-vin-wines.xlsx': 0.99,
  'royal-hideaway-vinos-mxn.csv': 0.99,
  'schwanen-weinkarte.pdf': 0.95,
  'sherry-lehmann-1974-cut.csv': 0.99,
  'sovino-vinhos-br.csv': 0.91,
  'troodos-wine.pdf': 0.9,
  'vinmonopolet-launch-2026-06-beer.xlsx': 0.99,
  'vinmonopolet-produkter-2015.csv': 0.99,
  'vinnaya-karta-ru.xlsx': 0.89,
  'vinoteca-ar-lista-precios.xlsx': 0.99,
  'west-bengal-beer-mrp.pdf': 0.97,
  'world-wine-price-list-kr.xlsx': 0.97,
  'yiofish-vini.pdf': 0.7,
}
/** Of these products are missing or invented; all others give exactly theirs. */
const miscounted: ReadonlySet<string> = new Set([
  'beer4all-cervezas.xlsx',
  'kroken-ol-se.csv',
  'troodos-wine.pdf',
  'yiofish-vini.pdf',
])
const isThere = existsSync(folder)

describe.skipIf(!isThere)(
  'real lists against what a careful human extracts (../shared/data/portfolios)',
  () => {
    test('each labelled list has a floor', () => {
      const labelled = readdirSync(folder).flatMap((file) =>
        file.endsWith('.expected.json') ? [file.slice(0, -'.expected.json'.length)] : [],
      )
      expect(Object.keys(floors).toSorted()).toEqual(labelled.toSorted())
    })

    test.each(Object.entries(floors))('%s', async (name, floor) => {
      const expectation = JSON.parse(
        readFileSync(join(folder, `${name}.expected.json`), 'utf8'),
      ) as Expectation
      const reading = await readPortfolio(readFileSync(join(folder, name)), name)
      const { total, faults } = scoreReading(expectation, reading)
      expect(f1(total), faults.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(floor)
      if (!miscounted.has(name)) expect(reading.total_products).toBe(expectation.total_products)
    })
  },
)
