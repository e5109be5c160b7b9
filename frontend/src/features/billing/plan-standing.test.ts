import { describe, expect, it } from 'vitest'
import { type Billing, planStandingOf } from './plan-standing.ts'

const end = '2027-01-31T10:00:00Z'
const none = { subscribed: false, subscription_tier: null, subscription_end: null }
const until = (subscription_end: string) => ({
  subscribed: true,
  subscription_tier: 'access',
  subscription_end,
})
const billing = (change: Partial<Billing>): Billing => ({
  state: none,
  subscription: null,
  granted_until: null,
  requested_at: null,
  single_tender_ids: [],
  has_portal: false,
  ...change,
})
const subscription = (change: Partial<NonNullable<Billing['subscription']>>) => ({
  subscription_id: 'sub_1',
  status: 'active' as const,
  started_at: '2026-01-31T10:00:00Z',
  period_end: end,
  ends_at: null,
  past_due_since: null,
  ...change,
})

describe('how the plan stands', () => {
  it.each([
    ['nothing bought', billing({}), { is: 'none' }],
    [
      'paid',
      billing({ state: until(end), subscription: subscription({}) }),
      { is: 'renews', on: end },
    ],
    [
      'cancelled at the end of the period',
      billing({
        state: until(end),
        subscription: subscription({ ends_at: '2026-12-01T00:00:00Z' }),
      }),
      { is: 'ends', on: '2026-12-01T00:00:00Z' },
    ],
    [
      'a failed renewal in its grace period',
      billing({
        state: until('2027-02-14T10:00:00Z'),
        subscription: subscription({ status: 'past_due', past_due_since: end }),
      }),
      { is: 'grace', on: '2027-02-14T10:00:00Z' },
    ],
    [
      'a failed renewal after it',
      billing({ subscription: subscription({ status: 'past_due', past_due_since: end }) }),
      { is: 'unpaid' },
    ],
    ['ended', billing({ subscription: subscription({ status: 'canceled' }) }), { is: 'ended' }],
    [
      'ended, but granted',
      billing({
        state: until('2027-06-30T23:59:59Z'),
        subscription: subscription({ status: 'canceled' }),
        granted_until: '2027-06-30',
      }),
      { is: 'granted', on: '2027-06-30' },
    ],
    ['a grant that is over', billing({ granted_until: '2020-06-30' }), { is: 'none' }],
  ] as const)('%s', (_name, given, standing) => {
    expect(planStandingOf(given)).toEqual(standing)
  })
})
