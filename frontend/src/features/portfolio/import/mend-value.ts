import type { ReviewedField } from '#domain/portfolio/evidence.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../../ui/typed-number.ts'
import { draftOf } from '../product-draft.ts'
import { readDraft } from '../read-draft.ts'

/** What is typed as in the form of a product. */
const asInForm = [
  'grapes',
  'container',
  'container_weight_g',
  'closure',
  'sugar_mg_l',
  'organic',
  'certifications',
  'quantity_available',
  'oak',
  'gtin',
] as const satisfies readonly ReviewedField[]
const formField = (field: ReviewedField) => asInForm.find((one) => one === field)

const draftedBy = (facts: ProductFacts) =>
  draftOf(facts, (value) => (value === null ? '' : String(value)))

/** A value as it is typed. */
export function typedValue(field: ReviewedField, facts: ProductFacts): string {
  const inForm = formField(field)
  // one line of text: what the form has below each other stands beside each other
  if (inForm !== undefined) return draftedBy(facts)[inForm].replaceAll('\n', '; ')
  if (field === 'price') {
    return facts.price === null
      ? ''
      : String(fromMinor(facts.price.amount_minor, facts.price.currency))
  }
  if (field === 'alcohol_tenths') {
    return facts.alcohol_tenths === null ? '' : String(facts.alcohol_tenths / 10)
  }
  // of several that it may be, none is chosen yet
  if (field === 'categories')
    return facts.categories.length === 1 ? (facts.categories[0] ?? '') : ''
  return String(facts[field] ?? '')
}

/** The fact that was typed; undefined: it is none. An empty one means: not stated. */
export function mendedValue(field: ReviewedField, typed: string, facts: ProductFacts): unknown {
  const text = typed.trim()
  const inForm = formField(field)
  if (inForm !== undefined) {
    const read = readDraft({ ...draftedBy(facts), [inForm]: text }, facts)
    return read.ok ? read.facts[inForm] : undefined
  }
  if (field === 'categories') return text === '' ? [] : [text]
  if (text === '') return field === 'name' ? undefined : null
  if (field === 'name' || field === 'producer' || field === 'region') {
    return text.length <= 300 ? text : undefined
  }
  if (field === 'country_code') return text
  if (field === 'vintage' && text.toUpperCase() === 'NV') return 'NV'
  const number = parseTyped(text)
  if (number === null || Number.isNaN(number) || number < 0) return undefined
  if (field === 'vintage') return within(number, 1800, 2100)
  if (field === 'volume_ml') return within(number, 1, 1_000_000)
  if (field === 'alcohol_tenths') return number <= 100 ? Math.round(number * 100) / 10 : undefined
  const unknown = { currency: null, per: null, units_per_case: null, basis: null, raw: null }
  const price = facts.price ?? unknown
  return { ...price, amount_minor: toMinor(number, price.currency) }
}

/** What is asked of the server; undefined: nothing that could be. What was not changed is confirmed, never written. */
export function mendTyped(
  field: ReviewedField,
  typed: string,
  facts: ProductFacts,
): { readonly confirm: true } | { readonly confirm: false; readonly value: unknown } | undefined {
  const value = mendedValue(field, typed, facts)
  if (value === undefined) return undefined
  const isUnchanged = JSON.stringify(value) === JSON.stringify(facts[field])
  return isUnchanged ? { confirm: true } : { confirm: false, value }
}

const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most ? value : undefined
