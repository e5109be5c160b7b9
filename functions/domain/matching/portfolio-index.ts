import type { CriterionKind } from '../tenders/criterion.ts'
import { type ComparableProduct, comparableProducts } from './comparable-product.ts'
import { facetKey } from './facet.ts'
import type { MatchableProduct } from './matchable.ts'

/** All products that look alike to one kind of criterion share a number. */
export class Facet {
  private readonly kind: CriterionKind
  /** One product per number. */
  private readonly examples: ComparableProduct[] = []
  private readonly numbers = new Map<unknown, number>()
  private readonly numberOf: Int32Array
  private readonly products: readonly ComparableProduct[]

  constructor(kind: CriterionKind, products: readonly ComparableProduct[]) {
    this.kind = kind
    this.products = products
    this.numberOf = new Int32Array(products.length).fill(-1)
  }

  /** How many numbers there are so far. */
  get size(): number {
    return this.examples.length
  }

  /** A product with this number, to ask the comparison with. */
  exampleOf(number: number): ComparableProduct {
    return this.examples[number] as ComparableProduct
  }

  /** Found when first asked for: most products never come so far. */
  numberAt(position: number): number {
    const known = this.numberOf[position] ?? -1
    if (known !== -1) return known
    const product = this.products[position] as ComparableProduct
    const key = facetKey(this.kind, product.facts)
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.examples.length
      this.numbers.set(key, number)
      this.examples.push(product)
    }
    this.numberOf[position] = number
    return number
  }
}

/** A step down the tree: the products below share the numbers of all facets above. */
export interface Branch {
  readonly children: readonly { readonly number: number; readonly below: Branch }[]
  /** At the last level: positions of the products. */
  readonly positions: readonly number[]
}

/**
 * Facets by which products are grouped, in this order: those that rule out most pairs first. All
 * but size are of kinds that no producer can change, so one contradiction ends a whole branch.
 */
export const treeKinds = ['category', 'origin', 'vintage', 'grapes', 'size'] as const

export interface PortfolioIndex {
  readonly products: readonly MatchableProduct[]
  readonly root: Branch
  facet(kind: CriterionKind): Facet
}

/** Prepares products for any number of tenders. The order of the products does not matter. */
export function indexPortfolio(products: readonly MatchableProduct[]): PortfolioIndex {
  const comparable = comparableProducts(products.map(({ facts }) => facts))
  const facets = new Map<CriterionKind, Facet>()
  const facet = (kind: CriterionKind): Facet => {
    let found = facets.get(kind)
    if (found === undefined) {
      found = new Facet(kind, comparable)
      facets.set(kind, found)
    }
    return found
  }
  const all = products.map((_, position) => position)
  return { products, root: branch(all, treeKinds.map(facet)), facet }
}

function branch(positions: readonly number[], [facet, ...deeper]: readonly Facet[]): Branch {
  if (facet === undefined) return { children: [], positions }
  const groups = new Map<number, number[]>()
  for (const position of positions) {
    const number = facet.numberAt(position)
    const group = groups.get(number)
    if (group === undefined) groups.set(number, [position])
    else group.push(position)
  }
  const children = Array.from(groups, ([number, group]) => ({
    number,
    below: branch(group, deeper),
  }))
  return { children, positions: [] }
}
