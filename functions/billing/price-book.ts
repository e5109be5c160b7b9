import type { Stripe } from 'stripe'
import { applicationFee } from '#domain/billing/application-fee.ts'
import {
  type Price,
  type PriceKey,
  type Prices,
  priceKeys,
  priceSchema,
} from '#domain/billing/price.ts'
import type { Log } from '../platform/logging/log.ts'
import type { ConnectStripe } from '../platform/stripe/stripe-api.ts'

/** The prices of the provider, with its ids. */
export interface PriceBook {
  readonly prices: Prices
  readonly ids: Readonly<Record<PriceKey, string | null>>
}
export type ReadPrices = () => Promise<PriceBook>

const keptForMs = 5 * 60_000
const noIds = { access_plan: null, single_application: null, application_fee: null }

/** Reads the prices by their lookup keys, at most every five minutes. */
export function createReadPrices(stripe: ConnectStripe, log: Log): ReadPrices {
  let kept: { readonly book: PriceBook; readonly until: number } | null = null
  return async () => {
    if (kept === null || kept.until < Date.now()) {
      kept = { book: await readPrices(await stripe(), log), until: Date.now() + keptForMs }
    }
    return kept.book
  }
}

async function readPrices(stripe: Awaited<ReturnType<ConnectStripe>>, log: Log) {
  const { data } = await stripe.prices.list({
    lookup_keys: [...priceKeys],
    active: true,
    expand: ['data.product'],
    limit: 10,
  })
  const prices: Prices = { ...noIds }
  const ids: Record<PriceKey, string | null> = { ...noIds }
  for (const key of priceKeys) {
    const given = data.find(({ lookup_key }) => lookup_key === key)
    if (given === undefined) continue
    const problem = problemOf(key, given)
    if (problem !== null) {
      log.info('PRICE_NOT_USABLE', { price: key, problem })
      continue
    }
    prices[key] = priceOf(given)
    ids[key] = given.id
  }
  return { prices, ids }
}

function intervalOf({ recurring }: Stripe.Price): Price['interval'] {
  const { data = null } = priceSchema.unwrap().shape.interval.safeParse(recurring?.interval)
  return data
}

function problemOf(key: PriceKey, price: Stripe.Price): string | null {
  if (price.currency !== 'eur') return 'currency'
  if (price.unit_amount === null || price.unit_amount <= 0) return 'amount'
  // a price that holds the tax would make the fee less than it is said to be
  if (price.tax_behavior !== 'exclusive') return 'tax_behavior'
  if (key === 'application_fee' && price.unit_amount !== applicationFee.amount_minor)
    return 'amount'
  const isRecurring = key === 'access_plan'
  if (isRecurring !== (intervalOf(price) !== null)) return 'interval'
  if (!isRecurring && price.recurring !== null) return 'interval'
  return isRecurring && price.recurring?.interval_count !== 1 ? 'interval' : null
}

function priceOf(price: Stripe.Price): Price {
  const { product } = price
  const metadata = typeof product === 'object' && 'metadata' in product ? product.metadata : {}
  return {
    unit: { amount_minor: price.unit_amount ?? 0, currency: price.currency.toUpperCase() },
    interval: intervalOf(price),
    is_sample: metadata.sample === 'true',
  }
}
