import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../../platform/test/start-test-shop.ts'
import { createCheckout } from '../create-checkout.ts'
import { createReferralCode, listReferralCodes, switchReferralCode } from './referral-codes.ts'

let shop: TestShop
let people = 0
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const asked = (code: string, more = {}) => ({
  code,
  percent_off: 25,
  most_uses: null,
  last_day: null,
  request_id: randomUUID(),
  ...more,
})
async function make(code: string, more = {}) {
  const made = await createReferralCode(shop.deps, asked(code, more))
  if (!made.ok) throw new Error(made.code)
  return made.value
}
/** Somebody types the code at checkout. */
async function buyWith(referral_code: string) {
  people += 1
  return createCheckout(shop.deps, userId(`buyer-${people}`), { language: 'en', referral_code })
}
async function listed(limit = 100, cursor?: string) {
  const found = await listReferralCodes(shop.deps, { limit, cursor })
  if (!found.ok) throw new Error(found.code)
  return found.value
}
const find = async (code: string) => (await listed()).codes.find((one) => one.code === code)

describe('referral codes', () => {
  it('take their share off at checkout, in whatever case they are typed, and are counted', async () => {
    await make('AUTUMN-26')
    const opened = await buyWith('autumn-26')
    expect(opened.ok).toBe(true)
    const { data } = await shop.stripe.checkout.sessions.list({ limit: 1 })
    const [session] = data
    expect(session?.total_details?.amount_discount).toBe((session?.amount_subtotal ?? 0) / 4)
    expect(await find('AUTUMN-26')).toMatchObject({ percent_off: 25, uses: 0, state: 'active' })
    await shop.fake.checkout.pay(session?.id ?? '', { country: 'NO' })
    expect(await find('AUTUMN-26')).toMatchObject({ uses: 1 })
  })

  it('are made once, however often the same request comes', async () => {
    const request = asked('ONCE')
    const [one, two] = [
      await createReferralCode(shop.deps, request),
      await createReferralCode(shop.deps, request),
    ]
    expect(one).toEqual(two)
    expect((await listed()).codes.filter(({ code }) => code === 'ONCE')).toHaveLength(1)
  })

  it('are refused under a name that an active one has', async () => {
    const first = await make('TWICE')
    const second = asked('TWICE', { percent_off: 50 })
    expect(await createReferralCode(shop.deps, second)).toMatchObject({
      code: 'referral_code_taken',
    })
    const { promotion_id } = first
    await switchReferralCode(shop.deps, { promotion_id, is_active: false })
    expect(await createReferralCode(shop.deps, second)).toMatchObject({ ok: true })
    // the first one cannot come back beside it
    expect(await switchReferralCode(shop.deps, { promotion_id, is_active: true })).toMatchObject({
      code: 'referral_code_taken',
    })
  })

  it('count no more once they are switched off, and again once they are switched on', async () => {
    const { promotion_id } = await make('SWITCHED')
    const off = await switchReferralCode(shop.deps, { promotion_id, is_active: false })
    expect(off).toMatchObject({
      value: { before: { state: 'active' }, after: { state: 'off' } },
    })
    expect(await buyWith('SWITCHED')).toMatchObject({ code: 'referral_code_not_valid' })
    await switchReferralCode(shop.deps, { promotion_id, is_active: true })
    expect(await buyWith('SWITCHED')).toMatchObject({ ok: true })
    expect(
      await switchReferralCode(shop.deps, { promotion_id: 'promo_none', is_active: false }),
    ).toMatchObject({ code: 'not_found' })
  })

  it('end with their last day, and with their last use', async () => {
    const today = shop.deps.now().toISOString().slice(0, 10)
    const yesterday = new Date(shop.deps.now().getTime() - 86_400_000).toISOString().slice(0, 10)
    expect(
      await createReferralCode(shop.deps, asked('LATE', { last_day: yesterday })),
    ).toMatchObject({ code: 'day_is_past' })
    expect((await make('TODAY', { last_day: today })).ends_at).toMatch(/T00:00:00.000Z$/)
    const { promotion_id } = await make('ONE-USE', { most_uses: 1 })
    await buyWith('ONE-USE')
    const { data } = await shop.stripe.checkout.sessions.list({ limit: 1 })
    await shop.fake.checkout.pay(data[0]?.id ?? '', { country: 'NO' })
    expect(await find('ONE-USE')).toMatchObject({ state: 'over', uses: 1, most_uses: 1 })
    expect(await switchReferralCode(shop.deps, { promotion_id, is_active: true })).toMatchObject({
      code: 'referral_code_over',
    })
  })

  it('are listed page by page', async () => {
    const all = (await listed()).codes
    const first = await listed(2)
    const second = await listed(2, first.next_cursor ?? undefined)
    expect([...first.codes, ...second.codes]).toEqual(all.slice(0, 4))
  })
})
