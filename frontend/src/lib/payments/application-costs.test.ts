import { describe, expect, it } from 'vitest'
import type { Prices } from '#domain/billing/price.ts'
import { applicationCosts, planPaysFrom } from './application-costs.ts'

const eur = (amount_minor: number) => ({ amount_minor, currency: 'EUR' })
const pricesOf = (plan: number | null, single: number | null): Prices => ({
  access_plan: plan === null ? null : { unit: eur(plan), interval: 'year', is_sample: true },
  single_application:
    single === null ? null : { unit: eur(single), interval: null, is_sample: true },
  application_fee: { unit: eur(18_500), interval: null, is_sample: false },
})

describe('what applications cost', () => {
  it('adds 185 EUR for each to one period of the plan', () => {
    expect(applicationCosts(3, pricesOf(99_000, 49_000))).toEqual({
      fees: eur(55_500),
      withPlan: eur(154_500),
      asSingles: eur(147_000),
    })
  })

  it('knows the fees even while no price is known', () => {
    expect(applicationCosts(2, undefined)).toEqual({
      fees: eur(37_000),
      withPlan: null,
      asSingles: null,
    })
  })

  it('does not add up two currencies', () => {
    const prices: Prices = {
      ...pricesOf(99_000, 49_000),
      access_plan: {
        unit: { amount_minor: 99_000, currency: 'SEK' },
        interval: 'year',
        is_sample: false,
      },
    }
    expect(applicationCosts(1, prices).withPlan).toBeNull()
    expect(planPaysFrom(prices)).toBeNull()
  })
})

describe('from how many applications on the plan pays', () => {
  it.each([1, 60_999, 61_000, 61_001, 200_000])('at a plan of %i cents', (plan) => {
    const prices = pricesOf(plan, 49_000)
    const from = planPaysFrom(prices) ?? Number.NaN
    const difference = (count: number) => {
      const { withPlan, asSingles } = applicationCosts(count, prices)
      return (asSingles?.amount_minor ?? 0) - (withPlan?.amount_minor ?? 0)
    }
    expect(difference(from)).toBeGreaterThanOrEqual(0)
    if (from > 1) expect(difference(from - 1)).toBeLessThan(0)
  })

  it('never, when a single application costs no more than the fee', () => {
    expect(planPaysFrom(pricesOf(99_000, 18_500))).toBeNull()
    expect(planPaysFrom(pricesOf(null, 49_000))).toBeNull()
  })
})
