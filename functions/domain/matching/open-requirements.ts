import type { ProductFacts } from '../portfolio/product.ts'
import { productFactsOf } from '../portfolio/product-facts-of.ts'
import { blankProduct } from '../portfolio/reading/blank-product.ts'
import type { Criterion } from '../tenders/criterion.ts'

/** What anybody may read of an open tender, and hold against a product of their own, before they pay. */
export const openKinds = [
  'category',
  'origin',
  'vintage',
  'container',
  'size',
] as const satisfies readonly Criterion['kind'][]

export const isOpenToAll = ({ kind }: Pick<Criterion, 'kind'>): boolean =>
  openKinds.some((one) => one === kind)

/** A product as a visitor types it: the kind of drink in the words of their list. */
export interface TypedProduct {
  readonly type?: string | undefined
  readonly country_code?: string | undefined
  readonly region?: string | undefined
  readonly vintage?: number | 'NV' | undefined
  readonly container?: string | undefined
  readonly volume_ml?: number | undefined
  readonly container_weight_g?: number | undefined
}

/** What is known of a typed product, read as a row of a price list is; null: nothing was typed. */
export function typedFacts(typed: TypedProduct): ProductFacts | null {
  const stated = Object.entries(typed).filter(([, value]) => value !== undefined && value !== '')
  if (stated.length === 0) return null
  return productFactsOf({ ...blankProduct(1, '-'), ...Object.fromEntries(stated) })
}
