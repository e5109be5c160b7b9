import type { ComplianceField } from './fields.ts'

export type Scalar = string | number | boolean
/** What is known of an offer, by field; a field that is missing or null is not known. */
export type Facts<Field extends string = ComplianceField> = {
  readonly [Known in Field]?: Scalar | readonly Scalar[] | null
}

/** One field held against a value, a list of values, or another field. */
export type Comparison<Field extends string = ComplianceField> = { readonly field: Field } & (
  | { readonly op: 'exists' | 'gtinCheck' }
  | { readonly op: 'eq' | 'ne' | 'contains'; readonly value: Scalar }
  | { readonly op: 'in' | 'containsAny'; readonly value: readonly Scalar[] }
  | { readonly op: 'lt' | 'lte' | 'gt' | 'gte'; readonly value: number }
  | { readonly op: 'multipleOf'; readonly value: number }
  | { readonly op: 'regex'; readonly value: string }
  | { readonly op: 'eqField' | 'neField'; readonly value: Field }
)

/** What a rule asks of the facts (docs/compliance.md). */
export type Condition<Field extends string = ComplianceField> =
  | Comparison<Field>
  | { readonly all: readonly Condition<Field>[] }
  | { readonly any: readonly Condition<Field>[] }
  | { readonly not: Condition<Field> }

/** The conditions that one consists of; null: it is a comparison. */
export function partsOf(condition: Condition): readonly Condition[] | null {
  if ('all' in condition) return condition.all
  if ('any' in condition) return condition.any
  return 'not' in condition ? [condition.not] : null
}

/** The fields that a condition reads, each once, in its order. */
export function fieldsOf(condition: Condition): readonly ComplianceField[] {
  const fields = new Set<ComplianceField>()
  const collect = (one: Condition): void => {
    const parts = partsOf(one)
    if (parts !== null) for (const part of parts) collect(part)
    else for (const field of comparedFields(one as Comparison)) fields.add(field)
  }
  collect(condition)
  return [...fields]
}

/** The field of a comparison, and the one it is compared with. */
export const comparedFields = <Field extends string>(
  comparison: Comparison<Field>,
): readonly Field[] =>
  comparison.op === 'eqField' || comparison.op === 'neField'
    ? [comparison.field, comparison.value]
    : [comparison.field]
