import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { countPriceLimits } from './count-price-limits.ts'
import { priceLimitsFile } from './price-limits-file.ts'

const { file, text } = priceLimitsFile()

it('keeps the limits as the tenders say them: npm run write-price-limits', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text))
})

it('counts enough tenders of each wine to draw them', () => {
  const { wines, sources } = countPriceLimits()
  for (const { category, limits } of wines) expect(limits.length, category).toBeGreaterThan(9)
  expect(sources).toHaveLength(4)
})
