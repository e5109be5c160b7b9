import { describe, expect, it } from 'vitest'
import type { ProductEvidence } from '#domain/portfolio/evidence.ts'
import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import { blankProduct } from '#domain/portfolio/reading/blank-product.ts'
import type { ReadList } from './benchmark-lists.ts'
import type { WithConfidence } from './confidence.ts'
import { missedLimits } from './limits-of-reading.ts'
import { scoreReading } from './score-reading.ts'
import { byGroup, calibrationOf, summarise, wrongThoughSure } from './summarise.ts'

const sureOf = (values: Partial<Record<keyof ReadProduct, number>>): ProductEvidence => ({
  sheet: 0,
  table: 0,
  line: 2,
  place: null,
  values: Object.fromEntries(
    Object.entries(values).map(([field, confidence]) => [
      field,
      { confidence, column: 0, from: 'cell' as const },
    ]),
  ),
})

/** A list of one product, read right or not at all, by a reader that says how sure it is. */
function listOf(
  name: string,
  layout: string,
  isRight: boolean,
  confidence: number | null,
): ReadList {
  const truth = {
    file: name,
    language: 'en',
    total_products: 1,
    products: [{ row: 2, name: 'Barolo', vintage: 2019 }],
  }
  const product: WithConfidence = {
    ...blankProduct(2, 'Barolo'),
    vintage: isRight ? 2019 : 2018,
    ...(confidence === null ? {} : { evidence: sureOf({ vintage: confidence }) }),
  }
  const reading = { total_products: 1, products: [product], problems: [] }
  const groups = { language: ['en'], format: ['csv'], layout: [layout] }
  return {
    name,
    bytes: new Uint8Array(),
    groups,
    truth,
    reading,
    score: scoreReading(truth, reading),
  }
}
const many = (count: number, list: ReadList) => Array.from({ length: count }, () => list)

const good = listOf('a.csv', 'rows', true, 0.95)
const bad = listOf('b.csv', 'tiers', false, 0.95)
const real = [
  listOf('c.xlsx', 'spreadsheets and CSV', true, 0.95),
  listOf('d.pdf', 'documents', true, 0.95),
]

describe('the figures of several lists', () => {
  it('are of each list alike, and of each layout apart', () => {
    expect(summarise([good, bad])).toMatchObject({
      lists: 2,
      f1: 0.75,
      precision: 0.75,
      recall: 0.75,
    })
    expect(byGroup([good, bad], 'layout').get('tiers')?.f1).toBe(0.5)
  })

  it('say how often the reader is right where it is sure', () => {
    expect(calibrationOf([good, bad])?.at(-1)).toEqual({ from: 0.9, to: 1, values: 2, right: 1 })
    expect(wrongThoughSure([good, bad])).toBe(0.5)
    expect(byGroup([good, bad], 'layout').get('tiers')?.confidence).toEqual({
      sure: 1,
      sure_right: 0,
      doubtful: 0,
      doubtful_right: null,
    })
    expect(calibrationOf([listOf('a.csv', 'rows', true, null)])).toBeNull()
  })
})

describe('the limits', () => {
  it('are kept by a reader without a fault', () => {
    expect(missedLimits(many(12, good), real)).toEqual([])
  })

  it('are missed by a layout of ten lists that is read badly, and by false confidence', () => {
    const missed = missedLimits([...many(190, good), ...many(10, bad)], real)
    expect(missed).toEqual([
      'F1 of layout tiers: 0.500, at least 0.9 is asked',
      'wrong values among sure ones: 0.050, at most 0.02 is allowed',
    ])
    expect(missedLimits([...many(191, good), ...many(9, bad)], real)).toHaveLength(1)
  })

  it('are missed without confidence, without test data, and by a badly read real list', () => {
    const unsure = many(12, listOf('a.csv', 'rows', true, null))
    expect(missedLimits(unsure, real)).toEqual(['no confidence given'])
    expect(missedLimits(null, real)).toEqual(['the test data are not there'])
    const [sheet] = real as [ReadList]
    expect(
      missedLimits(many(12, good), [sheet, listOf('d.pdf', 'documents', false, 0.95)]),
    ).toEqual(['F1 of real documents: 0.500, at least 0.9 is asked'])
  })
})
