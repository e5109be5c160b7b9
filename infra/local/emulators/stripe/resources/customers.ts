import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { cancelNow } from '../billing/end-subscription.ts'
import { newId } from '../ids.ts'
import { isWithin, listPage } from '../list-page.ts'
import { listing, mergedMetadata, type Operations } from '../operation.ts'
import { invalid } from '../stripe-failure.ts'
import { addTaxId } from './tax-ids.ts'

const FIELDS = [
  'address',
  'description',
  'email',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
  'tax_exempt',
]

type Address = Stripe.AddressParam | '' | null | undefined

export function wholeAddress(address: Address): Stripe.Address | null {
  if (!address) return null
  const { city, country, line1, line2, postal_code, state } = address
  return {
    city: city || null,
    country: country || null,
    line1: line1 || null,
    line2: line2 || null,
    postal_code: postal_code || null,
    state: state || null,
  }
}

export function createCustomer(
  account: Account,
  given: Stripe.CustomerCreateParams,
): Stripe.Customer {
  if (given.email && !/^\S+@\S+$/.test(given.email))
    throw invalid(`Invalid email address: ${given.email}`, 'email', 'email_invalid')
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: wholeAddress(given.address),
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    email: given.email ?? null,
    invoice_prefix: newId('p').slice(2, 10).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergedMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: given.tax_exempt || 'none',
    test_clock: null,
  }
  account.store.put(customer)
  account.announce('customer.created', customer)
  for (const { type, value } of given.tax_id_data ?? []) addTaxId(account, customer.id, type, value)
  return customer
}

/** Changes fields and announces the earlier values, as Stripe's `previous_attributes` do. */
export function changeCustomer(
  account: Account,
  id: string,
  patch: Partial<Stripe.Customer>,
): Stripe.Customer {
  const before = account.store.get('customer', id)
  const customer = account.store.update('customer', id, patch)
  const previous = Object.fromEntries(
    Object.keys(patch).map((key) => [key, before[key as keyof Stripe.Customer]]),
  )
  account.announce('customer.updated', customer, previous)
  return customer
}

function patchOf(before: Stripe.Customer, given: Stripe.CustomerUpdateParams) {
  const patch: Partial<Stripe.Customer> = {}
  if (given.address !== undefined) patch.address = wholeAddress(given.address)
  if (given.metadata !== undefined) patch.metadata = mergedMetadata(before.metadata, given.metadata)
  if (given.preferred_locales !== undefined) patch.preferred_locales = given.preferred_locales
  if (given.tax_exempt !== undefined) patch.tax_exempt = given.tax_exempt || 'none'
  for (const key of ['description', 'email', 'name', 'phone'] as const) {
    const value = given[key]
    if (value !== undefined) patch[key] = value || null
  }
  return patch
}

export const customers = {
  'POST /v1/customers': {
    accepts: [...FIELDS, 'tax_id_data'],
    run: (account, given) => createCustomer(account, given),
  },
  'GET /v1/customers': {
    accepts: listing('email', 'created'),
    run: ({ store }, { email, created, ...paging }) => {
      const found = store
        .all('customer')
        .filter((one) => email === undefined || one.email === email)
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/customers', found, paging)
    },
  },
  'GET /v1/customers/:customer': {
    accepts: [],
    run: ({ store }, _, { customer = '' }) =>
      // a deleted customer is still answered, as no more than that
      store.record('deleted_customer', customer)
        ? { id: customer, object: 'customer', deleted: true }
        : store.get('customer', customer),
  },
  'POST /v1/customers/:customer': {
    accepts: FIELDS,
    run: (account, given, { customer = '' }) =>
      changeCustomer(account, customer, patchOf(account.store.get('customer', customer), given)),
  },
  'DELETE /v1/customers/:customer': {
    accepts: [],
    run: (account, _, { customer: id = '' }) => {
      const customer = account.store.get('customer', id)
      for (const one of account.store.all('subscription')) {
        if (one.customer === id && one.status !== 'canceled')
          cancelNow(account, one.id, 'cancellation_requested')
      }
      account.store.remove('customer', id)
      account.store.note({ object: 'deleted_customer', id })
      account.announce('customer.deleted', customer)
      return { id, object: 'customer', deleted: true }
    },
  },
} satisfies Partial<Operations>
