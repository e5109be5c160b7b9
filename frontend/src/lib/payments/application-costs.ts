import { applicationFee } from '#domain/billing/application-fee.ts'
import type { Prices } from '#domain/billing/price.ts'
import type { Money } from '#domain/shared/money.ts'

/** What a number of applications costs, without tax; null: this way has no price, or in another currency. */
export interface ApplicationCosts {
  readonly fees: Money
  /** One period of the Access plan and the fees. */
  readonly withPlan: Money | null
  readonly asSingles: Money | null
}

export function applicationCosts(count: number, prices: Prices | undefined): ApplicationCosts {
  const fees = times(applicationFee, count)
  const plan = priced(prices?.access_plan?.unit)
  const single = priced(prices?.single_application?.unit)
  return {
    fees,
    withPlan: plan && { ...fees, amount_minor: plan.amount_minor + fees.amount_minor },
    asSingles: single && times(single, count),
  }
}

/** From how many applications in one period on the Access plan costs no more than single ones; null: never. */
export function planPaysFrom(prices: Prices | undefined): number | null {
  const plan = priced(prices?.access_plan?.unit)
  const single = priced(prices?.single_application?.unit)
  if (plan === null || single === null) return null
  const saved = single.amount_minor - applicationFee.amount_minor
  return saved <= 0 ? null : Math.max(1, Math.ceil(plan.amount_minor / saved))
}

const priced = (unit: Money | undefined): Money | null =>
  unit?.currency === applicationFee.currency ? unit : null

const times = ({ amount_minor, currency }: Money, count: number): Money => ({
  amount_minor: amount_minor * count,
  currency,
})
