import * as fc from 'fast-check'
import type { ProductFacts, ProductPrice } from '../portfolio/product.ts'
import { productIdSchema, tenderIdSchema } from '../shared/ids.ts'
import { markets } from '../shared/market.ts'
import type { Criterion, OriginChoice } from '../tenders/criterion.ts'
import { categories, closures, containers } from '../vocabulary/kinds.ts'
import type { MatchableProduct, MatchableTender } from './matchable.ts'
import { silentFacts } from './product-for-tests.ts'

// few values each, close together: what is drawn meets often and misses by little
const years = fc.integer({ min: 2019, max: 2024 })
const tenths = fc.integer({ min: 118, max: 128 })
const milligrams = fc.constantFrom(0, 2000, 2900, 3000, 3500, 4000, 4100, 9000)
const volumes = fc.constantFrom(250, 375, 500, 750, 1500, 3000)
const grams = fc.constantFrom(380, 420, 421, 441, 442, 560, 835)
const months = fc.constantFrom(0, 9, 12, 18, 36)
const cents = fc.constantFrom(100, 899, 900, 999, 1000, 1001, 1099, 1100, 1101, 5000)
const shares = fc.constantFrom(0, 5, 20, 30, 74, 75, 80, 94, 95, 99, 100)
const varieties = fc.constantFrom(
  'Syrah',
  'Shiraz',
  'Merlot',
  'Pinot Noir',
  'Spätburgunder',
  'Hondarrabi',
)
const schemes = fc.constantFrom('organic', 'biodynamic', 'Fairtrade', 'WIETA', 'HVE')
const containerKinds = fc.constantFrom(...containers)
const closureKinds = fc.constantFrom(...closures)
const subtypes = fc.constantFrom('gin', 'whisky', 'whisky_malt', 'white', 'rose', 'india_pale_ale')
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const someOf = <Value>(value: fc.Arbitrary<Value>, minLength = 1) =>
  fc.uniqueArray(value, { minLength, maxLength: 3 })

/** Countries with regions that lie in them. */
const places: readonly (readonly [string | null, string | null])[] = [
  [null, null],
  [null, 'Champagne'],
  [null, 'Macedonia'],
  ['FR', null],
  ['FR', 'Champagne'],
  ['FR', 'Burgundy'],
  ['FR', 'Chablis'],
  ['FR', 'Martinique'],
  ['MQ', null],
  ['AR', 'Mendoza'],
  ['AR', 'Uco Valley'],
  ['NO', null],
  ['GR', 'Macedonia'],
  ['FR', 'Nowhere in particular'],
]

const arbitraryPrice: fc.Arbitrary<ProductPrice> = fc.record({
  amount_minor: cents,
  currency: orNull(fc.constantFrom('EUR', 'NOK', 'SEK', 'USD')),
  per: orNull(fc.constantFrom('unit' as const, 'case' as const, 'litre' as const)),
  units_per_case: orNull(fc.constantFrom(1, 6, 12)),
  basis: orNull(
    fc.constantFrom('ex_works' as const, 'fob' as const, 'retail' as const, 'other' as const),
  ),
  raw: fc.constant(null),
})

const arbitraryGrapes = fc.uniqueArray(fc.record({ variety: varieties, share: orNull(shares) }), {
  maxLength: 4,
  selector: ({ variety }) => variety,
})

export const arbitraryFacts: fc.Arbitrary<ProductFacts> = fc
  .record({
    place: fc.constantFrom(...places),
    categories: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 2 }),
    subtype: orNull(subtypes),
    vintage: orNull(fc.oneof(years, fc.constant('NV' as const))),
    volume_ml: orNull(volumes),
    alcohol_tenths: orNull(tenths),
    sugar_mg_l: orNull(milligrams),
    price: orNull(arbitraryPrice),
    grapes: arbitraryGrapes,
    container: orNull(containerKinds),
    container_weight_g: orNull(grams),
    closure: orNull(closureKinds),
    organic: orNull(fc.boolean()),
    certifications: fc.uniqueArray(schemes, { maxLength: 2 }),
    quantity_available: orNull(fc.constantFrom(0, 799, 800, 999, 1000, 40_000)),
    oak: orNull(fc.boolean()),
    months_in_oak: orNull(months),
    months_on_lees: orNull(months),
  })
  .map(({ place: [country_code, region], ...facts }) => ({
    ...silentFacts,
    ...facts,
    country_code,
    region,
  }))

const originChoice: fc.Arbitrary<OriginChoice> = fc.constantFrom(
  { country: 'FR', group: null, regions: [], appellations: [] },
  { country: 'FR', group: null, regions: ['Burgundy'], appellations: [] },
  { country: 'FR', group: null, regions: ['Burgundy'], appellations: ['Chablis'] },
  { country: 'AR', group: null, regions: ['Mendoza'], appellations: [] },
  { country: 'GR', group: null, regions: ['Macedonia'], appellations: [] },
  { country: 'MQ', group: null, regions: [], appellations: [] },
  { country: null, group: 'EU', regions: [], appellations: [] },
  { country: null, group: 'NORDIC', regions: [], appellations: [] },
)

const bounds = (value: fc.Arbitrary<number>) =>
  fc
    .record({ min: orNull(value), max: orNull(value) })
    .map(({ min, max }) =>
      min !== null && max !== null && min > max ? { min: max, max: min } : { min, max },
    )

