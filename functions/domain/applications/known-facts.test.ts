import { describe, expect, it } from 'vitest'
import type { Facts } from '../compliance/condition.ts'
import { choiceSets } from '../compliance/fields.ts'
import { preflight } from '../compliance/preflight.ts'
import { complianceRules } from '../compliance/rules.ts'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import { categoryOf } from '../vocabulary/categories.ts'
import { containers } from '../vocabulary/kinds.ts'
import { knownFacts } from './known-facts.ts'

const day = '2026-11-23'
const silent = { max_offers_per_producer: null, completeness: 'full' } as const
const of = (facts: Partial<ProductFacts>, more: Partial<Parameters<typeof knownFacts>[0]> = {}) =>
  knownFacts({
    offered: { name: 'Cuvée', ...noFacts, ...facts },
    tender: silent,
    day,
    caseGtin: null,
    supplierCountry: null,
    answers: {},
    ...more,
  })
const drink = (words: string, more: Partial<ProductFacts> = {}) => {
  const { categories, subtype } = categoryOf(words)
  return of({ type: words, categories: [...categories], subtype, ...more })
}

describe('what a product knows', () => {
  it('is told to the rules in their units', () => {
    expect(
      of({
        categories: ['red_wine'],
        country_code: 'ES',
        vintage: 2024,
        volume_ml: 750,
        alcohol_tenths: 135,
        sugar_mg_l: 2400,
        container: 'light_glass_bottle',
        container_weight_g: 400,
        organic: true,
        gtin: '6291041500213',
      }),
    ).toMatchObject({
      category: 'wine',
      colour: 'red',
      spiritCategory: 'none',
      abv: 13.5,
      sugarGPerL: 2.4,
      volumeMl: 750,
      'packaging.type': 'glass_bottle',
      'packaging.emptyWeightG': 400,
      'packaging.weightPer750mlG': 400,
      gtin: '6291041500213',
      'organic.claimed': true,
      'origin.isEuEea': true,
      'offer.vintage': 2024,
      producedBefore20231208: false,
      salesChannel: 'monopoly',
      'tender.oneOfferPerProducer': false,
    } satisfies Facts)
  })

  it('stays open where the product is silent', () => {
    const facts = of({})
    const known = Object.keys(facts).filter((field) => facts[field as keyof Facts] != null)
    expect(known.sort()).toEqual(['salesChannel', 'tender.oneOfferPerProducer'])
  })

  it.each<[string, Partial<ProductFacts>, Facts]>([
    [
      'red wine',
      { alcohol_tenths: 90 },
      { category: 'wine', colour: 'red', spiritCategory: 'none' },
    ],
    // of unknown strength or below the least of a wine it may be de-alcoholised, in part or whole
    ['red wine', {}, { category: undefined, colour: 'red', spiritCategory: undefined }],
    ['white wine', { alcohol_tenths: 5 }, { category: undefined, colour: 'white' }],
    ['white wine', { alcohol_tenths: 89 }, { category: undefined, colour: 'white' }],
    ['sparkling wine', {}, { category: undefined, spiritCategory: undefined }],
    ['port', {}, { category: 'liqueur_wine' }],
    ['vermouth', {}, { category: 'aromatised_wine' }],
    ['vermouth_red', {}, { category: 'aromatised_wine' }],
    ['mulled wine', { alcohol_tenths: 44 }, { category: undefined }],
    ['mulled wine', { alcohol_tenths: 45 }, { category: 'aromatised_wine_based_drink' }],
    ['mulled wine', { alcohol_tenths: 144 }, { category: 'aromatised_wine_based_drink' }],
    ['mulled wine', { alcohol_tenths: 145 }, { category: undefined }],
    ['mulled wine', {}, { category: undefined }],
    ['mead', {}, { category: 'mead' }],
    [
      'single malt whisky',
      { months_in_oak: 144, alcohol_tenths: 400 },
      { category: 'spirit', spiritCategory: 'whisky', maturationMonths: 144 },
    ],
    ['whisky', {}, { category: undefined, spiritCategory: 'whisky' }],
    [
      'flavoured vodka',
      { alcohol_tenths: 375 },
      { category: 'spirit', spiritCategory: 'flavoured_vodka' },
    ],
    [
      'cognac',
      { alcohol_tenths: 400 },
      { category: 'spirit', spiritCategory: 'wine_spirit', maturationMonths: undefined },
    ],
    // gin, distilled gin, London gin or sloe gin
    ['gin', { alcohol_tenths: 400 }, { category: 'spirit', spiritCategory: undefined }],
    ['tequila', { alcohol_tenths: 380 }, { category: 'spirit', spiritCategory: 'other' }],
    // crème de cassis and maraschino, egg liqueur
    ['fruit liqueur', { alcohol_tenths: 200 }, { category: 'spirit', spiritCategory: undefined }],
    ['cream liqueur', { alcohol_tenths: 170 }, { category: 'spirit', spiritCategory: undefined }],
    ['coffee liqueur', { alcohol_tenths: 200 }, { category: 'spirit', spiritCategory: 'liqueur' }],
    ['spirits', { alcohol_tenths: 120 }, { category: undefined }],
    ['lager', { alcohol_tenths: 47 }, { category: 'beer', spiritCategory: 'none' }],
    ['lager', { alcohol_tenths: 4 }, { category: undefined }],
    ['lager', {}, { category: undefined }],
    ['cider', { alcohol_tenths: 45 }, { category: 'cider' }],
    ['cider', {}, { category: undefined }],
    ['perry', {}, { category: 'perry' }],
  ])('says what %s is by law, or leaves it to be asked (%j)', (words, more, expected) => {
    const facts = drink(words, more)
    for (const [field, value] of Object.entries(expected))
      expect([field, facts[field as keyof Facts] ?? undefined]).toEqual([field, value])
  })

  it('has a packaging that the rules know for every container', () => {
    const types: readonly unknown[] = choiceSets.packaging_type
    const found = containers.map((container) => of({ container })['packaging.type'])
    expect(found.filter((type) => !types.includes(type))).toEqual([])
  })

  it.each([
    [2022, true],
    [2023, undefined],
    [2024, false],
    ['NV', undefined],
  ] as const)('vintage %s was made before labels needed ingredients: %s', (vintage, expected) => {
    const facts = of({ categories: ['white_wine'], alcohol_tenths: 120, vintage })
    expect(facts.producedBefore20231208 ?? undefined).toBe(expected)
  })
})

