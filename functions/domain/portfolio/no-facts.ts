import type { ProductFacts } from './product.ts'

/** A product of which nothing is known but the name that is given to it. */
export const noFacts: Readonly<Omit<ProductFacts, 'name'>> = {
  producer: null,
  type: null,
  categories: [],
  subtype: null,
  country_code: null,
  region: null,
  vintage: null,
  volume_ml: null,
  alcohol_tenths: null,
  sugar_mg_l: null,
  price: null,
  grapes: [],
  container: null,
  container_weight_g: null,
  closure: null,
  organic: null,
  certifications: [],
  quantity_available: null,
  oak: null,
  months_in_oak: null,
  months_on_lees: null,
  gtin: null,
}
