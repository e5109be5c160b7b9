import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { invalid, notSupported } from '../stripe-failure.ts'
import { promotionCodeOf } from './promotion-codes.ts'

type Given = Stripe.Checkout.SessionCreateParams

const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 3600

/** What Stripe refuses although each parameter by itself is well formed. */
export function checkCheckoutRequest(account: Account, given: Given): void {
  checkShape(given)
  checkItems(account, given)
  checkCustomer(account, given)
  checkDiscounts(account, given)
  const lifetime = (given.expires_at ?? account.now() + LONGEST_SECONDS) - account.now()
  // a second more on either side: the request was under way for a while
  if (lifetime < SHORTEST_SECONDS - 1)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  if (lifetime > LONGEST_SECONDS + 1)
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
}

function checkShape(given: Given): void {
  const { mode } = given
  if (mode === 'setup') throw notSupported('mode=setup')
  if (mode === undefined) throw missingParameter('mode')
  if (given.ui_mode !== undefined && given.ui_mode !== 'hosted_page')
    throw notSupported(`ui_mode=${given.ui_mode}`)
  if (!given.success_url) throw missingParameter('success_url')
  if (!given.line_items?.length) throw missingParameter('line_items')
  const onlyIn = (wanted: string, name: keyof Given) => {
    if (given[name] !== undefined && mode !== wanted)
      throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, name)
  }
  onlyIn('payment', 'payment_intent_data')
  onlyIn('payment', 'invoice_creation')
  onlyIn('payment', 'customer_creation')
  onlyIn('subscription', 'subscription_data')
}

function checkItems(account: Account, { line_items = [], mode }: Given): void {
  const prices = line_items.map(({ price, quantity }, index) => {
    const at = `line_items[${index}]`
    if (!price) throw notSupported('line items without a price')
    const found = account.store.get('price', price, `${at}[price]`)
    if (!found.active) throw invalid('The price specified is inactive.', `${at}[price]`)
    if (quantity === undefined) throw missingParameter(`${at}[quantity]`)
    if (!Number.isInteger(quantity) || quantity < 1)
      throw invalid(
        `Invalid positive integer: ${quantity}`,
        `${at}[quantity]`,
        'parameter_invalid_integer',
      )
    return found
  })
  if (mode === 'payment' && prices.some(({ recurring }) => recurring))
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    )
  if (mode === 'subscription' && !prices.some(({ recurring }) => recurring))
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'mode',
    )
  if (mode === 'subscription' && prices.some(({ recurring }) => !recurring))
    throw notSupported('one-time prices in a subscription')
}

function checkCustomer(account: Account, given: Given): void {
  const { customer, customer_update = {} } = given
  if (!customer) {
    if (given.customer_update)
      throw invalid('`customer_update` can only be used with `customer`.', 'customer_update')
    return
  }
  if (given.customer_email)
    throw invalid(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
      'parameters_exclusive',
    )
  const known = account.store.get('customer', customer, 'customer')
  if (given.automatic_tax?.enabled && !known.address?.country && customer_update.address !== 'auto')
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'customer',
      'customer_tax_location_invalid',
    )
  if (given.tax_id_collection?.enabled && customer_update.name !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'customer_update[name]',
    )
}

function checkDiscounts(account: Account, { discounts, allow_promotion_codes }: Given): void {
  if (!discounts) return
  if (allow_promotion_codes !== undefined)
    throw invalid(
      'You may only specify one of these parameters: allow_promotion_codes, discounts.',
      'discounts',
      'parameters_exclusive',
    )
  if (discounts.length > 1) throw notSupported('more than one discount')
  for (const [index, { promotion_code, coupon }] of discounts.entries()) {
    const at = `discounts[${index}]`
    if (coupon) account.store.get('coupon', coupon, `${at}[coupon]`)
    if (!promotion_code) continue
    const code = promotionCodeOf(account, promotion_code, `${at}[promotion_code]`)
    if (!code.active)
      throw invalid(
        'This promotion code cannot be redeemed: it is expired or inactive.',
        `${at}[promotion_code]`,
        'coupon_expired',
      )
  }
}

const missingParameter = (name: string) =>
  invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
