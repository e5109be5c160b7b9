import { describe, expect, it } from 'vitest'
import type { ProductFacts, ProductPrice } from '../portfolio/product.ts'
import type { Criterion, CriterionKind } from '../tenders/criterion.ts'
import { evaluate } from './match-product.ts'
import { criterion, inNorway, stating } from './product-for-tests.ts'
import { scoreOf } from './score-of.ts'
import type { Status } from './verdict.ts'
import { missesOnlyPrice, tallyOf, verdictOf } from './verdict-of.ts'

type Said = Status | 'within_reach' | 'not_understood'
type Answer = [kind: CriterionKind, said: Said, required?: boolean]
const results = (answers: Answer[]) =>
  answers.map(([kind, said, required = true]) => ({
    kind,
    required,
    status: statusOf(said),
    changeable: said === 'within_reach',
    remedy:
      statusOf(said) === 'unknown'
        ? { key: said === 'unknown' ? 'state_field' : 'check_yourself', field: null }
        : null,
  }))
const statusOf = (said: Said): Status =>
  said === 'within_reach' ? 'not_met' : said === 'not_understood' ? 'unknown' : said
const whole = { mayBeStrong: true }

describe('verdict of a pair', () => {
  it.each<[string, Answer[], string]>([
    [
      'all met',
      [
        ['category', 'met'],
        ['size', 'met'],
      ],
      'strong',
    ],
    [
      'one unknown',
      [
        ['category', 'met'],
        ['price', 'unknown'],
      ],
      'possible',
    ],
    [
      'one near',
      [
        ['category', 'met'],
        ['alcohol', 'near'],
        ['price', 'unknown'],
      ],
      'near',
    ],
    [
      'several near',
      [
        ['alcohol', 'near'],
        ['sugar', 'near'],
      ],
      'near',
    ],
    [
      'one not met that can be changed',
      [
        ['category', 'met'],
        ['size', 'within_reach'],
      ],
      'near',
    ],
    [
      'and another near',
      [
        ['alcohol', 'near'],
        ['size', 'within_reach'],
      ],
      'near',
    ],
    [
      'and another unknown',
      [
        ['grapes', 'unknown'],
        ['price', 'within_reach'],
      ],
      'near',
    ],
    ['the product has no category', [['category', 'unknown']], 'incomplete'],
    [
      'the product has no origin, and more is unknown',
      [
        ['category', 'met'],
        ['origin', 'unknown'],
        ['price', 'unknown'],
      ],
      'incomplete',
    ],
    [
      'the product has no origin, and something is near: no contradiction',
      [
        ['origin', 'unknown'],
        ['price', 'near'],
      ],
      'incomplete',
    ],
    [
      'the product has no origin, and its size is another one',
      [
        ['origin', 'unknown'],
        ['size', 'within_reach'],
      ],
      'none',
    ],
    [
      'the origin that the tender asks for is not understood',
      [
        ['category', 'met'],
        ['origin', 'not_understood'],
      ],
      'none',
    ],
    [
      'the appellation that the tender asks for is not understood, the country is right',
      [
        ['category', 'met'],
        ['origin', 'met'],
        ['origin', 'not_understood'],
      ],
      'possible',
    ],
    [
      'the appellation is not understood, and the product has no country',
      [
        ['category', 'met'],
        ['origin', 'unknown'],
        ['origin', 'not_understood'],
      ],
      'incomplete',
    ],
    [
      'the category that the tender asks for is not understood',
      [
        ['category', 'not_understood'],
        ['size', 'near'],
      ],
      'none',
    ],
    [
      'a later vintage and all else met',
      [
        ['category', 'met'],
        ['vintage', 'within_reach'],
      ],
      'near',
    ],
    [
      'two that can be changed',
      [
        ['size', 'within_reach'],
        ['price', 'within_reach'],
      ],
      'none',
    ],
    [
      'one that cannot be changed',
      [
        ['category', 'met'],
        ['origin', 'not_met'],
      ],
      'none',
    ],
    ['alcohol cannot be changed', [['alcohol', 'not_met']], 'none'],
    [
      'preferred ones do not enter',
      [
        ['category', 'met'],
        ['text', 'unknown', false],
      ],
      'strong',
    ],
    [
      'not even contradicted',
      [
        ['category', 'met'],
        ['quantity', 'not_met', false],
      ],
      'strong',
    ],
    ['nothing required', [['text', 'unknown', false]], 'strong'],
  ])('%s', (_words, answers, verdict) =>
    expect(verdictOf(tallyOf(results(answers)), whole)).toBe(verdict),
  )

  it('is at most possible where more may be asked than is known', () => {
    expect(verdictOf(tallyOf(results([['size', 'met']])), { mayBeStrong: false })).toBe('possible')
    expect(verdictOf(tallyOf(results([['size', 'near']])), { mayBeStrong: false })).toBe('near')
  })
})

