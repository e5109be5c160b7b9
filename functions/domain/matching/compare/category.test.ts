import { describe, expect, it } from 'vitest'
import { productFactsOf } from '../../portfolio/product-facts-of.ts'
import type { ReadProduct } from '../../portfolio/read-product.ts'
import { readProductSchema } from '../../portfolio/read-product.ts'
import type { Category } from '../../vocabulary/kinds.ts'
import { comparableProduct } from '../comparable-product.ts'
import { criterion } from '../product-for-tests.ts'
import { compareCategory } from './category.ts'

const silent = Object.fromEntries(
  Object.keys(readProductSchema.unwrap().shape).map((key) => [key, null]),
) as unknown as ReadProduct
const product = (type_norm: string | null) =>
  comparableProduct(productFactsOf({ ...silent, row: 1, name: 'Cuvée', type_norm }))

describe('compareCategory', () => {
  it.each<[string | null, Category[], string[], string]>([
    ['red wine', ['red_wine'], [], 'met'],
    ['wine', ['red_wine'], [], 'unknown'],
    ['wine', ['beer'], [], 'not_met'],
    ['white wine', ['red_wine'], [], 'not_met'],
    ['sparkling rosé wine', ['sparkling_wine'], [], 'met'],
    ['sparkling rosé wine', ['rose_wine'], [], 'not_met'],
    ['sparkling rosé wine', ['sparkling_wine'], ['rose'], 'met'],
    ['sparkling rosé wine', ['sparkling_wine'], ['white'], 'not_met'],
    ['sparkling wine', ['sparkling_wine'], ['white'], 'unknown'],
    ['beer', ['beer'], ['india_pale_ale'], 'unknown'],
    ['india pale ale', ['beer'], ['india_pale_ale'], 'met'],
    ['porter', ['beer'], ['india_pale_ale'], 'not_met'],
    ['tripel', ['beer'], ['saison'], 'not_met'],
    ['tripel', ['beer'], ['belgian_ale'], 'met'],
    ['belgian ale', ['beer'], ['tripel'], 'unknown'],
    ['india pale ale', ['beer'], ['pale_ale'], 'not_met'],
    ['hazy ipa', ['beer'], ['india_pale_ale'], 'met'],
    ['india pale ale', ['beer'], ['hazy_ipa'], 'unknown'],
    ['gin', ['spirits'], ['gin'], 'met'],
    ['gin', ['spirits'], ['whisky_malt'], 'not_met'],
    ['whisky', ['spirits'], ['whisky_malt'], 'unknown'],
    ['single malt whisky', ['spirits'], ['whisky'], 'met'],
    ['red wine', ['red_wine', 'white_wine'], [], 'met'],
    [null, ['red_wine'], [], 'unknown'],
    ['alcohol-free red wine', ['red_wine'], [], 'not_met'],
  ])('%s for %j %j: %s', (type_norm, any_of, subtypes, status) => {
    const finding = compareCategory(criterion('category', { any_of, subtypes }), product(type_norm))
    expect(finding.status).toBe(status)
    expect(finding.remedy?.field ?? null).toBe(status === 'met' ? null : 'type')
  })

  it('leaves a drink without alcohol open where one is asked among others', () => {
    const text = 'Mulled wine; non-alcoholic glögi'
    const asked = { ...criterion('category', { any_of: ['other_wine'], subtypes: [] }), text }
    expect(compareCategory(asked, product('alcohol-free wine')).status).toBe('unknown')
  })
})
