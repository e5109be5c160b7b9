import { describe, expect, it } from 'vitest'
import type { Condition, Facts } from './condition.ts'
import { evaluate, type Truth } from './evaluate.ts'
import { openFields, unmetPart } from './open-fields.ts'
import { conditionSchema } from './rule-schema.ts'

// T and F are decided, U reads an empty field
const facts: Facts = { abv: 12.5 }
const parts: Record<'T' | 'F' | 'U', Condition> = {
  T: { field: 'abv', op: 'eq', value: 12.5 },
  F: { field: 'abv', op: 'eq', value: 13 },
  U: { field: 'sugarGPerL', op: 'gt', value: 0 },
}
const truths: Record<string, Truth> = { T: true, F: false, U: null }

describe('Kleene logic', () => {
  it.each([
    ['T T', 'T', 'T'],
    ['T F', 'F', 'T'],
    ['T U', 'U', 'T'],
    ['F T', 'F', 'T'],
    ['F F', 'F', 'F'],
    ['F U', 'F', 'U'],
    ['U T', 'U', 'T'],
    ['U F', 'F', 'U'],
    ['U U', 'U', 'U'],
    ['T U F', 'F', 'T'],
    ['U T U', 'U', 'T'],
    ['F F U', 'F', 'U'],
  ])('of %s: all %s, any %s', (given, every, some) => {
    const conditions = given.split(' ').map((one) => parts[one as 'T'])
    expect(evaluate({ all: conditions }, facts)).toBe(truths[every])
    expect(evaluate({ any: conditions }, facts)).toBe(truths[some])
    // De Morgan
    const negated = conditions.map((not): Condition => ({ not }))
    expect(evaluate({ not: { any: negated } }, facts)).toBe(truths[every])
  })

  it('negates: an unknown stays one', () => {
    expect((['T', 'F', 'U'] as const).map((one) => evaluate({ not: parts[one] }, facts))).toEqual([
      false,
      true,
      null,
    ])
  })
})

describe('comparisons', () => {
  const cases: [Condition, Facts[keyof Facts], Truth][] = [
    [{ field: 'abv', op: 'exists' }, undefined, false],
    [{ field: 'abv', op: 'exists' }, null, false],
    [{ field: 'abv', op: 'exists' }, 0, true],
    [{ field: 'abv', op: 'exists' }, false, true],
    [{ field: 'abv', op: 'eq', value: 5 }, undefined, null],
    [{ field: 'abv', op: 'eq', value: 5 }, null, null],
    [{ field: 'abv', op: 'ne', value: 5 }, null, null],
    [{ field: 'abv', op: 'eq', value: 5 }, '5', false],
    [{ field: 'abv', op: 'eq', value: true }, 1, false],
    [{ field: 'abv', op: 'ne', value: 5 }, '5', true],
    [{ field: 'abv', op: 'ne', value: true }, false, true],
    [{ field: 'abv', op: 'lt', value: 5 }, 5, false],
    [{ field: 'abv', op: 'lt', value: 5 }, 4.99, true],
    [{ field: 'abv', op: 'lte', value: 5 }, 5, true],
    [{ field: 'abv', op: 'gt', value: 5 }, 5, false],
    [{ field: 'abv', op: 'gt', value: 5 }, 5.01, true],
    [{ field: 'abv', op: 'gte', value: 5 }, 5, true],
    [{ field: 'abv', op: 'gte', value: 5 }, 'strong', false],
    [{ field: 'abv', op: 'lte', value: 5 }, undefined, null],
    [{ field: 'colour', op: 'in', value: ['red', 'rose'] }, 'rose', true],
    [{ field: 'colour', op: 'in', value: ['red', 'rose'] }, 'ros', false],
    [{ field: 'deposit.valueSek', op: 'in', value: [1, 2] }, '1', false],
    [{ field: 'label.languages', op: 'contains', value: 'sv' }, ['fi', 'sv'], true],
    [{ field: 'label.languages', op: 'contains', value: 'sv' }, ['fi', 'svenska'], false],
    [{ field: 'label.languages', op: 'contains', value: 'sv' }, 'fi, sv', true],
    [{ field: 'label.languages', op: 'contains', value: 'sv' }, [], false],
    [{ field: 'label.languages', op: 'contains', value: 'sv' }, null, null],
    [{ field: 'label.languages', op: 'containsAny', value: ['no', 'nb'] }, ['nb'], true],
    [{ field: 'label.languages', op: 'containsAny', value: ['no', 'nb'] }, ['sv'], false],
    [{ field: 'label.languages', op: 'containsAny', value: ['no', 'nb'] }, undefined, null],
    [{ field: 'label.abvValue', op: 'multipleOf', value: 0.5 }, 12.5, true],
    [{ field: 'label.abvValue', op: 'multipleOf', value: 0.5 }, 12.4, false],
    [{ field: 'label.abvValue', op: 'multipleOf', value: 0.1 }, 12.3, true],
    [{ field: 'label.abvValue', op: 'multipleOf', value: 0.1 }, 0.3, true],
    [{ field: 'label.abvValue', op: 'multipleOf', value: 0.1 }, 12.35, false],
    [{ field: 'label.abvValue', op: 'multipleOf', value: 0.1 }, 12.300001, false],
    [{ field: 'label.lotValue', op: 'regex', value: '^L' }, 'L2024', true],
    [{ field: 'label.lotValue', op: 'regex', value: '^L' }, '2024L', false],
    [{ field: 'gtin', op: 'gtinCheck' }, '6291041500213', true],
    [{ field: 'gtin', op: 'gtinCheck' }, '14567815983469', true],
    [{ field: 'gtin', op: 'gtinCheck' }, 6291041500213, true],
    [{ field: 'gtin', op: 'gtinCheck' }, '6291041500214', false],
    [{ field: 'gtin', op: 'gtinCheck' }, '14567815983468', false],
    [{ field: 'gtin', op: 'gtinCheck' }, '123', false],
    [{ field: 'gtin', op: 'gtinCheck' }, '5.01E+12', false],
    [{ field: 'gtin', op: 'gtinCheck' }, null, null],
  ]
  it.each(cases)('%j of %j is %j', (condition, fact, truth) => {
    const { field } = condition as { field: keyof Facts }
    expect(conditionSchema.parse(condition)).toEqual(condition)
    expect(evaluate(condition, { [field]: fact })).toBe(truth)
  })

  it('with another field are unknown while either is empty', () => {
    const equal: Condition = { field: 'offer.vintage', op: 'eqField', value: 'sample.vintage' }
    const other: Condition = { field: 'caseGtin', op: 'neField', value: 'gtin' }
    const of = (condition: Condition, one: Facts) => evaluate(condition, one)
    expect(of(equal, { 'offer.vintage': 2023 })).toBe(null)
    expect(of(equal, { 'sample.vintage': 2023 })).toBe(null)
    expect(of(equal, { 'offer.vintage': 2023, 'sample.vintage': 2023 })).toBe(true)
    expect(of(equal, { 'offer.vintage': 2023, 'sample.vintage': '2023' })).toBe(false)
    expect(of(other, { caseGtin: '1', gtin: null })).toBe(null)
    expect(of(other, { caseGtin: '1', gtin: '1' })).toBe(false)
    expect(of(other, { caseGtin: '1', gtin: '2' })).toBe(true)
  })
})

