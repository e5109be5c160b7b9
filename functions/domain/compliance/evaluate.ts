import { isGtin } from '../shared/gtin.ts'
import { type Comparison, type Condition, comparedFields, type Facts } from './condition.ts'

/** Three-valued: null is unknown. */
export type Truth = boolean | null

/**
 * Strong Kleene logic: what is unknown stays unknown wherever it could still change the result. A
 * comparison is unknown while a field that it reads is missing or null; `exists` is then false.
 */
export function evaluate<Field extends string>(
  condition: Condition<Field>,
  facts: Facts<Field>,
): Truth {
  if ('all' in condition) return everyOf(condition.all, facts)
  if ('any' in condition) return someOf(condition.any, facts)
  if ('not' in condition) return negate(evaluate(condition.not, facts))
  return compare(condition, facts)
}

const negate = (truth: Truth): Truth => (truth === null ? null : !truth)

function everyOf<Field extends string>(
  conditions: readonly Condition<Field>[],
  facts: Facts<Field>,
): Truth {
  let every: Truth = true
  for (const condition of conditions) {
    const truth = evaluate(condition, facts)
    if (truth === false) return false
    if (truth === null) every = null
  }
  return every
}

function someOf<Field extends string>(
  conditions: readonly Condition<Field>[],
  facts: Facts<Field>,
): Truth {
  let some: Truth = false
  for (const condition of conditions) {
    const truth = evaluate(condition, facts)
    if (truth === true) return true
    if (truth === null) some = null
  }
  return some
}

export const isKnown = <Field extends string>(facts: Facts<Field>, field: Field): boolean =>
  facts[field] !== undefined && facts[field] !== null

function compare<Field extends string>(comparison: Comparison<Field>, facts: Facts<Field>): Truth {
  if (comparison.op === 'exists') return isKnown(facts, comparison.field)
  if (!comparedFields(comparison).every((field) => isKnown(facts, field))) return null
  return holds(comparison, facts)
}

/** A value of another kind than the comparison's holds for none but `ne` and `neField`. */
function holds<Field extends string>(comparison: Comparison<Field>, facts: Facts<Field>): boolean {
  const fact = facts[comparison.field]
  switch (comparison.op) {
    case 'exists':
      return true
    case 'eq':
      return fact === comparison.value
    case 'ne':
      return fact !== comparison.value
    case 'in':
      return comparison.value.some((one) => one === fact)
    case 'contains':
      return contains(fact, comparison.value)
    case 'containsAny':
      return comparison.value.some((one) => contains(fact, one))
    case 'lt':
      return typeof fact === 'number' && fact < comparison.value
    case 'lte':
      return typeof fact === 'number' && fact <= comparison.value
    case 'gt':
      return typeof fact === 'number' && fact > comparison.value
    case 'gte':
      return typeof fact === 'number' && fact >= comparison.value
    case 'multipleOf':
      return typeof fact === 'number' && isMultiple(fact, comparison.value)
    case 'regex':
      return isText(fact) && new RegExp(comparison.value).test(String(fact))
    case 'gtinCheck':
      return isText(fact) && isGtin(String(fact))
    case 'eqField':
      return fact === facts[comparison.value]
    case 'neField':
      return fact !== facts[comparison.value]
  }
}

type Fact = Facts<string>[string]

/** A list has the value as a member, a text has it as a part. */
function contains(fact: Fact, value: unknown): boolean {
  if (typeof fact === 'string') return typeof value === 'string' && fact.includes(value)
  return Array.isArray(fact) && fact.includes(value)
}

/** Digits may come as a number too, as from a spreadsheet. */
const isText = (fact: Fact) => typeof fact === 'string' || typeof fact === 'number'

// decimals have no exact binary form: 12.3 is not a whole number of tenths
const tolerance = 1e-9
const isMultiple = (value: number, step: number) =>
  Math.abs(value - Math.round(value / step) * step) <= tolerance
