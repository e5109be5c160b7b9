import { describe, expect, it } from 'vitest'
import { productFactsSchema } from './product.ts'
import { productFactsOf } from './product-facts-of.ts'
import { type ReadProduct, readProductSchema } from './read-product.ts'

const silent = Object.fromEntries(
  Object.keys(readProductSchema.unwrap().shape).map((key) => [key, null]),
) as unknown as ReadProduct
const factsOf = (read: Partial<ReadProduct>) =>
  productFactsSchema.parse(productFactsOf({ ...silent, row: 1, name: 'Cuvée', ...read }))

describe('productFactsOf', () => {
  it('leaves null what the file is silent about', () => {
    const { name, categories, grapes, certifications, ...rest } = factsOf({})
    expect({ name, categories, grapes, certifications }).toEqual({
      name: 'Cuvée',
      categories: [],
      grapes: [],
      certifications: [],
    })
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
  })

  it('converts to exact units', () => {
    expect(
      factsOf({ volume_ml: 750, abv: 13.55, sugar_g_l: 2.9, container_weight_g: 419.6 }),
    ).toMatchObject({
      volume_ml: 750,
      alcohol_tenths: 135.5,
      sugar_mg_l: 2900,
      container_weight_g: 420,
    })
    expect(factsOf({ abv: 1.15 }).alcohol_tenths).toBe(11.5)
  })

  it('reads the price in its own words', () =>
    expect(
      factsOf({
        price_amount: 186,
        price_currency: 'usd',
        price_unit: 'case of 12 bottles, FOB',
        price_raw: '186',
      }).price,
    ).toEqual({
      amount_minor: 18_600,
      currency: 'USD',
      per: 'case',
      units_per_case: 12,
      basis: 'fob',
      raw: '186',
    }))

  it.each<[Partial<ReadProduct>, string[], string | null]>([
    [{ type_norm: 'red wine' }, ['red_wine'], null],
    [{ type: 'Øl / Porter & stout', type_norm: 'beer' }, ['beer'], 'porter_stout'],
    [{ type: 'Sparkling', type_norm: 'sparkling rosé wine' }, ['sparkling_wine'], 'rose'],
    [{ type_norm: 'gin' }, ['spirits'], 'gin'],
  ])('%j', (read, categories, subtype) =>
    expect(factsOf(read)).toMatchObject({ categories, subtype }),
  )

  it('leaves the colour of a wine open', () =>
    expect(factsOf({ type_norm: 'wine' }).categories.length).toBeGreaterThan(1))

  it.each<[Partial<ReadProduct>, string | null]>([
    [{ country_norm: 'France' }, 'FR'],
    [{ country_norm: 'FR' }, 'FR'],
    [{ country_code: 'fr' }, 'FR'],
    [{ country: 'Frankrike' }, 'FR'],
    [{ country_norm: 'Nowhere' }, null],
  ])('country of %j', (read, code) => expect(factsOf(read).country_code).toBe(code))

  it.each([
    ['Scotland', 'GB', 'Scotland'],
    ['Skottland', 'GB', 'Scotland'],
    ['England', 'GB', 'England'],
    ['France', 'FR', null],
    ['Georgia', 'GE', null],
    ['Luxembourg', 'LU', null],
  ])('takes %s as %s with the region %s', (country, country_code, region) =>
    expect(factsOf({ country })).toMatchObject({ country_code, region }),
  )

  it('knows containers, closures and schemes by their words and codes', () => {
    expect(factsOf({ container: 'BiB', closure: 'Stelvin screwcap' })).toMatchObject({
      container: 'bag_in_box',
      closure: 'screw_cap',
    })
    expect(factsOf({ container: 'light_glass_bottle', closure: 'other' })).toMatchObject({
      container: 'light_glass_bottle',
      closure: 'other',
    })
    expect(factsOf({ container: 'amphora' }).container).toBeNull()
    expect(
      factsOf({ certifications: ['EU organic', 'HVE 3', 'Our own seal'] }).certifications,
    ).toEqual(['organic', 'HVE', 'Our own seal'])
  })

  it('takes months as months in oak only where oak is stated', () => {
    expect(factsOf({ oak: true, ageing_months: 12 }).months_in_oak).toBe(12)
    expect(factsOf({ oak: null, ageing_months: 12 })).toMatchObject({
      months_in_oak: null,
      months_on_lees: null,
    })
  })

  it('drops what cannot be', () =>
    expect(
      factsOf({
        volume_ml: 0,
        abv: 130,
        vintage: 20,
        price_amount: 0,
        container_weight_g: 0,
        quantity_available: 1e20,
        oak: true,
        ageing_months: 1e20,
        gtin: 'n/a',
        region: ' ',
        name: 'x'.repeat(400),
      }),
    ).toMatchObject({
      volume_ml: null,
      alcohol_tenths: null,
      vintage: null,
      price: null,
      container_weight_g: null,
      quantity_available: null,
      months_in_oak: null,
      gtin: null,
      region: null,
    }))
})

