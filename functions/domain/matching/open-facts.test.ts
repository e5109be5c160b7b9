import { describe, expect, it } from 'vitest'
import { isDecidedBy, openFacts } from './open-facts.ts'
import type { CriterionResult } from './verdict.ts'

const point = (
  status: CriterionResult['status'],
  key: string | null = null,
  field: string | null = null,
  required = true,
) => ({ required, status, remedy: key === null ? null : { key, field } })
const vintage = point('unknown', 'state_field', 'vintage')
const size = point('unknown', 'state_field', 'volume_ml')
const words = point('unknown', 'check_yourself')
const price = point('near', 'lower_price', 'price')

describe('openFacts', () => {
  it.each([
    ['nothing is open', [point('met')], { missing: [], others: 0 }],
    ['a fact is missing', [point('met'), vintage], { missing: ['vintage'], others: 0 }],
    ['two points wait for one fact', [vintage, vintage], { missing: ['vintage'], others: 0 }],
    ['two facts are missing', [vintage, size], { missing: ['vintage', 'volume_ml'], others: 0 }],
    ['a person has to read on', [vintage, words], { missing: ['vintage'], others: 1 }],
    ['the price is missed', [price], { missing: [], others: 1 }],
    ['only a preference is open', [{ ...vintage, required: false }], { missing: [], others: 0 }],
  ])('%s', (_, results, expected) => {
    expect(openFacts(results)).toEqual(expected)
  })
})

it('calls a match decided by a fact only where nothing else is open', () => {
  expect(isDecidedBy(openFacts([vintage]), 'vintage')).toBe(true)
  expect(isDecidedBy(openFacts([vintage]), 'volume_ml')).toBe(false)
  expect(isDecidedBy(openFacts([vintage, size]), 'vintage')).toBe(false)
  expect(isDecidedBy(openFacts([vintage, price]), 'vintage')).toBe(false)
})
