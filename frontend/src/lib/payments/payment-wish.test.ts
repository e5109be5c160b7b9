import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserGlobals } from '../test/browser-globals.ts'
import { type KeptWish, keptWish, paymentIdOfUrl } from './payment-wish.ts'

const kept: KeptWish = {
  wish: { kind: 'access_plan', tender_ids: [], referral_code: 'SAMPLE' },
  path: '/pricing',
  payment_id: 'cs_test_a1',
}

beforeEach(() => {
  browserGlobals()
  vi.stubGlobal('sessionStorage', localStorage)
})
afterEach(() => vi.unstubAllGlobals())

describe('the wish kept for the way back', () => {
  it('is found again', () => {
    keptWish.set(kept)
    expect(keptWish.get()).toEqual(kept)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another site', JSON.stringify({ ...kept, path: '//other.example' })],
    ['no path', JSON.stringify({ ...kept, path: 'https://other.example' })],
    ['an unknown kind', JSON.stringify({ ...kept, wish: { ...kept.wish, kind: 'gift' } })],
    ['half of it', JSON.stringify({ path: '/pricing' })],
  ])('is none when there is %s', (_, stored) => {
    if (stored === null) sessionStorage.removeItem('payment_wish')
    else sessionStorage.setItem('payment_wish', stored)
    expect(keptWish.get()).toBeNull()
  })
})

it.each([
  ['https://checkout.stripe.com/c/pay/cs_test_a1B2#fidkdWx', 'cs_test_a1B2'],
  ['http://127.0.0.1:4606/c/pay/cs_test_a1B2', 'cs_test_a1B2'],
  ['https://billing.stripe.com/p/session/test_1', null],
])('reads the payment of %s', (url, id) => {
  expect(paymentIdOfUrl(url)).toBe(id)
})
