import { describe, expect, it } from 'vitest'
import { tenderId, userId } from '../../platform/test/builders.ts'
import {
  type AccessPlan,
  accessPlanSchema,
  mayApplyTo,
  subscriptionStateOf,
} from './access-plan.ts'
import { type Subscription, subscriptionStatuses } from './subscription.ts'

const period_end = '2027-06-30T12:00:00.000Z'
const planOf = (
  subscription: Partial<Subscription> | null,
  more: Partial<AccessPlan> = {},
): AccessPlan =>
  accessPlanSchema.parse({
    user_id: userId('user-1'),
    company_name: '',
    requested_at: null,
    granted_until: null,
    granted_at: null,
    note: null,
    subscription: subscription && {
      subscription_id: 'sub_1',
      status: 'active',
      started_at: '2026-06-30T12:00:00.000Z',
      period_end,
      ends_at: null,
      past_due_since: null,
      ...subscription,
    },
    ...more,
  })
const endAt = (plan: AccessPlan | null, now: string) =>
  subscriptionStateOf(plan, new Date(now)).subscription_end

describe('the Access plan', () => {
  it.each(subscriptionStatuses)('%s gives access or does not', (status) => {
    const past_due_since = status === 'past_due' ? period_end : null
    const { subscribed } = subscriptionStateOf(
      planOf({ status, past_due_since }),
      new Date(period_end),
    )
    expect(subscribed).toBe(['active', 'trialing', 'past_due'].includes(status))
  })

  it('stays for a day after its period: the renewal may show later than it happened', () => {
    expect(endAt(planOf({}), '2027-07-01T12:00:00Z')).toBe(period_end)
    expect(endAt(planOf({}), '2027-07-01T12:00:01Z')).toBeNull()
  })

  it('ends to the second when it was cancelled', () => {
    const plan = planOf({ ends_at: period_end })
    expect(endAt(plan, period_end)).toBe(period_end)
    expect(endAt(plan, '2027-06-30T12:00:01Z')).toBeNull()
  })

  it('stays for fourteen days and no longer after a failed renewal', () => {
    const plan = planOf({ status: 'past_due', past_due_since: period_end })
    expect(endAt(plan, '2027-07-14T12:00:00Z')).toBe('2027-07-14T12:00:00.000Z')
    expect(endAt(plan, '2027-07-14T12:00:01Z')).toBeNull()
  })

  it('lasts as long as the subscription or the grant, whichever is in force and ends later', () => {
    const long = planOf({}, { granted_until: '2027-12-31' })
    expect(endAt(long, '2027-06-01T00:00:00Z')).toBe('2027-12-31T23:59:59Z')
    const short = planOf({}, { granted_until: '2027-01-31' })
    expect(endAt(short, '2027-01-01T00:00:00Z')).toBe(period_end)
    expect(endAt(planOf(null, { granted_until: '2027-01-31' }), '2027-02-01T00:00:00Z')).toBeNull()
    expect(endAt(null, '2027-01-01T00:00:00Z')).toBeNull()
  })
})

it('a single application is for its tender alone, for good', () => {
  const plan = planOf(null, { single_tender_ids: [tenderId(1)] })
  expect(mayApplyTo(plan, tenderId(1), new Date('2099-01-01'))).toBe(true)
  expect(mayApplyTo(plan, tenderId(2), new Date('2027-01-01'))).toBe(false)
})
