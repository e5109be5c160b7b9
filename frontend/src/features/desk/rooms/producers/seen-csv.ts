import { callApi } from '../../../../lib/api.ts'
import { productName } from '../../../../lib/products/product-name.ts'
import { listCsv } from '../../list/list-csv.ts'

// what a producer sees, names of fields and values as those of the API

export const seenProductCsv = (user_id: string): Promise<string> =>
  listCsv({
    ask: (page) => callApi('seeProducts', { params: { user_id }, query: page }),
    rowsOf: ({ products }) => products,
    columns: [
      'product_id',
      ['name', ({ facts }) => productName(facts)],
      ['producer', ({ facts }) => facts.producer],
      ['type', ({ facts }) => facts.type],
      ['country_code', ({ facts }) => facts.country_code],
      ['region', ({ facts }) => facts.region],
      ['volume_ml', ({ facts }) => facts.volume_ml],
      ['alcohol_tenths', ({ facts }) => facts.alcohol_tenths],
    ],
  })

export const seenMatchCsv = (user_id: string): Promise<string> =>
  listCsv({
    ask: (page) => callApi('seeMatches', { params: { user_id }, query: page }),
    rowsOf: ({ rows }) => rows,
    columns: [
      ['tender_id', ({ tender }) => tender.tender_id],
      ['market', ({ tender }) => tender.market],
      ['reference', ({ tender }) => tender.reference],
      ['title', ({ tender }) => tender.title],
      ['offer_deadline', ({ tender }) => tender.offer_deadline],
      ['strong', ({ counts }) => counts.strong],
      ['possible', ({ counts }) => counts.possible],
      ['best', ({ best }) => best.map(({ product }) => productName(product)).join('; ')],
    ],
  })
