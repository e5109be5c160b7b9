import { describe, expect, it } from 'vitest'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { Answer } from './application.ts'
import type { FormField } from './application-form.ts'
import { field, known } from './form-field.ts'
import { offerFields } from './offer-fields.ts'
import { offeredFacts } from './offered-facts.ts'
import { productFields } from './product-fields.ts'

const product: ProductFacts = {
  ...noFacts,
  name: 'Test Furmint',
  producer: 'Test Cellars',
  type: 'White wine',
  categories: ['white_wine'],
  country_code: 'HU',
  region: 'Tokaj',
  vintage: 2025,
  volume_ml: 750,
  alcohol_tenths: 125,
  grapes: [{ variety: 'Furmint', share: 100 }],
  container: 'glass_bottle',
  price: {
    amount_minor: 520,
    currency: 'EUR',
    per: 'unit',
    units_per_case: 6,
    basis: 'ex_works',
    raw: null,
  },
}
const fields = (facts: ProductFacts | null, ...more: FormField[]) => [
  ...productFields(facts),
  ...offerFields(facts, []).filter(({ key }) => !more.some((other) => other.key === key)),
  ...more,
]
const offered = (
  answers: Record<string, Answer>,
  facts: ProductFacts | null = product,
  ...more: FormField[]
) => offeredFacts(facts, fields(facts, ...more), answers)

describe('what is offered', () => {
  it('is the product where nothing else is said', () => {
    const { price, quantity_available, ...others } = offered({})
    const { price: _, quantity_available: __, ...own } = product
    expect(others).toEqual(own)
    expect([price, quantity_available]).toEqual([null, null])
  })

  it.each([
    ['vintage', '2024', { vintage: 2024 }],
    ['vintage', 'NV', { vintage: 'NV' }],
    ['volume', '250', { volume_ml: 250 }],
    ['alcohol', '12,3', { alcohol_tenths: 123 }],
    ['sugar', '4.5', { sugar_mg_l: 4500 }],
    ['container', 'aluminium_can', { container: 'aluminium_can' }],
    ['container_weight', '14', { container_weight_g: 14 }],
    ['closure', 'screw_cap', { closure: 'screw_cap' }],
    ['country_of_origin', 'FR', { country_code: 'FR' }],
    ['product_type', 'Red wine', { type: 'Red wine', categories: ['red_wine'] }],
    [
      'grapes',
      'Furmint 85 %, Hárslevelű 15 %',
      {
        grapes: [
          { variety: 'Furmint', share: 85 },
          { variety: 'Hárslevelű', share: 15 },
        ],
      },
    ],
    // what is not understood leaves the fact open
    ['container', 'amphora', { container: null }],
    ['volume', 'a bottle', { volume_ml: null }],
    ['volume', '-250', { volume_ml: null }],
    ['grapes', 'a local grape', { grapes: [] }],
  ])('takes the answer %s: %s', (key, answer, facts) => {
    expect(offered({ [key]: answer })).toMatchObject(facts)
  })

  it('keeps what the product says where an answer is emptied, or left as it was filled in', () => {
    expect(offered({ vintage: ' ', volume: '750' })).toMatchObject({
      vintage: 2025,
      volume_ml: 750,
    })
  })

  it('is known from the answers alone where no product was chosen', () => {
    const alone = offered({ product_name: 'Typed wine', product_type: 'Red wine' }, null)
    expect(alone).toMatchObject({ name: 'Typed wine', categories: ['red_wine'], vintage: null })
  })

  it.each([
    [{ price: '1,60', price_currency: 'EUR', price_per: 'unit', incoterm: 'EXW' }, 160, 'ex_works'],
    [{ price: '9', price_currency: 'SEK', price_per: 'case', incoterm: 'FOB' }, 900, 'fob'],
    [{ price: '9', price_currency: 'SEK', price_per: 'litre', incoterm: 'DDP' }, 900, 'other'],
  ])('has the price of %j', (answers, amount_minor, basis) => {
    expect(offered(answers).price).toMatchObject({ amount_minor, basis })
  })

  it.each(['price', 'price_currency', 'price_per', 'incoterm'])(
    'has no price to compare without %s',
    (missing) => {
      const whole = { price: '1.60', price_currency: 'EUR', price_per: 'unit', incoterm: 'EXW' }
      expect(offered({ ...whole, [missing]: '' }).price).toBeNull()
    },
  )

  it('counts litres in units of the size that is offered', () => {
    const litres = field('quantity', 'positive_number', {
      unit: 'litres',
      prefill: known('product', null),
      criterion_id: null,
    })
    const quantity = { quantity: '3000' }
    expect(offered(quantity).quantity_available).toBe(3000)
    expect(offered(quantity, product, litres).quantity_available).toBe(4000)
    expect(offered({ ...quantity, volume: '250' }, product, litres).quantity_available).toBe(12_000)
    // of an unknown size nobody knows how many there are
    const unsized = { ...product, volume_ml: null }
    expect(offered(quantity, unsized, litres).quantity_available).toBeNull()
  })
})
