import type { FormData } from '#domain/applications/application.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { Change } from './changes-against-tender.ts'

/** How a producer types a fact of the product into the form; what is not here the form does not ask. */
const typed: { readonly [Fact in keyof ProductFacts]?: (value: never) => FormData['answers'] } = {
  type: (type: string) => ({ product_type: type }),
  country_code: (country: string) => ({ country_of_origin: country }),
  region: (region: string) => ({ region }),
  vintage: (vintage: number | 'NV') => ({ vintage: String(vintage) }),
  grapes: (grapes: ProductFacts['grapes']) => ({
    grapes: grapes.map(({ variety, share }) => `${variety} ${share} %`).join(', '),
  }),
  volume_ml: (volume: number) => ({ volume: String(volume) }),
  alcohol_tenths: (tenths: number) => ({ alcohol: String(tenths / 10) }),
  sugar_mg_l: (milligrams: number) => ({ sugar: String(milligrams / 1000) }),
  container: (container: string) => ({ container }),
  container_weight_g: (grams: number) => ({ container_weight: String(grams) }),
  closure: (closure: string) => ({ closure }),
  quantity_available: (units: number) => ({ quantity: String(units) }),
  price: ({ amount_minor }: NonNullable<ProductFacts['price']>) => ({
    price: (amount_minor / 100).toFixed(2),
  }),
}
/** They follow from the type as it is typed. */
const follows: ReadonlySet<string> = new Set(['categories', 'subtype'])

/** A change of the product as answers of the form; null: the form does not ask for it. */
export function typedChange({ product = {}, answers = {} }: Change): FormData['answers'] | null {
  const stated = Object.entries(product).filter(
    ([fact, value]) => value !== null && !(follows.has(fact) && product.type !== undefined),
  )
  const said = stated.map(([fact, value]) => typed[fact as keyof ProductFacts]?.(value as never))
  if (stated.length === 0 && Object.keys(product).length > 0) return null
  return said.some((one) => one === undefined) ? null : Object.assign({ ...answers }, ...said)
}