describe('what a strong match takes of the tender', () => {
  const red = criterion('category', { any_of: ['red_wine'], subtypes: [] })
  const size = criterion('size', { any_of_ml: [750], launched_together: false })
  const given = (criteria: Criterion[], completeness: 'full' | 'partial' = 'full') => {
    const asked = { ...inNorway, completeness, criteria }
    const product = stating({ categories: ['red_wine'], country_code: 'FR', volume_ml: 750 })
    return evaluate(asked, product, inNorway).verdict
  }

  it.each<[string, string, string]>([
    ['a full record with a category', given([red, size]), 'strong'],
    ['a part of what was published', given([red, size], 'partial'), 'possible'],
    ['no category', given([size]), 'possible'],
    [
      'a category that was not understood',
      given([{ ...red, any_of: [], unread: ['Flurbel'] }, size]),
      'none',
    ],
    ['no requirement at all', given([]), 'possible'],
  ])('%s', (_, verdict, expected) => expect(verdict).toBe(expected))
})

describe('origin words that are not understood', () => {
  const red = criterion('category', { any_of: ['red_wine'], subtypes: [] })
  const origin = criterion('origin', {
    any_of: [{ country: null, group: 'EU', regions: [], appellations: [] }],
    unread: ['Flurbia'],
  })
  const asked = { ...inNorway, completeness: 'full' as const, criteria: [red, origin] }
  const verdict = (country_code: string | null) =>
    evaluate(asked, stating({ categories: ['red_wine'], country_code }), inNorway).verdict

  it.each([
    ['FR', 'strong'],
    ['CL', 'none'],
    [null, 'incomplete'],
  ])('make no match of a wine from elsewhere: %s', (country, expected) =>
    expect(verdict(country)).toBe(expected),
  )
})

describe('a product of unknown kind', () => {
  const asked = { ...inNorway, completeness: 'full' as const }
  const verdict = (criteria: Criterion[], facts: Partial<ProductFacts>) =>
    evaluate({ ...asked, criteria }, stating({ volume_ml: 750, ...facts }), inNorway).verdict
  const size = criterion('size', { any_of_ml: [750], launched_together: false })

  it.each<[string, Partial<ProductFacts>, string]>([
    ['a wine of a colour', { categories: ['red_wine'] }, 'possible'],
    ['nothing', {}, 'incomplete'],
    ['wine or spirits', { categories: ['fortified_wine', 'spirits'] }, 'incomplete'],
    ['nothing, in another size', { volume_ml: 500 }, 'none'],
  ])('is a task also where a tender names no kind: %s', (_, facts, expected) =>
    expect(verdict([size], facts)).toBe(expected),
  )

  it('is no task where a tender asks for nothing', () => expect(verdict([], {})).toBe('possible'))
})

describe('everything met but the price', () => {
  const only = (...answers: Answer[]) => missesOnlyPrice(tallyOf(results(answers)))
  it('is a price that is near or within reach, and nothing else open', () => {
    expect(only(['category', 'met'], ['price', 'near'])).toBe(true)
    expect(only(['category', 'met'], ['price', 'within_reach'])).toBe(true)
    expect(only(['category', 'met'], ['price', 'not_met'])).toBe(false)
    expect(only(['category', 'met'], ['price', 'met'])).toBe(false)
    expect(only(['price', 'near'], ['size', 'unknown'])).toBe(false)
    expect(only(['price', 'near'], ['alcohol', 'near'])).toBe(false)
    expect(only(['price', 'near'], ['text', 'unknown', false])).toBe(true)
  })
})

