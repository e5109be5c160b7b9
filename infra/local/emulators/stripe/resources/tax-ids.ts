import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId } from '../ids.ts'
import { listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'
import { invalid, missing, notSupported } from '../stripe-failure.ts'
import { countryOfVatNumber, normalVatNumber } from '../tax.ts'

/** How long the fake check of a number takes, seconds. */
export const VERIFICATION_SECONDS = 2

/** Adds a VAT number; whether it is a real one is found out later (see due-work.ts). */
export function addTaxId(
  account: Account,
  customer: string,
  type: string,
  value: string,
): Stripe.TaxId {
  account.store.get('customer', customer)
  const number = normalVatNumber(value)
  const country = type === 'eu_vat' ? countryOfVatNumber(number) : type.slice(0, 2).toUpperCase()
  if (!['eu_vat', 'gb_vat', 'no_vat', 'ch_vat'].includes(type))
    throw notSupported(`the tax id type ${type}`)
  if (country === null) throw invalid('Invalid value for eu_vat.', 'value', 'tax_id_invalid')
  const known = account.store
    .all('tax_id')
    .find((one) => one.customer === customer && one.type === type && one.value === number)
  if (known) return known
  const taxId: Stripe.TaxId = {
    id: newId('txi'),
    object: 'tax_id',
    country,
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: 'customer' },
    type,
    value: number,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  }
  account.store.put(taxId)
  account.announce('customer.tax_id.created', taxId)
  return taxId
}

/** Stripe's own test numbers hold these digits; the last is the fake's. Anything else is verified. */
const VERDICTS: readonly [digits: string, status: 'unverified' | 'pending' | 'unavailable'][] = [
  ['111111111', 'unverified'],
  ['222222222', 'pending'],
  ['333333333', 'unavailable'],
]

export function verdictOn(value: string): 'verified' | 'unverified' | 'pending' | 'unavailable' {
  return VERDICTS.find(([digits]) => value.includes(digits))?.[1] ?? 'verified'
}

export function finishVerification(account: Account, id: string): void {
  const taxId = account.store.get('tax_id', id)
  const status = verdictOn(taxId.value)
  const verification = { status, verified_address: null, verified_name: null }
  const updated = account.store.update('tax_id', id, { verification })
  account.announce('customer.tax_id.updated', updated, { verification: taxId.verification })
}

export function removeTaxId(account: Account, customer: string, id: string): void {
  const taxId = account.store.get('tax_id', id)
  if (taxId.customer !== customer) throw missing('tax_id', id, 'id')
  account.store.remove('tax_id', id)
  account.announce('customer.tax_id.deleted', taxId)
}

export function taxIdsOf(account: Account, customer: string | null): Stripe.TaxId[] {
  return account.store.all('tax_id').filter((one) => one.customer === customer)
}

export const taxIds = {
  'GET /v1/customers/:customer/tax_ids': {
    accepts: listing(),
    run: (account, paging, { customer = '' }) =>
      listPage(`/v1/customers/${customer}/tax_ids`, taxIdsOf(account, customer), paging),
  },
  'POST /v1/customers/:customer/tax_ids': {
    accepts: ['type', 'value'],
    run: (account, { type, value }, { customer = '' }) => addTaxId(account, customer, type, value),
  },
  'GET /v1/customers/:customer/tax_ids/:tax_id': {
    accepts: [],
    run: ({ store }, _, { tax_id = '' }) => store.get('tax_id', tax_id),
  },
  'DELETE /v1/customers/:customer/tax_ids/:tax_id': {
    accepts: [],
    run: (account, _, { customer = '', tax_id: id = '' }) => {
      removeTaxId(account, customer, id)
      return { id, object: 'tax_id', deleted: true }
    },
  },
} satisfies Partial<Operations>