it.each([
  ['an unknown operator', { field: 'abv', op: 'near', value: 1 }],
  ['an unknown field', { field: 'strength', op: 'exists' }],
  ['a value too many', { field: 'abv', op: 'exists', value: 1 }],
  ['a missing value', { field: 'abv', op: 'eq' }],
  ['an empty list', { all: [] }],
  ['two keys', { all: [parts.T], any: [parts.T] }],
  ['a broken pattern', { field: 'gtin', op: 'regex', value: '[' }],
])('a condition with %s is refused', (_words, condition) => {
  expect(conditionSchema.safeParse(condition).success).toBe(false)
})

describe('the fields that would decide', () => {
  it('are the empty ones of the parts that are open', () => {
    const condition: Condition = {
      all: [
        parts.T,
        { any: [parts.F, { field: 'gi', op: 'eq', value: 'PDO' }] },
        { any: [parts.T, { field: 'wineZone', op: 'eq', value: 'A' }] },
      ],
    }
    expect(openFields(condition, facts)).toEqual(['gi'])
    expect(openFields(condition, { ...facts, gi: 'none' })).toEqual([])
  })

  it('hold a field whose mere presence would decide', () => {
    const condition: Condition = {
      any: [
        { field: 'label.ingredients', op: 'eq', value: true },
        { field: 'label.eLabelUrl', op: 'exists' },
      ],
    }
    expect(openFields(condition, {})).toEqual(['label.ingredients', 'label.eLabelUrl'])
    expect(openFields(condition, { 'label.eLabelUrl': 'https://example.com' })).toEqual([])
  })
})

it('of several parts that must hold only those that fail have to change', () => {
  const wide: Condition = { field: 'packaging.widthMm', op: 'lte', value: 130 }
  const high: Condition = { field: 'packaging.heightMm', op: 'lte', value: 370 }
  const given = { 'packaging.widthMm': 140, 'packaging.heightMm': 300 }
  expect(unmetPart({ all: [wide, high] }, given)).toEqual(wide)
  expect(unmetPart({ all: [wide, high] }, { ...given, 'packaging.heightMm': 400 })).toEqual({
    all: [wide, high],
  })
  expect(unmetPart({ any: [wide, high] }, { ...given, 'packaging.heightMm': 400 })).toEqual({
    any: [wide, high],
  })
})
