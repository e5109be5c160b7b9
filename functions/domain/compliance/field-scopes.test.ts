import { expect, it } from 'vitest'
import { fieldsByScope, isOfMarket, isOfVintage, scopeOf } from './field-scopes.ts'
import { complianceFieldNames } from './fields.ts'

it('every field is kept with one of company, product and offer', () => {
  const scoped = Object.values(fieldsByScope).flat()
  expect([...scoped].toSorted()).toEqual([...complianceFieldNames].toSorted())
})

it('says with what a field is kept, and what another market or vintage makes another', () => {
  expect(scopeOf('ethics.codeOfConductSigned')).toBe('company')
  expect(scopeOf('so2TotalMgPerL')).toBe('product')
  expect(scopeOf('sample.lot')).toBe('offer')
  expect([isOfMarket('label.languages'), isOfMarket('so2TotalMgPerL')]).toEqual([true, false])
  expect([isOfVintage('so2TotalMgPerL'), isOfVintage('gi')]).toEqual([true, false])
})
