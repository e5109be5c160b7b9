import type { productGridRoutes } from '#contracts/product-grid.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { type ProductLine, productLineOf } from '#domain/portfolio/product-line.ts'
import { mostLines } from '#domain/portfolio/product-parts.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { PortfolioStore } from './portfolio-store.ts'
import type { ProductStore } from './product-store.ts'

type Part = RouteOutput<(typeof productGridRoutes)['listProductLines']>

/** A part of all products, in the order of their ids: each part is read where it lies, and nothing twice. */
export async function listProductLines(
  deps: { readonly products: ProductStore; readonly portfolios: PortfolioStore },
  user_id: UserId,
  after: ProductId | null,
): Promise<Result<Part, never>> {
  const portfolio = await deps.portfolios.find(user_id)
  const lines: ProductLine[] = []
  for await (const row of deps.products.listFrom(user_id, after)) {
    lines.push(productLineOf(row))
    if (lines.length === mostLines) break
  }
  const isFull = lines.length === mostLines
  return succeed({
    lines,
    total: Math.max(lines.length, portfolio?.product_count ?? 0),
    next_after: isFull ? (lines.at(-1)?.product_id ?? null) : null,
  })
}
