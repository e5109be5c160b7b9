import { afterAll, beforeAll, expect, it } from 'vitest'
import { periodEnd } from './billing/end-subscription.ts'
import { testCards } from './cards.ts'
import { deliveredEvents } from './delivered-events.ts'
import { idOf } from './kinds.ts'
import { checkoutOf, DAY_MS, startTestAccount, type TestAccount } from './test-account.ts'

let account: TestAccount
beforeAll(async () => {
  account = await startTestAccount()
})
afterAll(() => account.fake.stop())

/** Mulberry32: the same histories in every run. */
function randomFrom(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
}

async function oneStep(random: (n: number) => number): Promise<void> {
  const { fake, stripe } = account
  const pick = <T>(all: T[]): T | undefined => all[random(all.length || 1)]
  const open = () => pick(fake.all('checkout.session').filter(({ status }) => status === 'open'))
  const living = () => pick(fake.all('subscription').filter(({ status }) => status !== 'canceled'))
  const card = pick([...testCards])?.number
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await stripe.customers.create({})
      const price = ['price_access_plan', 'price_application_fee'][random(2)] ?? ''
      await stripe.checkout.sessions.create(checkoutOf(id, price))
    },
    async () =>
      fake.checkout.pay(open()?.id ?? '', { card, country: ['SE', 'IT', 'NO'][random(3)] }),
    async () => fake.checkout.answerBank(open()?.id ?? '', random(2) === 0),
    async () =>
      fake.refund({
        charge: pick(fake.all('charge'))?.id,
        amount: random(2) ? 100 : undefined,
      }),
    async () => fake.dispute(pick(fake.all('charge'))?.id ?? ''),
    async () => fake.closeDispute(pick(fake.all('dispute'))?.id ?? '', random(2) === 0),
    async () => fake.subscriptions.cancelAtPeriodEnd(living()?.id ?? ''),
    async () => fake.subscriptions.resume(living()?.id ?? ''),
    async () => fake.subscriptions.changeCard(living()?.id ?? '', card ?? ''),
    async () => fake.clock.advance(random(120) * DAY_MS),
    async () => fake.webhooks.duplicate(1 + random(2)),
  ]
  // what Stripe refuses in this state is part of a history
  await steps[random(steps.length)]?.().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'StripeFailure') throw error
  })
}

it('the account adds up after 3,000 random steps', { timeout: 60_000 }, async () => {
  const random = randomFrom(20261120)
  for (let n = 0; n < 3000; n++) await oneStep(random)
  const { fake } = account
  await fake.webhooks.idle()
  const now = fake.clock.now() / 1000
  const charges = fake.all('charge')
  const paidBy = (intent: string | null) =>
    charges.filter((one) => one.paid && idOf(one.payment_intent) === intent)

  const paidSessions = fake.all('checkout.session').filter((one) => one.payment_status === 'paid')
  expect(paidSessions.length).toBeGreaterThan(50)
  for (const session of paidSessions.filter(({ mode }) => mode === 'payment'))
    expect(paidBy(idOf(session.payment_intent)).map(({ amount }) => amount)).toEqual([
      session.amount_total,
    ])
  for (const invoice of fake.all('invoice')) {
    const payments = fake.all('invoice_payment').filter((one) => one.invoice === invoice.id)
    const taken = payments.flatMap((one) => paidBy(idOf(one.payment.payment_intent)))
    const wanted = invoice.status === 'paid' ? [invoice.total] : []
    expect(taken.map(({ amount }) => amount)).toEqual(wanted)
  }
  for (const charge of charges) {
    const refunds = fake.all('refund').filter((one) => one.charge === charge.id)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(charge.amount_refunded)
    expect(charge.amount_refunded).toBeLessThanOrEqual(charge.amount)
  }
  for (const subscription of fake.all('subscription')) {
    if (subscription.status === 'canceled') expect(subscription.ended_at).not.toBeNull()
    else expect(periodEnd(subscription)).toBeGreaterThan(now)
  }
  const sent = fake.all('event').filter(({ type }) => deliveredEvents.includes(type))
  expect(new Set(account.received.map(({ id }) => id))).toEqual(new Set(sent.map(({ id }) => id)))
})
