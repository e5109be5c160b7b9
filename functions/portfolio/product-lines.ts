import type { UserId } from '#domain/shared/ids.ts'
import type { PortfolioStore } from './portfolio-store.ts'
import type { ProductLine, ProductStore } from './product-store.ts'

/** The lines of all products in a user's portfolio. */
export type ProductLines = (user_id: UserId) => Promise<readonly ProductLine[]>

/** How many portfolios one function keeps the lines of. */
const mostPortfolios = 8

/**
 * Keeps the lines of a portfolio until its version changes: thousands of rows would else be read for every page
 * of a list and for every letter of a search. The version is read first, so that the lines are never older.
 */
export function createProductLines(
  products: Pick<ProductStore, 'listLines'>,
  portfolios: Pick<PortfolioStore, 'find'>,
): ProductLines {
  const kept = new Map<UserId, { readonly version: number; readonly lines: ProductLine[] }>()
  return async (user_id) => {
    const portfolio = await portfolios.find(user_id)
    const known = kept.get(user_id)
    if (known !== undefined && known.version === portfolio?.version) return known.lines
    const lines = await products.listLines(user_id)
    kept.delete(user_id)
    if (portfolio === null) return lines
    kept.set(user_id, { version: portfolio.version, lines })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPortfolios) break
      kept.delete(oldest)
    }
    return lines
  }
}
