import { isWithin, listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'

/** Products and prices are made by the sample (sample-catalogue.ts), as an operator makes them in the dashboard. */
export const catalogue = {
  'GET /v1/products': {
    accepts: listing('active', 'ids', 'created'),
    run: ({ store }, { active, ids, created, ...paging }) => {
      const found = store
        .all('product')
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => ids === undefined || ids.includes(one.id))
        .filter((one) => isWithin(one.created, created))
      return listPage('/v1/products', found, paging)
    },
  },
  'GET /v1/products/:product': {
    accepts: [],
    run: ({ store }, _, { product = '' }) => store.get('product', product),
  },
  'GET /v1/prices': {
    accepts: listing('active', 'lookup_keys', 'product', 'type', 'currency'),
    run: ({ store }, { active, lookup_keys, product, type, currency, ...paging }) => {
      const found = store
        .all('price')
        .filter((one) => active === undefined || one.active === active)
        .filter((one) => lookup_keys === undefined || lookup_keys.includes(one.lookup_key ?? ''))
        .filter((one) => product === undefined || one.product === product)
        .filter((one) => type === undefined || one.type === type)
        .filter((one) => currency === undefined || one.currency === currency)
      return listPage('/v1/prices', found, paging)
    },
  },
  'GET /v1/prices/:price': {
    accepts: [],
    run: ({ store }, _, { price = '' }) => store.get('price', price),
  },
} satisfies Partial<Operations>
