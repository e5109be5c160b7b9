import {
  type Comparison,
  type Condition,
  comparedFields,
  type Facts,
  partsOf,
} from './condition.ts'
import { evaluate, isKnown } from './evaluate.ts'
import type { ComplianceField } from './fields.ts'

/** The empty fields that keep a condition from being decided; none once it is. */
export function openFields(condition: Condition, facts: Facts): readonly ComplianceField[] {
  if (evaluate(condition, facts) !== null) return []
  const fields = emptyFields(condition, facts)
  return [...new Set(fields)]
}

function emptyFields(condition: Condition, facts: Facts): readonly ComplianceField[] {
  const parts = partsOf(condition)
  if (parts === null)
    return comparedFields(condition as Comparison).filter((field) => !isKnown(facts, field))
  // a part that is decided can change only by an `exists`, which is false as long as its field is empty
  const open = parts.filter((part) => evaluate(part, facts) === null || isExistence(part))
  return open.flatMap((part) => emptyFields(part, facts))
}

const isExistence = (condition: Condition) => 'op' in condition && condition.op === 'exists'

/** What of a condition that does not hold has to become otherwise: of several parts those that fail. */
export function unmetPart(condition: Condition, facts: Facts): Condition {
  if (!('all' in condition)) return condition
  const failing = condition.all.filter((part) => evaluate(part, facts) === false)
  const [first, ...others] = failing.map((part) => unmetPart(part, facts))
  if (first === undefined) return condition
  return others.length === 0 ? first : { all: [first, ...others] }
}
