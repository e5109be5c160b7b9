import { idOf } from '../kinds.ts'
import { isWithin, listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'

export const invoices = {
  'GET /v1/invoices': {
    accepts: listing('customer', 'subscription', 'status', 'created'),
    run: ({ store }, { customer, subscription, status, created, ...paging }) => {
      const found = store
        .all('invoice')
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
        .filter(
          (one) =>
            subscription === undefined ||
            idOf(one.parent?.subscription_details?.subscription) === subscription,
        )
        .filter((one) => status === undefined || one.status === status)
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/invoices', found, paging)
    },
  },
  'GET /v1/invoices/:invoice': {
    accepts: [],
    run: ({ store }, _, { invoice = '' }) => store.get('invoice', invoice),
  },
  'GET /v1/invoice_payments': {
    accepts: listing('invoice', 'payment', 'status'),
    run: ({ store }, { invoice, payment, status, ...paging }) => {
      const found = store
        .all('invoice_payment')
        .filter((one) => invoice === undefined || idOf(one.invoice) === invoice)
        .filter(
          (one) =>
            payment?.payment_intent === undefined ||
            idOf(one.payment.payment_intent) === payment.payment_intent,
        )
        .filter((one) => status === undefined || one.status === status)
      return listPage('/v1/invoice_payments', found, paging)
    },
  },
} satisfies Partial<Operations>
