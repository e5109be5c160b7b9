import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { f1, scoreReading } from '../benchmark/score-reading.ts'
import type { Expectation } from '../made-lists/expectation.ts'
import { readPortfolio } from './read-portfolio.ts'

const folder = join(import.meta.dirname, '../../../../shared/data/portfolios')
/**
 * The F1 that each labelled real list is read with at least; raised as the reader learns. What is
 * read well gives exactly its products; `npm run bench:reading -- --lists 0` says where each stands.
 */
const floors: Readonly<Record<string, number>> = {
  'alko-hinnasto-2025-cut.xlsx': 0.97,
  'basque-ilun.pdf': 0.7,
  'basque-zura.pdf': 0.75,
  'beer4all-cervezas.xlsx': 0.5,
  'bottle-rye-drinks.pdf': 0.95,
  'bouquet-wines-clearance.pdf': 0.84,
  'casa-amparo-vinos.pdf': 0.8,
  'champagne-vaucelle-exw.csv': 0.94,
  'damare-winelist.pdf': 0.97,
  'enoteca-italiana-listino-vini.csv': 0.97,
  'enoteca-senza-nome.csv': 0.94,
  'galeon-fichas-tecnicas.pdf': 0.84,
  'gin-collection-cut.csv': 0.97,
  'houseofwine-gr-cut.xlsx': 0.96,
  'juyeo-korean-liquor-cut.csv': 0.97,
  'kroken-ol-se.csv': 0.83,
  'louis-dressner-fob-2026-01.xlsx': 0.97,
  'montaner-puget-vins.xls': 0.88,
  'naturvin-winelist-dk-cut.pdf': 0.9,
  'orchard-sherry.pdf': 0.65,
  'orchard-wine.pdf': 0.97,
  'profu-de-vin-spirits.xlsx': 0.95,
  'profu-de-vin-wines.xlsx': 0.97,
  'royal-hideaway-vinos-mxn.csv': 0.97,
  'schwanen-weinkarte.pdf': 0.95,
  'sherry-lehmann-1974-cut.csv': 0.97,
  'sovino-vinhos-br.csv': 0.91,
  'troodos-wine.pdf': 0.83,
  'vinmonopolet-launch-2026-06-beer.xlsx': 0.97,
  'vinmonopolet-produkter-2015.csv': 0.97,
  'vinnaya-karta-ru.xlsx': 0.89,
  'vinoteca-ar-lista-precios.xlsx': 0.97,
  'west-bengal-beer-mrp.pdf': 0.97,
  'yiofish-vini.pdf': 0.6,
}
/** From here on a list counts as read: none of its products is missing, none invented. */
const readRight = 0.84
const isThere = existsSync(folder)

describe.skipIf(!isThere)(
  'real lists against what a careful human extracts (../shared/data/portfolios)',
  () => {
    test.each(Object.entries(floors))('%s', async (name, floor) => {
      const expectation = JSON.parse(
        readFileSync(join(folder, `${name}.expected.json`), 'utf8'),
      ) as Expectation
      const reading = await readPortfolio(readFileSync(join(folder, name)), name)
      const { total, faults } = scoreReading(expectation, reading)
      expect(f1(total), faults.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(floor)
      if (floor >= readRight) expect(reading.total_products).toBe(expectation.total_products)
    })
  },
)
