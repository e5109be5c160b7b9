import { describe, expect, it } from 'vitest'
import type { ProductFacts, ProductPrice } from '../../portfolio/product.ts'
import type { PriceLimit } from '../../tenders/criterion.ts'
import { criterion, inNorway, stating } from '../product-for-tests.ts'
import { comparePrice } from './price.ts'

const limit = (contents: Partial<PriceLimit>): PriceLimit => ({
  basis: 'ex_works',
  currency: 'EUR',
  min_minor: null,
  max_minor: null,
  max_inclusive: true,
  min_inclusive: true,
  per_volume_ml: null,
  ...contents,
})
const price = (contents: Partial<ProductPrice>): ProductPrice => ({
  amount_minor: 1000,
  currency: 'EUR',
  per: 'unit',
  units_per_case: null,
  basis: 'ex_works',
  raw: null,
  ...contents,
})
const inSweden = { ...inNorway, market: 'SE' as const, priceModel: null }
const answer = (
  limits: Partial<PriceLimit>[],
  product: Partial<ProductPrice>,
  facts: Partial<ProductFacts> = {},
  context = inNorway,
) =>
  comparePrice(
    criterion('price', { any_of: limits.map(limit) }),
    stating({ price: price(product), ...facts }),
    context,
  )

describe('near: above the maximum or below the minimum by at most 10 %', () => {
  it.each<[string, Partial<PriceLimit>, number, string, number | null]>([
    ['max 10 incl.', { max_minor: 1000 }, 1000, 'met', null],
    ['max 10 incl.', { max_minor: 1000 }, 1001, 'near', 1],
    ['max 10 incl.', { max_minor: 1000 }, 1100, 'near', 100],
    ['max 10 incl.', { max_minor: 1000 }, 1101, 'not_met', 101],
    ['<10', { max_minor: 1000, max_inclusive: false }, 999, 'met', null],
    ['<10, exactly', { max_minor: 1000, max_inclusive: false }, 1000, 'near', 0],
    ['<10', { max_minor: 1000, max_inclusive: false }, 1100, 'near', 100],
    ['min 10', { min_minor: 1000 }, 1000, 'met', null],
    ['min 10', { min_minor: 1000 }, 900, 'near', 100],
    ['min 10', { min_minor: 1000 }, 899, 'not_met', 101],
    ['>10, exactly', { min_minor: 1000, min_inclusive: false }, 1000, 'near', 0],
    ['8 - <10', { min_minor: 800, max_minor: 1000, max_inclusive: false }, 900, 'met', null],
    ['fixed 10', { min_minor: 1000, max_minor: 1000 }, 1000, 'met', null],
    ['fixed 10', { min_minor: 1000, max_minor: 1000 }, 1050, 'near', 50],
  ])('%s', (_words, one, amount_minor, status, gap) => {
    const finding = answer([one], { amount_minor })
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
    if (gap !== null) expect(finding.gap).toMatchObject({ unit: 'minor_units', currency: 'EUR' })
  })
})

it('takes any of several published prices', () => {
  const segments = [{ max_minor: 250 }, { min_minor: 350, max_minor: 400 }]
  expect(answer(segments, { amount_minor: 200 }).status).toBe('met')
  expect(answer(segments, { amount_minor: 360 }).status).toBe('met')
  expect(answer(segments, { amount_minor: 260 })).toMatchObject({
    status: 'near',
    gap: { amount: 10 },
  })
  expect(answer(segments, { amount_minor: 300 })).toMatchObject({ status: 'not_met' })
})

