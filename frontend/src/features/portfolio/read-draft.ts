import { type ProductFacts, productFactsSchema } from '#domain/portfolio/product.ts'
import { isGtin } from '#domain/shared/gtin.ts'
import { toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../ui/typed-number.ts'
import type { DraftField, ProductDraft } from './product-draft.ts'
import { readGrapes } from './read-grapes.ts'

/** Keys of the texts `portfolio:invalid.<key>`. */
export type InvalidKey =
  | 'name'
  | 'tooLong'
  | 'vintage'
  | 'wholeNumber'
  | 'alcohol'
  | 'number'
  | 'price'
  | 'currency'
  | 'priceMissing'
  | 'grapes'
  | 'gtin'
  | 'other'

export interface DraftProblem {
  readonly field: DraftField
  readonly key: InvalidKey
}

export type ReadDraft =
  | { readonly ok: true; readonly facts: ProductFacts }
  | { readonly ok: false; readonly problems: readonly DraftProblem[] }

const textOrNull = (text: string) => text.trim() || null
const yesNoOrNull = (choice: '' | 'yes' | 'no') => (choice === '' ? null : choice === 'yes')

/**
 * The facts that a draft states, in exact units, or every field that cannot be read. `before` are the
 * facts the form began with: what it does not show (the price as written in the file) stays.
 */
export function readDraft(draft: ProductDraft, before: ProductFacts): ReadDraft {
  const problems: DraftProblem[] = []
  const complain = (field: DraftField, key: InvalidKey) => {
    problems.push({ field, key })
    return null
  }
  const number = (field: NumberField, key: InvalidKey, scale = 1): number | null => {
    const value = parseTyped(draft[field])
    if (value === null) return null
    if (Number.isNaN(value) || value < 0) return complain(field, key)
    return scale === 1 ? value : Math.round(value * scale)
  }
  const whole = (field: NumberField): number | null => {
    const value = number(field, 'wholeNumber')
    return value === null || (Number.isInteger(value) && value > 0)
      ? value
      : complain(field, 'wholeNumber')
  }
  const grapes = readGrapes(draft.grapes)
  const facts: ProductFacts = {
    name: draft.name.trim(),
    producer: textOrNull(draft.producer),
    type: textOrNull(draft.type),
    categories: [...draft.categories],
    subtype: textOrNull(draft.subtype),
    country_code: textOrNull(draft.country_code),
    region: textOrNull(draft.region),
    vintage:
      readVintage(draft.vintage) ?? (draft.vintage.trim() ? complain('vintage', 'vintage') : null),
    volume_ml: whole('volume_ml'),
    alcohol_tenths: number('alcohol_tenths', 'alcohol', 10),
    sugar_mg_l: number('sugar_mg_l', 'number', 1000),
    price: readPrice(draft, before, number, whole, complain),
    grapes: grapes ?? complain('grapes', 'grapes') ?? [],
    container: draft.container || null,
    container_weight_g: whole('container_weight_g'),
    closure: draft.closure || null,
    organic: yesNoOrNull(draft.organic),
    certifications: draft.certifications
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    quantity_available: number('quantity_available', 'number'),
    oak: yesNoOrNull(draft.oak),
    months_in_oak: number('months_in_oak', 'number'),
    months_on_lees: number('months_on_lees', 'number'),
    // what the file said may be wrong, but that must not stop another correction
    gtin:
      draft.gtin === before.gtin
        ? before.gtin
        : (readGtin(draft.gtin) ?? (draft.gtin.trim() ? complain('gtin', 'gtin') : null)),
  }
  problems.push(...schemaProblems(facts, problems))
  return problems.length === 0 ? { ok: true, facts } : { ok: false, problems }
}

type NumberField =
  | 'volume_ml'
  | 'alcohol_tenths'
  | 'sugar_mg_l'
  | 'price'
  | 'units_per_case'
  | 'container_weight_g'
  | 'quantity_available'
  | 'months_in_oak'
  | 'months_on_lees'

function readVintage(text: string): ProductFacts['vintage'] {
  const bare = text.trim().toUpperCase()
  if (bare === 'NV') return 'NV'
  return /^(1[89]|20)\d\d$/.test(bare) ? Number(bare) : null
}

function readGtin(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return isGtin(digits) ? digits : null
}

function readPrice(
  draft: ProductDraft,
  before: ProductFacts,
  number: (field: NumberField, key: InvalidKey) => number | null,
  whole: (field: NumberField) => number | null,
  complain: (field: DraftField, key: InvalidKey) => null,
): ProductFacts['price'] {
  const currency = draft.currency.trim().toUpperCase() || null
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) return complain('currency', 'currency')
  const amount = number('price', 'price')
  const units_per_case = whole('units_per_case')
  if (amount === null) {
    const isDescribed = currency !== null || draft.per !== '' || draft.basis !== ''
    return draft.price.trim() === '' && isDescribed ? complain('price', 'priceMissing') : null
  }
  return {
    amount_minor: toMinor(amount, currency),
    currency,
    per: draft.per || null,
    units_per_case,
    basis: draft.basis || null,
    raw: before.price?.raw ?? null,
  }
}

/** What the domain schema refuses beyond the above. */
function schemaProblems(facts: ProductFacts, known: readonly DraftProblem[]): DraftProblem[] {
  const result = productFactsSchema.safeParse(facts)
  if (result.success) return []
  return result.error.issues
    .map((issue): DraftProblem => {
      const field = String(issue.path[0]) as DraftField
      if (field === 'name') return { field, key: 'name' }
      if (field === 'alcohol_tenths') return { field, key: 'alcohol' }
      if (field === 'volume_ml') return { field, key: 'wholeNumber' }
      if (field === 'gtin') return { field, key: 'gtin' }
      return { field, key: issue.code === 'too_big' ? 'tooLong' : 'other' }
    })
    .filter(({ field }) => !known.some((problem) => problem.field === field))
}
