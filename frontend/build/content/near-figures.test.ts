import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { nearLimits, reachLimits } from '#domain/matching/near-limits.ts'
import { locales } from '#domain/shared/locale.ts'
import { contentFolder } from './content-files.ts'

const figures = {
  price: nearLimits.price_percent,
  alcohol: nearLimits.alcohol_tenths / 10,
  sugar: nearLimits.sugar_mg_l / 1000,
  container_weight: nearLimits.container_weight_percent,
  quantity: nearLimits.quantity_percent_of_minimum,
  grape_share: nearLimits.grape_share_points,
}

/** `1.0` and `1,0` alike. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')))

it.each(locales)('in %s the guide to matching tells the limits of the engine', (locale) => {
  const page = readFileSync(
    path.join(contentFolder, 'resources/how-matching-works', `${locale}.md`),
    'utf8',
  )
  const tables = page.split(/\n\n/).filter((block) => block.startsWith('|'))
  const ofNear = tables.find((table) => numbersIn(table).length === Object.keys(figures).length)
  expect(numbersIn(ofNear ?? '')).toEqual(Object.values(figures))
  const reach = [reachLimits.price_percent, reachLimits.quantity_percent_of_minimum]
  expect(page.split('\n').map((line) => numbersIn(line).join())).toContain(reach.join())
})
