import { describe, expect, it } from 'vitest'
import { mergeFacts, stillCorrected } from './merge-facts.ts'
import { noFacts } from './no-facts.ts'
import type { ProductFacts, ProductPrice } from './product.ts'

const ofCase: ProductPrice = {
  amount_minor: 12_000,
  currency: 'EUR',
  per: 'case',
  units_per_case: 6,
  basis: null,
  raw: null,
}
const priced = (price: Partial<ProductPrice>): ProductFacts => ({
  ...noFacts,
  name: 'A',
  price: { ...ofCase, ...price },
})
const seenTo = ['price_terms']

describe('the terms of a price that somebody has seen to', () => {
  it('stay where a newer list leaves them open', () => {
    const read = priced({ amount_minor: 13_000, per: null, units_per_case: null })
    expect(mergeFacts(priced({}), read, seenTo).price).toEqual({ ...ofCase, amount_minor: 13_000 })
    expect(stillCorrected(priced({}), read, seenTo)).toEqual(seenTo)
  })

  it('give way to those of another amount, and have to be seen to again', () => {
    const read = priced({ amount_minor: 2000, per: 'unit', units_per_case: null, basis: 'fob' })
    expect(mergeFacts(priced({}), read, seenTo).price).toEqual(read.price)
    expect(stillCorrected(priced({}), read, ['name', ...seenTo])).toEqual(['name'])
  })

  it('stay when the amount is read again that they were corrected for', () => {
    const read = priced({ per: 'unit', units_per_case: null })
    expect(mergeFacts(priced({}), read, seenTo).price).toEqual(ofCase)
    expect(stillCorrected(priced({}), read, seenTo)).toEqual(seenTo)
  })
})