const priceLimit = fc
  .record({
    basis: fc.constantFrom('retail' as const, 'ex_works' as const, 'fob' as const),
    currency: fc.constantFrom('EUR', 'NOK'),
    bounds: bounds(cents),
    max_inclusive: fc.boolean(),
    min_inclusive: fc.boolean(),
    per_volume_ml: orNull(volumes),
  })
  .map(({ bounds: { min, max }, ...limit }) => ({ ...limit, min_minor: min, max_minor: max }))

const grapeRule = fc
  .record({
    varieties: someOf(varieties),
    together: fc.constantFrom('sum' as const, 'any' as const, 'each' as const),
    shares: bounds(shares),
  })
  .map(({ shares: { min, max }, ...rule }) => ({ ...rule, min_share: min, max_share: max }))

const base = {
  id: fc.constant('criterion'),
  text: fc.constant('as published'),
  source_field: fc.constant('requirements'),
  required: fc.boolean(),
}

/** Fields that say what the drink is, from where and for how much; some with words that nobody understands. */
const coreCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  fc.record({
    ...base,
    kind: fc.constant('category' as const),
    any_of: someOf(fc.constantFrom(...categories)),
    subtypes: someOf(subtypes, 0),
  }),
  fc.record({ ...base, kind: fc.constant('origin' as const), any_of: someOf(originChoice) }),
  fc.record({
    ...base,
    kind: fc.constant('grapes' as const),
    rules: fc.array(grapeRule, { maxLength: 2 }),
    single_variety: fc.boolean(),
    min_varieties: orNull(fc.constantFrom(2, 3)),
  }),
  fc.record({
    ...base,
    kind: fc.constant('vintage' as const),
    ranges: fc.array(
      bounds(years).map(({ min, max }) => ({ from: min, to: max })),
      { maxLength: 2 },
    ),
    non_vintage_allowed: fc.boolean(),
  }),
  fc.record({
    ...base,
    kind: fc.constant('price' as const),
    any_of: fc.array(priceLimit, { minLength: 1, maxLength: 2 }),
  }),
)
const partlyRead: fc.Arbitrary<Criterion> = coreCriterion.map((one) => ({
  ...one,
  unread: ['Flurbel'],
}))

/** Any criterion of each kind; ids are given by `arbitraryTender`. */
export const arbitraryCriterion: fc.Arbitrary<Criterion> = fc.oneof(
  { arbitrary: coreCriterion, weight: 4 },
  { arbitrary: partlyRead, weight: 1 },
  fc.record({
    ...base,
    kind: fc.constant('container' as const),
    any_of: someOf(containerKinds, 0),
    max_weight_g: orNull(grams),
    weight_exempt: someOf(containerKinds, 0),
    weight_limits: fc.array(
      fc.record({ container: containerKinds, volume_ml: orNull(volumes), max_g: grams }),
      { maxLength: 2 },
    ),
  }),
  fc.record({
    ...base,
    kind: fc.constant('size' as const),
    any_of_ml: someOf(volumes),
    launched_together: fc.boolean(),
  }),
  fc.record({ ...base, kind: fc.constant('closure' as const), any_of: someOf(closureKinds) }),
  bounds(tenths).chain(({ min, max }) =>
    fc.record({
      ...base,
      kind: fc.constant('alcohol' as const),
      min_tenths: fc.constant(min),
      max_tenths: fc.constant(max),
    }),
  ),
  bounds(milligrams).chain(({ min, max }) =>
    fc.record({
      ...base,
      kind: fc.constant('sugar' as const),
      min_mg_l: fc.constant(min),
      max_mg_l: fc.constant(max),
    }),
  ),
  fc.record({
    ...base,
    kind: fc.constant('certification' as const),
    schemes: someOf(schemes),
    combine: fc.constantFrom('any_of' as const, 'all_of' as const),
  }),
  fc.record({
    ...base,
    kind: fc.constant('quantity' as const),
    minimum: fc.constantFrom(600, 1000, 2592),
    unit: fc.constantFrom('units' as const, 'litres' as const),
  }),
  fc.record({
    ...base,
    kind: fc.constant('ageing' as const),
    oak: orNull(fc.constantFrom('required' as const, 'forbidden' as const)),
    min_months_in_oak: orNull(months),
    max_months_in_oak: fc.constant(null),
    min_months_on_lees: orNull(months),
  }),
  fc.record({ ...base, kind: fc.constant('text' as const) }),
)

export const arbitraryTender: fc.Arbitrary<MatchableTender> = fc.record({
  tender_id: fc.integer({ min: 1, max: 1_000_000 }).map((id) => tenderIdSchema.parse(id)),
  version: fc.constant(1),
  market: fc.constantFrom(...markets),
  offer_deadline: fc.constant(null),
  completeness: fc.constantFrom('full' as const, 'full' as const, 'partial' as const),
  valid_on: fc.constantFrom('2019-06-01', '2026-01-15'),
  sale_start: fc.constantFrom('2019-09-01', '2026-07-01', '2027-01-01'),
  criteria: fc
    .array(arbitraryCriterion, { maxLength: 6 })
    .map((criteria) =>
      criteria.map((one, position) => ({ ...one, id: `${one.kind}-${position}` })),
    ),
})

export const arbitraryProducts: fc.Arbitrary<MatchableProduct[]> = fc
  .array(arbitraryFacts, { maxLength: 12 })
  .map((all) =>
    all.map((facts, position) => ({
      product_id: productIdSchema.parse(`prd_${String(position).padStart(8, '0')}`),
      version: 1 + position,
      facts,
    })),
  )