describe('one limit said twice: on the shelf and, for the same size, ex works', () => {
  // the published limits of a tender for cans of 250 ml
  const twice = [
    { basis: 'retail', currency: 'SEK', max_minor: 4900, per_volume_ml: 250 },
    { basis: 'ex_works', currency: 'EUR', max_minor: 160, per_volume_ml: 250 },
  ] as const
  const can = { volume_ml: 250 }

  it('is decided on the basis of the price, the shelf price being unknown', () => {
    expect(answer([...twice], { amount_minor: 160 }, can).status).toBe('met')
    expect(answer([...twice], { amount_minor: 161 }, can)).toMatchObject({
      status: 'near',
      gap: { amount: 1, currency: 'EUR' },
    })
    expect(answer([...twice], { amount_minor: 690 }, { volume_ml: 750 })).toMatchObject({
      status: 'not_met',
      changeable: false,
      gap: { amount: 70, currency: 'EUR' },
    })
  })

  it('is decided by whichever can be compared where none is on that basis', () => {
    const shelf = { amount_minor: 5600, currency: 'SEK', basis: 'retail' } as const
    expect(answer([...twice], shelf, can, inSweden).status).toBe('not_met')
    expect(answer([...twice], { basis: 'other' }, can).status).toBe('unknown')
  })

  it('says where the ladder contradicts the published ex works price', () => {
    const context = (shelf: number) => ({
      ...inSweden,
      priceModel: () => ({ ok: true, amount_minor: shelf, currency: 'SEK' }) as const,
    })
    const noted = (amount_minor: number, shelf: number) =>
      answer([...twice], { amount_minor }, can, context(shelf))
    expect(noted(160, 4900)).toMatchObject({ status: 'met', notes: [] })
    expect(noted(160, 5400)).toMatchObject({ status: 'met', notes: ['shelf_limit_exceeded'] })
    expect(noted(161, 4900)).toMatchObject({ status: 'near', notes: ['shelf_limit_kept'] })
  })

  it('is a choice where the sizes differ', () => {
    const sizes = [
      { max_minor: 160, per_volume_ml: 250 },
      { basis: 'retail', currency: 'SEK', max_minor: 8900, per_volume_ml: 750 },
    ] as const
    expect(answer([...sizes], { amount_minor: 161 }, can).status).toBe('unknown')
  })
})

describe('what the price is for', () => {
  it('divides a price per case only when the case size is known', () => {
    const twelve = { amount_minor: 12_000, per: 'case', units_per_case: 12 } as const
    expect(answer([{ max_minor: 1000 }], twelve)).toMatchObject({
      status: 'met',
      notes: ['case_price_divided'],
    })
    expect(answer([{ max_minor: 1000 }], { ...twelve, units_per_case: null })).toMatchObject({
      status: 'unknown',
      remedy: { key: 'state_case_size' },
    })
  })

  it('counts an unqualified list price as ex works per unit, and says so', () =>
    expect(answer([{ max_minor: 1000 }], { per: null, basis: null })).toMatchObject({
      status: 'met',
      notes: ['price_taken_as_per_unit', 'price_taken_as_ex_works'],
    }))

  it('turns a price per litre into one per unit through the volume', () => {
    const perLitre = { amount_minor: 400, per: 'litre' } as const
    expect(answer([{ max_minor: 1000 }], perLitre, { volume_ml: 3000 }).status).toBe('not_met')
    expect(answer([{ max_minor: 1200 }], perLitre, { volume_ml: 3000 }).status).toBe('met')
    expect(answer([{ max_minor: 1200 }], perLitre)).toMatchObject({
      status: 'unknown',
      remedy: { field: 'volume_ml' },
    })
  })

  it('compares at the reference volume', () => {
    const per50cl = { max_minor: 1000, per_volume_ml: 500 }
    expect(answer([per50cl], { amount_minor: 1500 }, { volume_ml: 750 }).status).toBe('met')
    expect(answer([per50cl], { amount_minor: 1501 }, { volume_ml: 750 }).status).toBe('near')
    expect(answer([per50cl], { amount_minor: 1500 }).status).toBe('unknown')
  })

  it.each([
    ['no price', { price: null }],
    ['no currency', { price: price({ currency: null }) }],
    ['a currency without a rate', { price: price({ currency: 'MXN' }) }],
    ['a shop price', { price: price({ basis: 'retail' }) }],
    ['a restaurant price', { price: price({ basis: 'other' }) }],
  ])('%s is unknown', (_words, facts) =>
    expect(answer([{ max_minor: 1 }], {}, facts)).toMatchObject({
      status: 'unknown',
      remedy: { field: 'price' },
    }),
  )
})

