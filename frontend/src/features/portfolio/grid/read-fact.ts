import type { ProductFacts } from '#domain/portfolio/product.ts'
import { draftOf, type ProductDraft } from '../product-draft.ts'
import { type DraftProblem, readDraft } from '../read-draft.ts'

/** A fact as it is saved, by the name of its field. */
export type FactChange = Partial<Omit<ProductFacts, 'derived'>>
export type ReadFact =
  | { readonly ok: true; readonly change: FactChange }
  | { readonly ok: false; readonly problem: DraftProblem }

const withCurrency = /^([^A-Za-z]*)([A-Za-z]{3})$/

/** What a price says by itself: "8.40 EUR" names its currency. */
function partsOf(field: keyof ProductDraft, typed: string): Partial<ProductDraft> {
  const [, amount, currency] = field === 'price' ? (withCurrency.exec(typed.trim()) ?? []) : []
  if (field === 'price' && typed.trim() === '')
    return { price: '', currency: '', per: '', basis: '', units_per_case: '' }
  if (field === 'categories')
    return { categories: typed === '' ? [] : ([typed] as unknown as ProductDraft['categories']) }
  return currency === undefined ? { [field]: typed } : { price: amount ?? '', currency }
}

/** One fact of a product as it was typed, read by the rules of the product's own page. */
export function readFact(
  before: ProductFacts,
  field: keyof ProductDraft & keyof ProductFacts,
  typed: string,
): ReadFact {
  const draft = draftOf(before, (value) => (value === null ? '' : String(value)))
  const read = readDraft({ ...draft, ...partsOf(field, typed) }, before)
  if (read.ok) return { ok: true, change: { [field]: read.facts[field] } }
  const problem = read.problems.find((one) => one.field === field) ?? read.problems[0]
  return { ok: false, problem: problem ?? { field, key: 'other' } }
}

/** As it is typed in a cell, with the decimal sign of the page's language. */
export function typedOf(
  facts: ProductFacts,
  field: keyof ProductDraft,
  typed: (value: number | null) => string,
): string {
  const value = draftOf(facts, typed)[field]
  return typeof value === 'string' ? value : (value[0] ?? '')
}
