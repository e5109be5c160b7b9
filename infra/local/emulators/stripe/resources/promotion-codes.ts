import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId, randomText } from '../ids.ts'
import { idOf } from '../kinds.ts'
import { listPage } from '../list-page.ts'
import { listing, mergedMetadata, type Operations } from '../operation.ts'
import { invalid, notSupported } from '../stripe-failure.ts'

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

/** Of active codes no two are called the same. */
function requireFree(account: Account, code: string): void {
  if (findCode(account, code)?.active)
    throw invalid(`An active promotion code with \`code: ${code}\` already exists.`)
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
  'POST /v1/promotion_codes': {
    accepts: ['code', 'expires_at', 'max_redemptions', 'metadata', 'promotion'],
    run: (account, { code, expires_at, max_redemptions, metadata, promotion }) => {
      const coupon = account.store.get('coupon', promotion.coupon ?? '', 'promotion[coupon]')
      const text = code ?? randomText(8).toUpperCase()
      if (!/^[A-Za-z0-9-]+$/.test(text)) throw invalid('Invalid code', 'code')
      if (expires_at !== undefined && expires_at <= account.now())
        throw invalid(
          'Invalid timestamp: must be an integer Unix timestamp in the future.',
          'expires_at',
        )
      requireFree(account, text)
      return account.store.put({
        id: newId('promo'),
        object: 'promotion_code',
        active: true,
        code: text,
        created: account.now(),
        customer: null,
        customer_account: null,
        expires_at: expires_at ?? null,
        livemode: false,
        max_redemptions: max_redemptions ?? null,
        metadata: mergedMetadata({}, metadata),
        promotion: { coupon: coupon.id, type: 'coupon' },
        restrictions: {
          first_time_transaction: false,
          minimum_amount: null,
          minimum_amount_currency: null,
        },
        times_redeemed: 0,
      } satisfies Stripe.PromotionCode)
    },
  },
  'POST /v1/promotion_codes/:promotion_code': {
    accepts: ['active', 'metadata'],
    run: (account, { active, metadata }, { promotion_code = '' }) => {
      const known = account.store.get('promotion_code', promotion_code)
      if (active === true && !known.active) {
        const { active: isUsable } = asOfNow(account, { ...known, active: true })
        if (!isUsable) throw invalid('This promotion code cannot be activated.', 'active')
        requireFree(account, known.code)
      }
      const changed = account.store.update('promotion_code', promotion_code, {
        active: active ?? known.active,
        metadata: mergedMetadata(known.metadata, metadata),
      })
      return asOfNow(account, changed)
    },
  },
  'POST /v1/coupons': {
    accepts: ['duration', 'id', 'metadata', 'name', 'percent_off'],
    run: (account, { duration, id, metadata, name, percent_off }) => {
      if (id !== undefined && account.store.find('coupon', id))
        throw invalid('Coupon already exists.', undefined, 'resource_already_exists')
      if (percent_off === undefined || percent_off <= 0 || percent_off > 100)
        throw invalid('Invalid percent_off', 'percent_off')
      if (duration === 'repeating') throw notSupported('coupons for some months')
      return account.store.put({
        id: id ?? randomText(8),
        object: 'coupon',
        amount_off: null,
        created: account.now(),
        currency: null,
        duration: duration ?? 'once',
        duration_in_months: null,
        livemode: false,
        max_redemptions: null,
        metadata: mergedMetadata({}, metadata),
        name: name ?? null,
        percent_off,
        redeem_by: null,
        times_redeemed: 0,
        valid: true,
      } satisfies Stripe.Coupon)
    },
  },
  'GET /v1/coupons/:coupon': {
    accepts: [],
    run: ({ store }, _, { coupon = '' }) => store.get('coupon', coupon),
  },
} satisfies Partial<Operations>
