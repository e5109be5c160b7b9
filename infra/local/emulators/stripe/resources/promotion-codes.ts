import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { idOf } from '../kinds.ts'
import { listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'

/** A code whose time is over counts as inactive, whether or not anybody said so. */
function asOfNow(account: Account, code: Stripe.PromotionCode): Stripe.PromotionCode {
  const isOver = code.expires_at !== null && code.expires_at <= account.now()
  const isUsedUp = code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions
  return isOver || isUsedUp ? { ...code, active: false } : code
}

export function promotionCodeOf(account: Account, id: string, param: string): Stripe.PromotionCode {
  return asOfNow(account, account.store.get('promotion_code', id, param))
}

/** Codes are compared without case. */
export function findCode(account: Account, text: string): Stripe.PromotionCode | null {
  const wanted = text.trim().toUpperCase()
  const found = account.store
    .all('promotion_code')
    .map((one) => asOfNow(account, one))
    .filter((one) => one.code.toUpperCase() === wanted)
  return found.find((one) => one.active) ?? found[0] ?? null
}

export const promotionCodes = {
  'GET /v1/promotion_codes': {
    accepts: listing('code', 'active', 'coupon', 'customer'),
    run: (account, { code, active, coupon, customer, ...paging }) => {
      const found = account.store
        .all('promotion_code')
        .map((one) => asOfNow(account, one))
        .filter((one) => code === undefined || one.code.toUpperCase() === code.toUpperCase())
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => coupon === undefined || idOf(one.promotion.coupon) === coupon)
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
      return listPage('/v1/promotion_codes', found, paging)
    },
  },
  'GET /v1/promotion_codes/:promotion_code': {
    accepts: [],
    run: (account, _, { promotion_code = '' }) => promotionCodeOf(account, promotion_code, 'id'),
  },
  'GET /v1/coupons/:coupon': {
    accepts: [],
    run: ({ store }, _, { coupon = '' }) => store.get('coupon', coupon),
  },
} satisfies Partial<Operations>
