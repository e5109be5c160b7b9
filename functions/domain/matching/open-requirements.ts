import type { ProductFacts } from '../portfolio/product.ts'
import { productFactsOf } from '../portfolio/product-facts-of.ts'
import { blankProduct } from '../portfolio/reading/blank-product.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { Category } from '../vocabulary/kinds.ts'

/**
 * What anybody may read of an open tender, and hold against a product of their own, before they pay: these kinds, each
 * only as the published fields that are about nothing else say it. A sentence among the requirements may say more.
 */
const openFields: Readonly<Partial<Record<Criterion['kind'], readonly string[]>>> = {
  category: ['category', 'product_type'],
  origin: ['country_of_origin', 'region', 'appellation'],
  vintage: ['vintage'],
  container: ['container_type'],
  size: ['container_volume_ml'],
}

const isOfOpenField = ({ kind, source_field }: Criterion): boolean =>
  openFields[kind]?.includes(source_field) ?? false

/** The words of a size may quote the prices and launches that name further ones: the sizes alone are open. */
const asOpen = (criterion: Criterion): Criterion =>
  criterion.kind === 'size'
    ? { ...criterion, text: criterion.any_of_ml.map((ml) => `${ml} ml`).join(', ') }
    : criterion

export interface PartedCriteria {
  readonly open: readonly Criterion[]
  readonly closed: readonly Criterion[]
}

/** Parts what everybody may read from what has to be bought; a field that says something of both is closed. */
export function partCriteria(criteria: readonly Criterion[]): PartedCriteria {
  const closedFields = new Set(
    criteria.filter((one) => !isOfOpenField(one)).map(({ source_field }) => source_field),
  )
  const isOpen = (one: Criterion) => isOfOpenField(one) && !closedFields.has(one.source_field)
  return {
    open: criteria.filter(isOpen).map(asOpen),
    closed: criteria.filter((one) => !isOpen(one)),
  }
}

/** A product as a visitor types it: the kind of drink in the words of their list, or as it is known already. */
export interface TypedProduct {
  readonly type?: string | undefined
  readonly category?: Category | undefined
  readonly subtype?: string | undefined
  readonly country_code?: string | undefined
  readonly region?: string | undefined
  readonly vintage?: number | 'NV' | undefined
  readonly container?: string | undefined
  readonly volume_ml?: number | undefined
  readonly container_weight_g?: number | undefined
}

/** What is known of a typed product, read as a row of a price list is; null: nothing was typed. */
export function typedFacts(typed: TypedProduct): ProductFacts | null {
  const { category, subtype, ...words } = typed
  const stated = Object.entries(words).filter(([, value]) => value !== undefined && value !== '')
  if (stated.length === 0 && category === undefined) return null
  const facts = productFactsOf({ ...blankProduct(1, '-'), ...Object.fromEntries(stated) })
  return category === undefined
    ? facts
    : { ...facts, categories: [category], subtype: subtype ?? null }
}
