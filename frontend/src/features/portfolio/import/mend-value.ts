import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { type DraftField, draftOf, type ProductDraft } from '../product-draft.ts'
import { type DraftProblem, readDraft } from '../read-draft.ts'

/** What is typed for a fact: a price is several things. */
export const draftFieldsOf = (field: MendedField): readonly DraftField[] =>
  field === 'price' ? ['price', 'currency', 'per', 'units_per_case', 'basis'] : [field]

/** A product as its facts are typed; of several categories that it may be, none is chosen yet. */
export function typedFacts(
  facts: ProductFacts,
  typed: (value: number | null) => string,
): ProductDraft {
  const draft = draftOf(facts, typed)
  return facts.categories.length > 1 ? { ...draft, categories: [] } : draft
}

/** Whether nothing is typed for the field. */
export const isBlank = (draft: ProductDraft, field: MendedField): boolean =>
  draftFieldsOf(field).every((one) => draft[one].length === 0)

export type Said =
  | { readonly ok: true; readonly confirm: true }
  | { readonly ok: true; readonly confirm: false; readonly value: unknown }
  | { readonly ok: false; readonly problem: DraftProblem }

/** What is asked of the server for what was typed. What was not changed is confirmed, never written. */
export function readMend(field: MendedField, draft: ProductDraft, facts: ProductFacts): Said {
  // a price without an amount is none, whatever else is said of it
  const isNoPrice = field === 'price' && draft.price.trim() === ''
  const read = readDraft(isNoPrice ? { ...draft, currency: '', per: '', basis: '' } : draft, facts)
  if (!read.ok) {
    const own = draftFieldsOf(field)
    const problem = read.problems.find((one) => own.includes(one.field)) ?? read.problems[0]
    return { ok: false, problem: problem ?? { field, key: 'other' } }
  }
  const value = read.facts[field]
  const isUnchanged = JSON.stringify(value) === JSON.stringify(facts[field])
  return isUnchanged ? { ok: true, confirm: true } : { ok: true, confirm: false, value }
}
