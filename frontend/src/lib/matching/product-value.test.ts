import { describe, expect, it } from 'vitest'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { CriterionKind } from '#domain/tenders/criterion.ts'
import { countryName, formatAlcohol, formatNumber, formatVolume } from '../format.ts'
import { formatPercent } from '../format-percent.ts'
import { productValue, type ValueWords } from './product-value.ts'

const silent: ProductFacts = { ...noFacts, name: 'Roter Testwein' }
const german: ValueWords = {
  number: (value) => formatNumber(value, 'de'),
  percent: (value) => formatPercent(value, 'de'),
  country: (code) => countryName(code, 'de'),
  volume: (ml) => formatVolume(ml, 'de'),
  alcohol: (tenths) => formatAlcohol(tenths, 'de'),
  price: ({ amount_minor }) => `${amount_minor} Cent`,
  word: (group, code) => `${group}:${code}`,
  units: (count) => `${count} Einheiten`,
  oak: (isOaked) => (isOaked ? 'mit Holz' : 'ohne Holz'),
  organic: (isOrganic) => (isOrganic ? 'bio' : 'nicht bio'),
  monthsInOak: (count) => `${count} Monate im Holz`,
  monthsOnLees: (count) => `${count} Monate auf der Hefe`,
}
const kinds: CriterionKind[] = ['category', 'origin', 'grapes', 'vintage', 'price', 'container']
kinds.push('size', 'closure', 'alcohol', 'sugar', 'certification', 'quantity', 'ageing', 'text')

describe('what a product says, in the language of the page', () => {
  it.each(kinds)('says nothing to %s where it is silent', (kind) => {
    expect(productValue(kind, silent, german)).toBeNull()
  })

  it.each<[CriterionKind, Partial<ProductFacts>, string]>([
    [
      'category',
      { categories: ['red_wine'], subtype: 'late_harvest' },
      'category:red_wine, late harvest',
    ],
    ['category', { type: 'Barolo', categories: ['red_wine'] }, 'Barolo'],
    ['origin', { region: 'Tokaj', country_code: 'HU' }, 'Tokaj, Ungarn'],
    [
      'grapes',
      {
        grapes: [
          { variety: 'Furmint', share: 87.5 },
          { variety: 'Zéta', share: null },
        ],
      },
      'Furmint 87,5\u00a0%, Zéta',
    ],
    ['vintage', { vintage: 'NV' }, 'NV'],
    [
      'container',
      { container: 'glass_bottle', container_weight_g: 1390 },
      'container:glass_bottle, 1.390\u00a0g',
    ],
    ['size', { volume_ml: 1500 }, '1,5\u00a0l'],
    ['closure', { closure: 'cork' }, 'closure:cork'],
    ['alcohol', { alcohol_tenths: 125 }, '12,5\u00a0%\u00a0vol'],
    ['sugar', { sugar_mg_l: 3200 }, '3,2\u00a0g/l'],
    ['certification', { organic: false, certifications: ['Fairtrade'] }, 'nicht bio, Fairtrade'],
    ['quantity', { quantity_available: 9000 }, '9000 Einheiten'],
    ['ageing', { oak: true, months_in_oak: 12 }, 'mit Holz, 12 Monate im Holz'],
  ])('tells %s', (kind, facts, expected) => {
    expect(productValue(kind, { ...silent, ...facts }, german)).toBe(expected)
  })
})
