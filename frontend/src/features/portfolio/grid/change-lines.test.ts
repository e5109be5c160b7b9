import { expect, it } from 'vitest'
import type { ProductLine } from '#domain/portfolio/product-line.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { changeBack } from './change-lines.ts'

const line = (facts: ProductLine['facts']): ProductLine => ({
  product_id: 'prd_volnay' as ProductId,
  version: 1,
  upload_id: null,
  upload_ids: [],
  corrected_fields: ['name'],
  facts,
})

it('takes back with a region also what followed from it, whatever follows from the new one', () => {
  const derived = [{ field: 'country_code' as const, rule: 'country_of_place' as const }]
  const inVolnay = line({ name: 'Les Caillerets', region: 'Volnay', country_code: 'FR', derived })
  expect(changeBack(inVolnay, { facts: { region: 'Douro' } })).toEqual({
    facts: { region: 'Volnay', country_code: 'FR', categories: [] },
    marks: { corrected_fields: ['name'], derived },
  })
})

it('takes back nothing else where all was stated, and empties what was empty', () => {
  const stated = line({ name: 'Les Caillerets', region: 'Volnay' })
  expect(changeBack(stated, { facts: { certifications: ['vegan'], vintage: 2020 } })).toEqual({
    facts: { certifications: [], vintage: null },
    marks: { corrected_fields: ['name'], derived: undefined },
  })
})
