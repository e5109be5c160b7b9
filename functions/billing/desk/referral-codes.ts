import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import * as z from 'zod'
import type { deskReferralRoutes } from '#contracts/desk-referrals.ts'
import type { RouteInput } from '#contracts/route.ts'
import type { ReferralCode } from '#domain/billing/referral-code-schema.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../../platform/clock.ts'
import { readCursor, writeCursor } from '../../platform/http/cursor.ts'
import { makeOnce } from '../../platform/stripe/make-once.ts'
import { nullIfMissing, stripeFailureOf } from '../../platform/stripe/provider-failure.ts'
import type { ConnectStripe, StripeApi } from '../../platform/stripe/stripe-api.ts'

interface Deps {
  readonly stripe: ConnectStripe
  readonly now: Clock
}
type Routes = typeof deskReferralRoutes
type Asked = RouteInput<Routes['createReferralCode']>['body']

const positionSchema = z.lazy(() => z.object({ after: z.string().max(255) }))
const expand = ['promotion.coupon']
const dayMs = 86_400_000

/** As the provider lists them: newest first. */
export async function listReferralCodes(
  { stripe, now }: Deps,
  { cursor, limit }: RouteInput<Routes['listReferralCodes']>['query'],
) {
  const after = readCursor(positionSchema, cursor)
  if (!after.ok) return after
  const { data, has_more } = await (await stripe()).promotionCodes.list({
    limit,
    expand: expand.map((field) => `data.${field}`),
    ...(after.value && { starting_after: after.value.after }),
  })
  const last = data.at(-1)
  const codes = data.map((promotion) => referralCodeOf(promotion, now()))
  return succeed({
    codes,
    next_cursor: has_more && last ? writeCursor({ after: last.id }) : null,
  })
}

/** Makes a code, once however often it is asked for. Of two active codes none may be called the same. */
export async function createReferralCode(
  { stripe, now }: Deps,
  { code, percent_off, most_uses, last_day, request_id }: Asked,
): Promise<Result<ReferralCode, 'referral_code_taken' | 'day_is_past'>> {
  const ends = last_day === null ? null : Date.parse(`${last_day}T00:00:00Z`) + dayMs
  if (ends !== null && ends <= now().getTime()) return fail('day_is_past')
  const api = await stripe()
  const find = () => findMade(api, code, request_id)
  const before = await find()
  if (before === 'taken') return fail('referral_code_taken')
  if (before !== null) return succeed(referralCodeOf(before, now()))
  const coupon = await ensureCoupon(api, percent_off)
  const params = {
    promotion: { type: 'coupon', coupon },
    code,
    metadata: { desk_request: request_id },
    expand,
    ...(most_uses === null ? {} : { max_redemptions: most_uses }),
    ...(ends === null ? {} : { expires_at: ends / 1000 }),
  } as const satisfies Stripe.PromotionCodeCreateParams
  const key = createHash('sha256').update(JSON.stringify(params)).digest('hex')
  try {
    const made = await makeOnce(
      key,
      (options) => api.promotionCodes.create(params, options),
      async () => {
        const found = await find()
        return found === 'taken' ? null : found
      },
    )
    return succeed(referralCodeOf(made, now()))
  } catch (error) {
    // somebody else was faster
    if (isTaken(error)) return fail('referral_code_taken')
    throw error
  }
}

/** What this request made before; `taken`: another active code is called so. */
async function findMade(api: StripeApi, code: string, request_id: string) {
  const { data } = await api.promotionCodes.list({
    code,
    limit: 100,
    expand: expand.map((field) => `data.${field}`),
  })
  const made = data.find(({ metadata }) => metadata?.desk_request === request_id)
  return made ?? (data.some(({ active }) => active) ? 'taken' : null)
}

/** Switches a code off or on. The provider takes none back that is over. */
export async function switchReferralCode(
  { stripe, now }: Deps,
  { promotion_id, is_active }: RouteInput<Routes['switchReferralCode']>['body'],
): Promise<
  Result<
    { readonly before: ReferralCode; readonly after: ReferralCode },
    'not_found' | 'referral_code_over' | 'referral_code_taken'
  >
> {
  const api = await stripe()
  const found = await nullIfMissing(api.promotionCodes.retrieve(promotion_id, { expand }))
  if (found === null) return fail('not_found')
  const before = referralCodeOf(found, now())
  if (is_active && before.state === 'over') return fail('referral_code_over')
  if (is_active === (before.state === 'active')) return succeed({ before, after: before })
  try {
    const switched = await api.promotionCodes.update(promotion_id, { active: is_active, expand })
    return succeed({ before, after: referralCodeOf(switched, now()) })
  } catch (error) {
    if (isTaken(error)) return fail('referral_code_taken')
    throw error
  }
}

/** The provider has no code of its own for it: an active code is called the same. */
const isTaken = (error: unknown): boolean =>
  stripeFailureOf(error)?.type === 'StripeInvalidRequestError' &&
  error instanceof Error &&
  /already exists/.test(error.message)

/** One coupon for each percentage, for the first invoice alone. */
async function ensureCoupon(api: StripeApi, percent_off: number): Promise<string> {
  const id = `nordgate_referral_${percent_off}`
  const coupon = await nullIfMissing(api.coupons.retrieve(id))
  if (coupon !== null) return id
  try {
    await api.coupons.create({ id, percent_off, duration: 'once', name: `${percent_off} % off` })
  } catch (error) {
    if (stripeFailureOf(error)?.code !== 'resource_already_exists') throw error
  }
  return id
}

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

function referralCodeOf(promotion: Stripe.PromotionCode, now: Date): ReferralCode {
  const { expires_at, max_redemptions, times_redeemed } = promotion
  const { coupon } = promotion.promotion
  if (coupon === null || typeof coupon === 'string')
    throw new Error('The payment provider gave a promotion code without its coupon.')
  const { amount_off, currency } = coupon
  const isOver =
    (expires_at !== null && expires_at * 1000 <= now.getTime()) ||
    (max_redemptions !== null && times_redeemed >= max_redemptions) ||
    !coupon.valid
  return {
    promotion_id: promotion.id,
    code: promotion.code,
    percent_off: coupon.percent_off,
    amount_off:
      amount_off === null || currency === null ? null : { amount_minor: amount_off, currency },
    state: isOver ? 'over' : promotion.active ? 'active' : 'off',
    uses: times_redeemed,
    most_uses: max_redemptions,
    ends_at: expires_at === null ? null : iso(expires_at),
    created_at: iso(promotion.created),
  }
}
