import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserGlobals } from '../test/browser-globals.ts'
import { type KeptPurchase, keptPurchase, paymentIdOfUrl } from './purchase-intent.ts'

const kept: KeptPurchase = {
  purchase: { kind: 'access_plan', tender_ids: [], referral_code: 'SAMPLE' },
  path: '/pricing',
  payment_id: 'cs_test_a1',
}

beforeEach(() => {
  browserGlobals()
  vi.stubGlobal('sessionStorage', localStorage)
})
afterEach(() => vi.unstubAllGlobals())

describe('the purchase kept for the way back', () => {
  it('is found again', () => {
    keptPurchase.set(kept)
    expect(keptPurchase.get()).toEqual(kept)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another site', JSON.stringify({ ...kept, path: '//other.example' })],
    ['no path', JSON.stringify({ ...kept, path: 'https://other.example' })],
    ['an unknown kind', JSON.stringify({ ...kept, purchase: { ...kept.purchase, kind: 'gift' } })],
    ['half of it', JSON.stringify({ path: '/pricing' })],
  ])('is none when there is %s', (_, stored) => {
    if (stored === null) sessionStorage.removeItem('purchase_intent')
    else sessionStorage.setItem('purchase_intent', stored)
    expect(keptPurchase.get()).toBeNull()
  })
})

it.each([
  ['https://checkout.stripe.com/c/pay/cs_test_a1B2#fidkdWx', 'cs_test_a1B2'],
  ['http://127.0.0.1:4606/c/pay/cs_test_a1B2', 'cs_test_a1B2'],
  ['https://billing.stripe.com/p/session/test_1', null],
])('reads the payment of %s', (url, id) => {
  expect(paymentIdOfUrl(url)).toBe(id)
})
