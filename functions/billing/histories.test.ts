import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { isSettled, type PaymentId, paymentIdSchema } from '#domain/billing/payment.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { applicationsOf } from '../platform/test/applications-of.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { startTestShop, type TestShop } from '../platform/test/start-test-shop.ts'
import { invoicedPeriodOf } from './invoiced-period.ts'
import { paymentMails, planChargeMails, subscriptionMails } from './mails/due-mails.ts'
import type { PurchaseIntent } from './purchase-intent.ts'
import { reconcile } from './reconcile.ts'
import { isLeftToOffice, refundsOf } from './refunds-of.ts'
import { sessionParams } from './session-params.ts'

/** So many users, each with a history of its own (`npm run histories`: a thousand). */
const histories = Number(process.env.HISTORIES ?? 300)
/** They share a shop, whose clock moves for all. */
const usersPerRound = 100
const actionsPerUser = 3
const seed = 20_261_120
const dayMs = 86_400_000

/** Numbers that look random and are the same every time (mulberry32). */
function numbers(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const tenders = [1, 2].map(tenderId)
const cards = [
  '4242424242424242',
  '4242424242424242',
  '4000000000000341',
  '4000000000000259',
  '4000000000000002',
]

interface PlanTally {
  refunds: number
  lost: number
}

interface Producer {
  readonly user_id: UserId
  readonly customer: string
}

class History {
  readonly shop: TestShop
  private readonly random: () => number

  constructor(shop: TestShop, random: () => number) {
    this.shop = shop
    this.random = random
  }

  pick<Thing>(things: readonly Thing[]): Thing | undefined {
    return things[Math.floor(this.random() * things.length)]
  }

  async producer(name: string): Promise<Producer> {
    const user_id = userId(name)
    for (const tender_id of tenders) {
      if (this.random() < 0.8) await this.shop.submit(user_id, tender_id)
    }
    const { id: customer } = await this.shop.stripe.customers.create({ metadata: { user_id } })
    const known = { id: customer, company_name: '' }
    await this.shop.deps.accessPlans.saveCustomer(user_id, known, null)
    return { user_id, customer }
  }

  /** Whatever can happen next, as it happens at the provider. What it refuses does not happen. */
  async act(producer: Producer): Promise<void> {
    this.disturb()
    const actions = [
      () => this.buy(producer, 'application_fees'),
      () => this.buy(producer, 'application_fees'),
      () => this.buy(producer, 'single_application'),
      () => this.buy(producer, 'access_plan'),
      () => this.giveUp(producer),
      () => this.changeSubscription(producer),
      () => this.refund(producer),
      () => this.dispute(producer),
    ]
    await this.pick(actions)?.()
  }

  /** Notifications from now on: as they should be, repeated, kept back and shuffled, late, or lost. */
  private disturb(): void {
    const { webhooks } = this.shop.fake
    const chance = this.random()
    webhooks.duplicate(chance < 0.3 ? 2 : 1)
    webhooks.delay(chance > 0.8 ? 3 : 0)
    if (chance < 0.25) webhooks.hold()
    else if (chance < 0.4) webhooks.drop()
    else if (webhooks.mode === 'drop') webhooks.resume()
    else if (webhooks.mode === 'hold')
      webhooks.release((ids) => ids.toSorted(() => this.random() - 0.5))
  }

  private async buy(
    { user_id, customer }: Producer,
    purpose: PurchaseIntent['purpose'],
  ): Promise<void> {
    const some = tenders.filter(() => this.random() < 0.5)
    const one = this.pick(tenders) ?? tenderId(1)
    const tender_ids =
      purpose === 'access_plan'
        ? []
        : purpose === 'single_application' || some.length === 0
          ? [one]
          : some
    const price = {
      application_fees: 'application_fee',
      single_application: 'single_application',
      access_plan: 'access_plan',
    }[purpose]
    const purchase: PurchaseIntent = { user_id, purpose, tender_ids, referral_code: null }
    // straight at the provider: what our own pages prevent (paying twice) has to come right as well
    const promotion = this.random() < 0.2 ? 'promo_NORDGATE10' : null
    const params = sessionParams({
      purchase,
      customer,
      price: `price_${price}`,
      unit_minor:
        this.shop.fake.all('price').find(({ id }) => id === `price_${price}`)?.unit_amount ?? 0,
      promotion,
      language: 'en',
      siteOrigin: 'https://site.example',
    })
    const { id } = await this.shop.stripe.checkout.sessions.create(params)
    const is_delayed = purpose !== 'access_plan' && this.random() < 0.1
    if (this.random() < 0.1) return this.shop.fake.checkout.expire(id)
    await this.shop.fake.checkout.pay(id, {
      card: this.pick(cards),
      country: this.pick(['NO', 'SE', 'IT']),
      is_delayed,
    })
    if (is_delayed && this.random() < 0.7)
      await this.shop.fake.checkout.settle(id, this.random() < 0.6)
  }

  private async giveUp({ customer }: Producer): Promise<void> {
    const open = this.sessions(customer).filter(({ status }) => status === 'open')
    const session = this.pick(open)
    if (session !== undefined) await this.shop.fake.checkout.expire(session.id)
  }

  private async changeSubscription({ customer }: Producer): Promise<void> {
    const { subscriptions, all } = { ...this.shop.fake, all: this.shop.fake.all }
    const live = all('subscription').filter(
      (one) => one.customer === customer && one.status !== 'canceled',
    )
    const subscription = this.pick(live)
    if (subscription === undefined) return
    const { id, cancel_at } = subscription
    if (cancel_at !== null) return subscriptions.resume(id)
    const chance = this.random()
    if (chance < 0.5) return subscriptions.cancelAtPeriodEnd(id)
    if (chance < 0.8) return subscriptions.changeCard(id, '4242424242424242')
    await subscriptions.cancelNow(id)
  }

  private async refund({ customer }: Producer): Promise<void> {
    const charge = this.pick(this.charges(customer))
    if (charge === undefined || charge.disputed) return
    const left = charge.amount - charge.amount_refunded
    if (left <= 0) return
    const amount = this.random() < 0.4 ? Math.ceil(left / 3) : left
    const { payment_intent } = charge
    const { id } = await this.shop.fake.refund({
      payment_intent: String(payment_intent),
      amount,
    })
    if (this.random() < 0.2) await this.shop.fake.failRefund(id)
  }

  private async dispute({ customer }: Producer): Promise<void> {
    const open = this.shop.fake
      .all('dispute')
      .filter(
        ({ status, charge }) =>
          status === 'needs_response' && this.charges(customer).some(({ id }) => id === charge),
      )
    const dispute = this.pick(open)
    if (dispute !== undefined) return this.shop.fake.closeDispute(dispute.id, this.random() < 0.5)
    const charge = this.pick(
      this.charges(customer).filter((one) => !one.disputed && one.amount_refunded === 0),
    )
    if (charge !== undefined) await this.shop.fake.dispute(charge.id)
  }

  private charges(customer: string): Stripe.Charge[] {
    return this.shop.fake.all('charge').filter((one) => one.customer === customer && one.paid)
  }
  private sessions(customer: string): Stripe.Checkout.Session[] {
    return this.shop.fake.all('checkout.session').filter((one) => one.customer === customer)
  }
}

/** What the provider's own books say of a one-off payment. */
function truthOf(shop: TestShop, session: Stripe.Checkout.Session): string {
  if (session.status !== 'complete') return String(session.status)
  const intent = session.payment_intent
  const charge = shop.fake.all('charge').find((one) => one.paid && one.payment_intent === intent)
  if (session.payment_status === 'unpaid') {
    const { status } = shop.fake.all('payment_intent').find(({ id }) => id === intent) ?? {}
    return status === 'processing' ? 'processing' : 'failed'
  }
  const disputes = shop.fake.all('dispute').filter((one) => one.charge === charge?.id)
  if (charge?.refunded || disputes.some(({ status }) => status === 'lost')) return 'refunded'
  if (disputes.some(({ status }) => status === 'needs_response')) return 'disputed'
  return charge?.amount_refunded ? 'partly_refunded' : 'paid'
}

const wasDisputed = (shop: TestShop, intent: unknown) =>
  shop.fake.all('charge').some((one) => one.payment_intent === intent && one.disputed)

/** Asked of the provider only where there are any. */
const refundsIn = (shop: TestShop, intent: unknown) =>
  shop.fake.all('refund').some((one) => one.payment_intent === intent)
    ? refundsOf(shop.stripe, String(intent))
    : []

async function checkPayments(shop: TestShop, { user_id, customer }: Producer): Promise<void> {
  const rows = await shop.deps.payments.list(user_id)
  const sessions = shop.fake
    .all('checkout.session')
    .filter((one) => one.customer === customer && one.mode === 'payment')
  const known = new Map(rows.map((row) => [row.payment_id as string, row]))
  const credits = new Map<TenderId, PaymentId>()
  for (const session of sessions) {
    const row = known.get(session.id)
    // of a page that nobody has paid nothing needs to be known
    if (row === undefined) expect(truthOf(shop, session)).toBe('open')
    else
      expect({ id: session.id, status: row.status }).toEqual({
        id: session.id,
        status: truthOf(shop, session),
      })
    for (const tender_id of row?.credited_tender_ids ?? []) {
      expect(credits.has(tender_id), 'a tender paid twice').toBe(false)
      credits.set(tender_id, paymentIdSchema.parse(session.id))
    }
  }
  for (const row of rows.filter(isSettled)) {
    const intent = sessions.find(({ id }) => id === row.payment_id)?.payment_intent
    const returned = shop.fake
      .all('refund')
      .filter((one) => one.payment_intent === intent)
      .map(({ metadata }) => Number(metadata?.returned_tender_id))
    const refunds = await refundsIn(shop, intent)
    for (const tender_id of row.tender_ids) {
      if (row.credited_tender_ids.includes(tender_id)) continue
      const isBack =
        returned.includes(tender_id) ||
        isLeftToOffice(refunds, tender_id) ||
        wasDisputed(shop, intent) ||
        row.status === 'partly_refunded'
      expect(isBack, 'money kept for nothing').toBe(true)
    }
  }
  for (const { tender_id, status, payment_id } of await applicationsOf(
    shop.deps.applications,
    user_id,
  )) {
    expect(status).toBe(credits.has(tender_id) ? 'PAID' : 'SUBMITTED')
    expect(payment_id).toBe(credits.get(tender_id) ?? null)
  }
  const singles = rows
    .filter(({ purpose }) => purpose === 'single_application')
    .flatMap(({ credited_tender_ids }) => credited_tender_ids)
  const plan = await shop.deps.accessPlans.find(user_id)
  expect(plan?.single_tender_ids).toEqual(singles.toSorted((a, b) => a - b))
  for (const row of rows) {
    const intent = sessions.find(({ id }) => id === row.payment_id)?.payment_intent
    const refunds = await refundsIn(shop, intent)
    for (const { mail_key } of paymentMails(row, refunds)) {
      expect(shop.mailed.filter((mail) => mail === `${user_id} ${mail_key}`)).toHaveLength(1)
    }
  }
}

async function checkSubscription(shop: TestShop, { user_id, customer }: Producer): Promise<void> {
  const stored = (await shop.deps.accessPlans.find(user_id))?.subscription ?? null
  const all = shop.fake.all('subscription').filter((one) => one.customer === customer)
  const live = all.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
  expect(live.length).toBeLessThanOrEqual(1)
  expect(stored === null).toBe(all.length === 0)
  if (stored === null) return
  const truth = all.find(({ id }) => id === stored.subscription_id)
  expect(live[0]?.id ?? stored.subscription_id).toBe(stored.subscription_id)
  expect(stored.status).toBe(truth?.status)
  const end = (truth?.items.data[0]?.current_period_end ?? 0) * 1000
  expect(Date.parse(stored.period_end)).toBe(end)
  const ends = truth?.ended_at ?? truth?.cancel_at ?? null
  expect(stored.ends_at && Date.parse(stored.ends_at) / 1000).toBe(ends)
  expect(stored.past_due_since !== null).toBe(truth?.status === 'past_due')
  const latest = shop.fake.all('invoice').find(({ id }) => id === truth?.latest_invoice)
  const period = truth && latest ? invoicedPeriodOf({ ...truth, latest_invoice: latest }) : null
  for (const { mail_key } of subscriptionMails(stored, period, shop.deps.now())) {
    expect(shop.mailed.filter((mail) => mail === `${user_id} ${mail_key}`)).toHaveLength(1)
  }
}

/** Refunds and disputes of plans: told once, and a plan whose money the bank took is over. */
async function checkPlanCharges(
  shop: TestShop,
  { user_id, customer }: Producer,
): Promise<Readonly<PlanTally>> {
  const tally = { refunds: 0, lost: 0 }
  const charges = shop.fake.all('charge').filter((one) => one.customer === customer && one.paid)
  for (const charge of charges) {
    const { invoice } =
      shop.fake
        .all('invoice_payment')
        .find(({ payment }) => payment.payment_intent === charge.payment_intent) ?? {}
    const { parent } = shop.fake.all('invoice').find(({ id }) => id === invoice) ?? {}
    const plan = parent?.subscription_details?.subscription
    if (!plan) continue
    const disputes = shop.fake.all('dispute').filter((one) => one.charge === charge.id)
    const isLost = disputes.some(({ status }) => status === 'lost')
    const isOpen = disputes.some(({ status }) => status === 'needs_response')
    const subscription = shop.fake.all('subscription').find(({ id }) => id === plan)
    if (isLost) expect(subscription?.status).toBe('canceled')
    const { id: charge_id, amount_refunded } = charge
    const mails = planChargeMails({
      charge_id,
      refunds: await refundsIn(shop, charge.payment_intent),
      dispute: isLost ? 'lost' : isOpen ? 'open' : 'none',
    })
    for (const { mail_key } of mails) {
      expect(shop.mailed.filter((mail) => mail === `${user_id} ${mail_key}`)).toHaveLength(1)
    }
    tally.refunds += amount_refunded === 0 ? 0 : 1
    tally.lost += isLost ? 1 : 0
  }
  return tally
}

async function runRound(
  round: number,
): Promise<{ actions: number; events: number; plans: PlanTally }> {
  const random = numbers(seed + round)
  const shop = await startTestShop()
  for (const id of tenders) await shop.publish(id)
  const history = new History(shop, random)
  const producers: Producer[] = []
  for (let user = 0; user < usersPerRound; user++) {
    producers.push(await history.producer(`user-${round}-${user}`))
  }
  for (let action = 0; action < actionsPerUser; action++) {
    for (const producer of producers) await history.act(producer)
    // a renewal, a failed one, the end of a grace period: the clock moves for all
    const days = history.pick([0, 0, 1, 380]) ?? 0
    if (days > 0) await shop.fake.clock.advance(days * dayMs)
    // a clock that leaps over a year leaves the provider's list of events behind
    if (days > 0) await repair(shop)
  }
  await repair(shop)
  const plans = { refunds: 0, lost: 0 }
  for (const producer of producers) {
    await checkPayments(shop, producer)
    await checkSubscription(shop, producer)
  }
  // of a refund that the comparison itself made (a plan bought twice) the next one knows, if nothing else
  await repair(shop)
  for (const producer of producers) {
    const { refunds, lost } = await checkPlanCharges(shop, producer)
    plans.refunds += refunds
    plans.lost += lost
  }
  expect(new Set(shop.mailed).size).toBe(shop.mailed.length)
  const events = shop.fake.all('event').length
  await shop.stop()
  return { actions: producers.length * actionsPerUser, events, plans }
}

/** Notifications that are held or lost stay so; the reconciliation finds the changes at the provider. */
async function repair(shop: TestShop): Promise<void> {
  await shop.fake.webhooks.idle()
  shop.logged.length = 0
  const { failed } = await reconcile(shop.deps)
  const why = shop.logged.filter(({ code }) => code === 'RECONCILE_FAILED')
  expect({ failed, why }).toEqual({ failed: 0, why: [] })
}

describe('whatever happens to payments and their notifications', () => {
  it('what is stored is what the provider has, once it was compared', async () => {
    const begun = performance.now()
    let actions = 0
    let events = 0
    const plans = { refunds: 0, lost: 0 }
    for (let round = 0; round < histories / usersPerRound; round++) {
      const done = await runRound(round)
      actions += done.actions
      events += done.events
      plans.refunds += done.plans.refunds
      plans.lost += done.plans.lost
    }
    const seconds = Math.round((performance.now() - begun) / 1000)
    process.stdout.write(
      `${histories} histories, ${actions} actions, ${events} events, ${seconds} s; ` +
        `plans: ${plans.refunds} refunds, ${plans.lost} lost disputes\n`,
    )
    expect(plans.refunds).toBeGreaterThan(0)
    expect(actions).toBe(histories * actionsPerUser)
  }, 600_000)
})