describe('what follows from the place', () => {
  it('is added where nothing is stated, and marked', () => {
    expect(factsOf({ region: 'Volnay' })).toMatchObject({
      region: 'Volnay',
      country_code: 'FR',
      categories: ['red_wine'],
      derived: [
        { field: 'country_code', rule: 'country_of_place', place: 'Volnay' },
        { field: 'categories', rule: 'category_of_appellation', place: 'Volnay' },
      ],
    })
    expect(factsOf({ region: 'Condrieu', type: 'vin', country: 'France' })).toMatchObject({
      categories: ['white_wine'],
      derived: [{ field: 'categories', rule: 'category_of_appellation', place: 'Condrieu' }],
    })
  })

  it('keeps of a wine without a colour what the appellation permits', () => {
    expect(factsOf({ region: 'Beaune', type: 'vin', country: 'France' })).toMatchObject({
      categories: ['red_wine', 'white_wine'],
      derived: [{ field: 'categories', rule: 'colour_of_appellation', place: 'Beaune' }],
    })
    expect(factsOf({ region: 'Sancerre', type: 'vin', country: 'France' })).toMatchObject({
      categories: ['red_wine', 'white_wine', 'rose_wine'],
      derived: [{ field: 'categories', rule: 'drink_of_appellation', place: 'Sancerre' }],
    })
    // of several that are permitted none is made up
    expect(factsOf({ region: 'Sancerre' }).categories).toEqual([])
  })

  it('takes a wine that is called by its appellation to come from there', () => {
    expect(factsOf({ name: 'Volnay 2019' })).toMatchObject({
      region: 'Volnay',
      country_code: 'FR',
      categories: ['red_wine'],
      derived: [
        { field: 'region', rule: 'region_of_appellation', place: 'Volnay' },
        { field: 'country_code', rule: 'country_of_place' },
        { field: 'categories', rule: 'category_of_appellation' },
      ],
    })
    for (const read of [
      { name: 'Domaine de Volnay' },
      { name: 'Volnay', type: 'Marc de Bourgogne' },
      { name: 'Volnay', country: 'Italy' },
      { name: 'Cognac' },
    ])
      expect(factsOf(read).region).toBeNull()
  })

  it.each<[Partial<ReadProduct>, Partial<ReturnType<typeof factsOf>>]>([
    [{ region: 'Volnay', type: 'white wine' }, { categories: ['white_wine'] }],
    [{ region: 'Volnay', type: 'Marc de Bourgogne' }, { categories: ['spirits'] }],
    [{ region: 'Condrieu', type_norm: 'alcohol-free wine' }, { categories: [] }],
    [{ region: 'Volnay', country: 'Italy', type: 'red wine' }, { country_code: 'IT' }],
  ])('never overrides what is written: %j', (read, stated) => {
    const facts = factsOf(read)
    expect(facts).toMatchObject(stated)
    expect(facts.derived ?? []).not.toContainEqual(expect.objectContaining({ field: 'categories' }))
  })

  it.each(['Georgia', 'Sancerre, Chablis', 'Château Nowhere'])('does not guess from %s', (region) =>
    expect(factsOf({ region })).toMatchObject({ categories: [], country_code: null }),
  )
})