describe('what a tender knows', () => {
  it.each([
    [1, 'full', true],
    [2, 'full', false],
    [null, 'full', false],
    [1, 'partial', true],
    [null, 'partial', undefined],
  ] as const)(
    '%s offers per producer, %s: one offer only is %s',
    (most, completeness, expected) => {
      const facts = of({}, { tender: { max_offers_per_producer: most, completeness } })
      expect(facts['tender.oneOfferPerProducer'] ?? undefined).toBe(expected)
    },
  )
})

describe('answers', () => {
  it('go before what is known; an empty one takes nothing back', () => {
    const facts = of(
      { categories: ['red_wine'], alcohol_tenths: 135 },
      { answers: { category: 'semi_sparkling_wine', abv: null }, caseGtin: '14567815983469' },
    )
    expect(facts).toMatchObject({
      category: 'semi_sparkling_wine',
      abv: 13.5,
      caseGtin: '14567815983469',
    })
  })

  it('of the strength decide the legal category as the strength of the product does', () => {
    const white = { categories: ['white_wine'] } as const
    const answered = (abv: number, alcohol_tenths: number | null) =>
      of({ ...white, categories: [...white.categories], alcohol_tenths }, { answers: { abv } })
    expect(answered(12.5, null)).toMatchObject({ category: 'wine', abv: 12.5 })
    expect(answered(5, 120).category ?? null).toBeNull()
  })

  it('give what follows from them', () => {
    const facts = of({ alcohol_tenths: 135 }, { answers: { 'label.abvValue': 13.2 } })
    expect(facts.abvDeltaAbs).toBe(0.3)
    expect(of({ alcohol_tenths: 135 }, { answers: { abvDeltaAbs: 0.1 } }).abvDeltaAbs).toBe(0.1)
  })
})

it('a wine is asked nothing of spirit drinks, and its bottle is weighed by what the product states', () => {
  const facts = of({
    categories: ['red_wine'],
    alcohol_tenths: 135,
    volume_ml: 750,
    container: 'glass_bottle',
    container_weight_g: 800,
  })
  const findings = preflight({ market: 'SE', facts }, complianceRules(), day)
  const fieldsOf = (id: string) => findings.find(({ rule_id }) => rule_id === id)?.fields
  expect(findings.flatMap(({ fields }) => fields)).not.toContain('spiritCategory')
  expect(fieldsOf('PKG-SE-STILL750')).toEqual(['packaging.annualCo2Tonnes'])
})