describe('what a producer can change for one tender', () => {
  const verdict = (asked: Criterion, facts: Partial<ProductFacts>) => {
    const criteria = [criterion('category', { any_of: ['beer'], subtypes: [] }), asked]
    const tender = { ...inNorway, market: 'SE' as const, completeness: 'full' as const, criteria }
    return evaluate(tender, stating({ categories: ['beer'], ...facts }), inNorway).verdict
  }
  const euro = (amount_minor: number): ProductPrice => ({
    amount_minor,
    currency: 'EUR',
    per: 'unit',
    units_per_case: null,
    basis: 'fob',
    raw: null,
  })
  const limit = { max_inclusive: true, min_inclusive: true, per_volume_ml: null } as const
  const fob = criterion('price', {
    any_of: [{ ...limit, basis: 'fob', currency: 'EUR', min_minor: 100, max_minor: 169 }],
  })
  const quantity = criterion('quantity', { minimum: 40_000, unit: 'units' })

  it.each([
    ['EUR 1.69, the maximum', 169, 'strong'],
    ['EUR 1.85, 9 % above', 185, 'near'],
    ['EUR 2.11, 25 % above', 211, 'near'],
    ['EUR 2.12, more than 25 % above', 212, 'none'],
    ['EUR 0.75, 25 % below the minimum', 75, 'near'],
    ['EUR 0.74', 74, 'none'],
  ])('is a price within 25 %% of the limit: %s', (_, amount, expected) => {
    expect(verdict(fob, { price: euro(amount) })).toBe(expected)
  })

  it('is not EUR 29.15 ex works against at most EUR 1.69', () => {
    expect(verdict(fob, { price: { ...euro(2915), basis: 'ex_works' } })).toBe('none')
  })

  it.each([
    [32_000, 'near'],
    [20_000, 'near'],
    [19_999, 'none'],
    [1, 'none'],
  ])('is a quantity of at least half: %i of 40,000', (quantity_available, expected) => {
    expect(verdict(quantity, { quantity_available })).toBe(expected)
  })

  it.each<[string, Criterion, Partial<ProductFacts>]>([
    [
      'container',
      criterion('container', {
        any_of: ['aluminium_can'],
        max_weight_g: null,
        weight_exempt: [],
        weight_limits: [],
      }),
      { container: 'keg' },
    ],
    ['size', criterion('size', { any_of_ml: [250], launched_together: false }), { volume_ml: 750 }],
    ['closure', criterion('closure', { any_of: ['screw_cap'] }), { closure: 'cork' }],
  ])('is another %s: it has no distance', (_, asked, facts) => {
    expect(verdict(asked, facts)).toBe('near')
  })

  it('is no alcohol, no vintage that is not there yet', () => {
    const alcohol = criterion('alcohol', { min_tenths: null, max_tenths: 120 })
    expect(verdict(alcohol, { alcohol_tenths: 130 })).toBe('none')
    const vintage = criterion('vintage', {
      ranges: [{ from: 2025, to: 2025 }],
      non_vintage_allowed: false,
    })
    expect(verdict(vintage, { vintage: 2024 })).toBe('none')
  })

  it('is a later vintage of the same wine', () => {
    const vintage = criterion('vintage', {
      ranges: [{ from: 2020, to: 2021 }],
      non_vintage_allowed: false,
    })
    expect(verdict(vintage, { vintage: 2023 })).toBe('near')
  })
})

describe('score', () => {
  it('is 100 when all is met, 0 when nothing is or nothing is required', () => {
    expect(
      scoreOf(
        results([
          ['category', 'met'],
          ['size', 'met'],
        ]),
        true,
      ),
    ).toBe(100)
    expect(
      scoreOf(
        results([
          ['category', 'not_met'],
          ['size', 'not_met'],
        ]),
        true,
      ),
    ).toBe(0)
    expect(scoreOf(results([['text', 'unknown', false]]), true)).toBe(0)
  })
  it('rises from not met over silence to a near miss', () => {
    const scores = (['not_met', 'unknown', 'near', 'met'] as const).map((status) =>
      scoreOf(
        results([
          ['category', 'met'],
          ['price', status],
        ]),
        true,
      ),
    )
    expect(scores).toEqual([50, 75, 85, 100])
  })
  it('is lower where more may be asked than is known of the tender', () => {
    expect(scoreOf(results([['category', 'met']]), true)).toBe(100)
    expect(scoreOf(results([['category', 'met']]), false)).toBe(63)
  })
})