describe('currencies and terms', () => {
  it('converts at the dated rate', () => {
    // 30 June 2025: EUR 1 = SEK 11.1465
    expect(answer([{ max_minor: 1000 }], { amount_minor: 11_146, currency: 'SEK' })).toMatchObject({
      status: 'met',
      notes: ['currency_converted'],
    })
    expect(answer([{ max_minor: 1000 }], { amount_minor: 11_147, currency: 'SEK' }).status).toBe(
      'near',
    )
  })

  it('takes a FOB price as an upper bound of ex works, and ex works as a lower bound of FOB', () => {
    const fob = { amount_minor: 1000, basis: 'fob' } as const
    expect(answer([{ max_minor: 1000 }], fob).status).toBe('met')
    expect(answer([{ max_minor: 999 }], fob)).toMatchObject({
      status: 'unknown',
      remedy: { key: 'state_ex_works_price' },
    })
    const fobLimit = { basis: 'fob', max_minor: 1000 } as const
    expect(answer([fobLimit], { amount_minor: 900 })).toMatchObject({
      status: 'unknown',
      remedy: { key: 'state_fob_price' },
    })
    expect(answer([fobLimit], { amount_minor: 1200 }).status).toBe('not_met')
    expect(answer([fobLimit], { amount_minor: 1000, basis: 'fob' }).status).toBe('met')
  })
})

describe('a retail limit', () => {
  const retail = {
    basis: 'retail',
    currency: 'NOK',
    max_minor: 30_000,
    max_inclusive: false,
  } as const

  it('stays unknown without a price model, and says why', () =>
    expect(answer([retail], {})).toMatchObject({
      status: 'unknown',
      notes: ['shelf_price_not_computed'],
    }))

  it('is compared with what the price model gives', () => {
    const modelling = (amount_minor: number) => ({
      ...inNorway,
      priceModel: () => ({ ok: true, amount_minor, currency: 'NOK' }) as const,
    })
    expect(answer([retail], {}, {}, modelling(29_990))).toMatchObject({
      status: 'met',
      notes: ['shelf_price_modelled'],
    })
    expect(answer([retail], {}, {}, modelling(30_000))).toMatchObject({
      status: 'near',
      gap: { amount: 0 },
    })
  })

  it.each(['not_computed', 'outdated', 'small_pack'] as const)(
    'is neither met nor missed without a figure: %s',
    (reason) => {
      const context = {
        ...inNorway,
        priceModel: () => ({ ok: false, missing_field: null, reason }) as const,
      }
      expect(answer([retail], {}, {}, context)).toMatchObject({
        status: 'unknown',
        remedy: { key: 'check_yourself', field: 'price' },
        notes: [`shelf_price_${reason}`],
      })
    },
  )

  it('counts by the figures of the first day of sale', () => {
    const context = {
      ...inNorway,
      sale_start: '2027-05-01',
      priceModel: ({ day }: { day: string }) =>
        ({
          ok: true,
          amount_minor: day === '2027-05-01' ? 29_000 : 31_000,
          currency: 'NOK',
        }) as const,
    }
    expect(answer([retail], {}, {}, context).status).toBe('met')
  })

  it.each(['volume_ml', 'alcohol_tenths'] as const)('names %s when the model needs it', (field) => {
    const context = {
      ...inNorway,
      priceModel: () => ({ ok: false, missing_field: field }) as const,
    }
    expect(answer([retail], {}, {}, context)).toMatchObject({
      status: 'unknown',
      remedy: { key: 'state_field', field },
    })
  })

  it('takes a retail price in the market\u2019s own currency as the shelf price', () => {
    const shelf = { amount_minor: 29_900, currency: 'NOK', basis: 'retail' } as const
    expect(answer([retail], shelf)).toMatchObject({
      status: 'met',
      notes: ['price_taken_as_shelf_price'],
    })
    expect(answer([retail], { ...shelf, currency: 'SEK' }).status).toBe('unknown')
  })
})
