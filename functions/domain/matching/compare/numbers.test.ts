import { describe, expect, it } from 'vitest'
import { criterion, stating } from '../product-for-tests.ts'
import { compareAlcohol } from './alcohol.ts'
import { compareQuantity } from './quantity.ts'
import { compareSize } from './size.ts'
import { compareSugar } from './sugar.ts'

describe('alcohol: near outside by at most 0.3 % vol', () => {
  const asked = criterion('alcohol', { min_tenths: 50, max_tenths: 58 })
  it.each([
    [50, 'met', null],
    [58, 'met', null],
    [59, 'near', 1],
    [61, 'near', 3],
    [62, 'not_met', 4],
    [49, 'near', 1],
    [47, 'near', 3],
    [46, 'not_met', 4],
    [null, 'unknown', null],
  ])('%s tenths: %s', (alcohol_tenths, status, gap) => {
    const finding = compareAlcohol(asked, stating({ alcohol_tenths }))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
    if (status !== 'met') expect(finding.remedy?.field).toBe('alcohol_tenths')
  })

  it('takes a missing bound as open', () => {
    const atLeast = criterion('alcohol', { min_tenths: 120, max_tenths: null })
    expect(compareAlcohol(atLeast, stating({ alcohol_tenths: 999 })).status).toBe('met')
  })
})

describe('sugar: near outside by at most 1.0 g/l', () => {
  const asked = criterion('sugar', { min_mg_l: null, max_mg_l: 3000 })
  it.each([
    [0, 'met', null],
    [3000, 'met', null],
    [3001, 'near', 1],
    [4000, 'near', 1000],
    [4001, 'not_met', 1001],
    [null, 'unknown', null],
  ])('%s mg/l: %s', (sugar_mg_l, status, gap) => {
    const finding = compareSugar(asked, stating({ sugar_mg_l }))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
  })
})

describe('quantity: near from 80 % of the minimum', () => {
  const bottles = criterion('quantity', { minimum: 40_000, unit: 'units' })
  it.each([
    [40_000, 'met', null],
    [39_999, 'near', 1],
    [32_000, 'near', 8_000],
    [31_999, 'not_met', 8_001],
    [0, 'not_met', 40_000],
    [null, 'unknown', null],
  ])('%s bottles of 40 000: %s', (quantity_available, status, gap) => {
    const finding = compareQuantity(bottles, stating({ quantity_available }))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
  })

  const litres = criterion('quantity', { minimum: 8_000, unit: 'litres' })
  it.each([
    [32_000, 250, 'met', null],
    [31_999, 250, 'near', 0.25],
    [25_600, 250, 'near', 1_600],
    [25_599, 250, 'not_met', 1_600.25],
    [10_667, 750, 'met', null],
    [10_666, 750, 'near', 0.5],
    [32_000, null, 'unknown', null],
  ])('%s units of %s ml for 8 000 litres: %s', (quantity_available, volume_ml, status, gap) => {
    const finding = compareQuantity(litres, stating({ quantity_available, volume_ml }))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
    if (status === 'unknown') expect(finding.remedy?.field).toBe('volume_ml')
  })
})

describe('size: any of the published sizes, never near', () => {
  const asked = criterion('size', { any_of_ml: [750, 1500], launched_together: true })
  it.each([
    [750, 'met', null],
    [1500, 'met', null],
    [700, 'not_met', 50],
    [1000, 'not_met', 250],
    [null, 'unknown', null],
  ])('%s ml: %s', (volume_ml, status, gap) => {
    const finding = compareSize(asked, stating({ volume_ml }))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
  })

  it('says that other sizes are launched together, only where there are', () => {
    expect(compareSize(asked, stating({ volume_ml: 750 })).notes).toEqual([
      'other_sizes_launched_together',
    ])
    const one = criterion('size', { any_of_ml: [750, 1500], launched_together: false })
    expect(compareSize(one, stating({ volume_ml: 750 })).notes).toEqual([])
  })
})
