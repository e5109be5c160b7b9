import { describe, expect, it } from 'vitest'
import { containers } from '../../vocabulary/kinds.ts'
import type { LadderInput } from '../ladder.ts'
import { packagingOf } from '../packaging.ts'
import { computeLadder } from '../price-ladder.ts'
import { highestExWorks } from '../price-line.ts'

const wine = { drink: 'wine', abv: 13, litres: 0.75, day: '2026-06-01' } as const
const noImporter = { freight: 0, importer_margin_percent: 0 }
const ladderOf = (input: Partial<LadderInput>) =>
  computeLadder('NO', { ...wine, ex_works: 80.67, assumptions: noImporter, ...input })
const taxOf = (input: Partial<LadderInput>) => {
  const amounts = ladderOf(input)
    .steps.filter(({ key }) => key.startsWith('packaging_'))
    .map(({ key, amount }) => [key, amount === null ? null : Math.round(amount * 10_000) / 10_000])
  return Object.fromEntries(amounts)
}
const sumOf = (input: Partial<LadderInput>) =>
  Object.values(taxOf(input)).reduce((sum: number, amount) => sum + Number(amount ?? Number.NaN), 0)

describe('the tax on the packaging, by hand', () => {
  it.each([
    // what Vinmonopolet published for 2021, to the øre
    ['glass', '2021-06-01', 1.27, undefined, 1.27],
    ['plastic', '2021-06-01', 1.27, 0.4125, 1.68], // 3.75 * 11 %
    ['metal', '2021-06-01', 1.27, 0.682, 1.95], // 6.20 * 11 %
    ['carton', '2021-06-01', 1.27, 0.1071, 1.38], // 1.53 * 7 %
    // the worked example of 2025: glass with full return share
    ['glass', '2025-06-01', 1.42, undefined, 1.42],
    // the model of 2026
    ['glass', '2026-06-01', 1.45, undefined, 1.45],
    ['metal', '2026-06-01', 1.45, undefined, 1.45],
    ['plastic', '2026-06-01', 1.45, 0.5551, 2.01], // 4.27 * 13 %
    ['carton', '2026-06-01', 1.45, 0.1044, 1.55], // 1.74 * 6 %
  ] as const)('%s on %s', (packaging, day, basic, environmental, published) => {
    expect(taxOf({ packaging, day })).toEqual({
      packaging_basic_tax: basic,
      ...(environmental !== undefined && { packaging_environmental_tax: environmental }),
    })
    expect(Math.round(sumOf({ packaging, day }) * 100) / 100).toBe(published)
  })

  it.each([
    // nothing is known of the shares of 2024 and 2025: nothing is taken off
    ['metal', '2025-06-01', undefined, 1.42 + 6.91],
    ['plastic', '2025-06-01', undefined, 1.42 + 4.18],
    ['carton', '2024-06-01', undefined, 1.38 + 1.65],
    // 6.91 * 10 %, 4.18 * 75 %, and below a quarter nothing is taken off
    ['metal', '2025-06-01', 90, 1.42 + 0.691],
    ['plastic', '2025-06-01', 25, 1.42 + 3.135],
    ['plastic', '2025-06-01', 24.9, 1.42 + 4.18],
    ['metal', '2025-06-01', 94.9, 1.42 + 0.352_41],
    ['metal', '2025-06-01', 95, 1.42],
    ['glass', '2026-06-01', 0, 1.45 + 7.06],
  ] as const)('%s on %s with a share of %s', (packaging, day, packaging_return_share, sum) => {
    const own = packaging_return_share === undefined ? {} : { packaging_return_share }
    expect(sumOf({ packaging, day, assumptions: { ...noImporter, ...own } })).toBeCloseTo(sum, 3)
  })

  it('of a can in the deposit system is the basic tax, whatever the day', () => {
    for (const [day, basic] of [
      ['2023-06-01', 1.33],
      ['2025-06-01', 1.42],
    ] as const) {
      const input = { day, deposit_pack: 'can' } as const
      expect(taxOf(input)).toEqual({ packaging_basic_tax: basic })
      expect(ladderOf(input).packaging).toMatchObject({ material: 'metal', isAssumed: false })
    }
  })

  // 199.904 of Vinmonopolet's own example, and (2.0051 - 1.45) * 1.25 = 0.694 more in a box
  it('reaches the shelf, and back', () => {
    expect(ladderOf({ packaging: 'glass' }).shelf_price).toBe(199.9)
    expect(ladderOf({ packaging: 'plastic' }).shelf_price).toBe(200.6)
    const pack = { ...wine, market: 'NO', currency: 'NOK', assumptions: noImporter } as const
    // one krone of purchase price is 1.21 * 1.25 on the shelf: 0.694 / 1.5125 = 0.459 less for it
    expect(highestExWorks({ ...pack, packaging: 'glass' }, 199.9)).toEqual({
      ok: true,
      minor: 8067,
    })
    expect(highestExWorks({ ...pack, packaging: 'plastic' }, 199.9)).toEqual({
      ok: true,
      minor: 8021,
    })
  })
})

describe('what the ladder assumes', () => {
  it('is a glass bottle where nobody says what the container is', () => {
    expect(ladderOf({}).packaging).toMatchObject({
      material: 'glass',
      isAssumed: true,
      return_share: 95,
      figure: { from: '2026-01-01', status: 'derived' },
    })
    expect(ladderOf({ packaging: 'glass' }).packaging).toMatchObject({ isAssumed: false })
  })

  it('is no return where the share of the day is not known', () => {
    expect(ladderOf({ packaging: 'plastic', day: '2025-06-01' }).packaging).toEqual({
      material: 'plastic',
      isAssumed: false,
      return_share: null,
      figure: null,
    })
  })

  it('gives way to the tax or the share that the reader says', () => {
    const own = { ...noImporter, packaging_tax: 3 }
    expect(taxOf({ packaging: 'plastic', assumptions: own })).toEqual({ packaging_tax: 3 })
    expect(ladderOf({ assumptions: own }).packaging).toBeNull()
    const share = { ...noImporter, packaging_return_share: 50 }
    expect(ladderOf({ packaging: 'carton', assumptions: share }).packaging).toMatchObject({
      return_share: 50,
      figure: null,
    })
  })

  it('is nothing of a keg, of which nobody says how it is taxed, and nothing of a year without rates', () => {
    expect(ladderOf({ packaging: 'other' })).toMatchObject({
      shelf_price: null,
      packaging: null,
      missing: [{ key: 'packaging_tax', reason: 'not_published' }],
    })
    const next = ladderOf({ packaging: 'plastic', day: '2027-01-01' })
    expect(next.missing.filter(({ key }) => key === 'packaging_tax')).toMatchObject([
      { reason: 'ended', last: { value: 1.45, until: '2026-12-31' } },
    ])
    expect(next.packaging).toBeNull()
  })

  it('knows each container of lists and offers', () => {
    expect(containers.map((container) => [container, packagingOf(container)])).toEqual([
      ['glass_bottle', 'glass'],
      ['light_glass_bottle', 'glass'],
      ['bag_in_box', 'plastic'],
      ['pouch', 'plastic'],
      ['pet', 'plastic'],
      ['rpet', 'plastic'],
      ['aluminium_can', 'metal'],
      ['paper_bottle', 'carton'],
      ['carton', 'carton'],
      ['keg', 'other'],
      ['other', 'other'],
    ])
    expect(packagingOf(null)).toBeNull()
  })
})
