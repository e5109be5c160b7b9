import type { ProductFacts } from '../portfolio/product.ts'
import { countryCovers } from '../vocabulary/country-covers.ts'
import { familyOf, grapeOf } from '../vocabulary/grapes.ts'
import { contains, placesNamedIn } from '../vocabulary/regions.ts'

type Differs = (offered: ProductFacts, product: ProductFacts) => boolean

function isOtherCategory({ categories }: ProductFacts, product: ProductFacts): boolean {
  const [known, said] = [product.categories, categories]
  return known.length > 0 && said.length > 0 && !said.some((one) => known.includes(one))
}

function isOtherCountry({ country_code: said }: ProductFacts, product: ProductFacts): boolean {
  const known = product.country_code
  if (known === null || said === null) return false
  return !countryCovers(known, said) && !countryCovers(said, known)
}

/** Places that are known by name, of which none lies in the other. */
function isOtherRegion(offered: ProductFacts, product: ProductFacts): boolean {
  const placesOf = ({ region, country_code }: ProductFacts) =>
    region === null ? [] : placesNamedIn(region, country_code)
  const known = placesOf(product)
  const said = placesOf(offered)
  if (known.length === 0 || said.length === 0) return false
  return !said.some((one) => known.some((other) => contains(one, other) || contains(other, one)))
}

function areOtherGrapes(offered: ProductFacts, product: ProductFacts): boolean {
  const namesOf = ({ grapes }: ProductFacts) =>
    grapes.flatMap(({ variety }) => {
      const name = grapeOf(variety)
      return name === null ? [] : [familyOf(name) ?? name]
    })
  const known = namesOf(product)
  const said = namesOf(offered)
  // a name that we do not know may be a name of one of the others
  const isKnownWhole = known.length === product.grapes.length && known.length > 0
  return isKnownWhole && said.length > 0 && !said.some((name) => known.includes(name))
}

/**
 * Answers that make the product another one: what a drink is and where it comes from stays the same, whatever
 * the tender. Its size, container, closure, price, quantity and vintage may differ from the portfolio's: the
 * same drink can be offered otherwise.
 */
export const differsFromProduct: Readonly<Record<string, Differs>> = {
  product_type: isOtherCategory,
  country_of_origin: isOtherCountry,
  region: isOtherRegion,
  grapes: areOtherGrapes,
}
