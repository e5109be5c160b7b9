import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentIdSchema } from '#domain/billing/payment.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { createCheckout } from './create-checkout.ts'
import { createPayment } from './create-payment.ts'
import { getCheckout } from './get-checkout.ts'

let shop: TestShop
let user_id: UserId
let people = 0
const first = tenderId(1)

beforeAll(async () => {
  shop = await startTestShop()
  await shop.publish(first)
})
afterAll(() => shop.stop())
beforeEach(() => {
  people += 1
  user_id = userId(`user-${people}`)
})

async function grant(): Promise<void> {
  const { accessPlans } = shop.deps
  await accessPlans.request(user_id, 'Test SARL', '2026-01-01T00:00:00Z')
  const granted_at = '2026-01-01T00:00:00Z'
  await accessPlans.saveGrant(user_id, { granted_until: '2099-12-31', granted_at, note: null })
}
async function openPlan() {
  await createCheckout(shop.deps, user_id, { language: 'en' })
  const [session] = shop.fake.all('checkout.session')
  return paymentIdSchema.parse(session?.id)
}
async function pay(session: string): Promise<void> {
  await shop.fake.checkout.pay(session)
  await shop.fake.webhooks.idle()
}
const single = () =>
  createPayment(shop.deps, user_id, {
    purpose: 'single_application',
    tender_ids: [first],
    language: 'en',
  })

describe('the page after a payment for the Access plan', () => {
  const statusOf = async (session: Awaited<ReturnType<typeof openPlan>>) => {
    const told = await getCheckout(shop.deps, user_id, session)
    return told.ok ? told.value.status : told.code
  }

  it('tells of the payment, whatever else gives the user access', async () => {
    await grant()
    const session = await openPlan()
    expect(await statusOf(session)).toBe('open')
    await pay(session)
    expect(await statusOf(session)).toBe('confirmed')
    const { subscription } = (await shop.deps.accessPlans.find(user_id)) ?? {}
    await shop.fake.subscriptions.cancelNow(subscription?.subscription_id ?? '')
    expect(await statusOf(session)).toBe('failed')
  })

  it('says that money is under way which takes days', async () => {
    const session = await openPlan()
    await pay(session)
    const paid = shop.fake.find('checkout.session', session)
    if (paid === null) throw new Error('no session')
    // as with a direct debit: the subscription is active, its money is not there
    await shop.fake.change(({ store }) => store.put({ ...paid, payment_status: 'unpaid' }))
    expect(await statusOf(session)).toBe('processing')
  })
})

describe('a single application', () => {
  it('is not sold to whoever has the Access plan, granted or paid', async () => {
    await grant()
    expect(await single()).toEqual({ ok: false, code: 'covered_by_access_plan' })
    user_id = userId(`payer-${people}`)
    expect(await single()).toMatchObject({ ok: true })
    await pay(await openPlan())
    expect(await single()).toEqual({ ok: false, code: 'covered_by_access_plan' })
    // the fee of an application is due with the plan as well
    await shop.submit(user_id, first)
    const fee = { purpose: 'application_fees', tender_ids: [first], language: 'en' } as const
    expect(await createPayment(shop.deps, user_id, fee)).toMatchObject({ ok: true })
  })
})
