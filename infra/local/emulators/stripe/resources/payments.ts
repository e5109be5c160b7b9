import { idOf } from '../kinds.ts'
import { isWithin, listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'

/** Payments are made on the hosted pages; here they are read. */
export const payments = {
  'GET /v1/payment_intents': {
    accepts: listing('customer', 'created'),
    run: ({ store }, { customer, created, ...paging }) => {
      const found = store
        .all('payment_intent')
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/payment_intents', found, paging)
    },
  },
  'GET /v1/payment_intents/:intent': {
    accepts: [],
    run: ({ store }, _, { intent = '' }) => store.get('payment_intent', intent),
  },
  'GET /v1/charges': {
    accepts: listing('customer', 'payment_intent', 'created'),
    run: ({ store }, { customer, payment_intent, created, ...paging }) => {
      const found = store
        .all('charge')
        .filter((one) => customer === undefined || idOf(one.customer) === customer)
        .filter(
          (one) => payment_intent === undefined || idOf(one.payment_intent) === payment_intent,
        )
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/charges', found, paging)
    },
  },
  'GET /v1/charges/:charge': {
    accepts: [],
    run: ({ store }, _, { charge = '' }) => store.get('charge', charge),
  },
  'GET /v1/disputes': {
    accepts: listing('charge', 'payment_intent', 'created'),
    run: ({ store }, { charge, payment_intent, created, ...paging }) => {
      const found = store
        .all('dispute')
        .filter((one) => charge === undefined || idOf(one.charge) === charge)
        .filter(
          (one) => payment_intent === undefined || idOf(one.payment_intent) === payment_intent,
        )
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/disputes', found, paging)
    },
  },
  'GET /v1/disputes/:dispute': {
    accepts: [],
    run: ({ store }, _, { dispute = '' }) => store.get('dispute', dispute),
  },
} satisfies Partial<Operations>
