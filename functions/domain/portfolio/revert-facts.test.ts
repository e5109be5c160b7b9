import { describe, expect, it } from 'vitest'
import { noFacts } from './no-facts.ts'
import type { ProductFacts } from './product.ts'
import { revertFacts } from './revert-facts.ts'

const productFacts = (said: Partial<ProductFacts>): ProductFacts => ({
  ...noFacts,
  name: 'A',
  ...said,
})

describe('taking back what an import wrote', () => {
  const before = productFacts({ name: 'A', vintage: 2020, region: 'Alsace' })
  const written = productFacts({ name: 'A', vintage: 2021, region: 'Elsass' })

  it('gives every field its former value', () => {
    expect(revertFacts(written, { before, written }, [])).toEqual(before)
  })

  it('leaves what was corrected by hand, and what a later import wrote', () => {
    const current = { ...written, region: 'Corrected', volume_ml: 1500 }
    const later = { ...current, vintage: 2022 }
    expect(revertFacts(current, { before, written }, ['region'])).toMatchObject({
      vintage: 2020,
      region: 'Corrected',
      volume_ml: 1500,
    })
    expect(revertFacts(later, { before, written }, ['region'])).toMatchObject({ vintage: 2022 })
  })

  it('takes a derived value back together with its mark', () => {
    const marked = {
      ...written,
      country_code: 'FR',
      derived: [{ field: 'country_code' as const, rule: 'country_of_place' as const }],
    }
    const bare = { ...before, country_code: null }
    expect(revertFacts(marked, { before: bare, written: marked }, [])).toEqual(bare)
    expect(revertFacts(bare, { before: marked, written: bare }, [])).toEqual(marked)
  })

  it('puts the amount of a price back whose terms were seen to', () => {
    const bare = {
      currency: 'EUR',
      per: null,
      units_per_case: null,
      basis: null,
      raw: null,
    } as const
    const ofCase = { ...bare, per: 'case', units_per_case: 6 } as const
    const seenTo = { ...before, price: { ...ofCase, amount_minor: 12_000 } }
    const newer = { ...before, price: { ...bare, amount_minor: 13_000 } }
    const current = { ...before, price: { ...ofCase, amount_minor: 13_000 } }
    expect(revertFacts(current, { before: seenTo, written: newer }, ['price_terms']).price).toEqual(
      seenTo.price,
    )
  })
})
