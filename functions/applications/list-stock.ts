import type { RouteOutput } from '#contracts/route.ts'
import type { stockRoutes } from '#contracts/stock.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Applying } from './applying.ts'
import { productStock, stockUses, unitsOf } from './stock-uses.ts'

type Listed = RouteOutput<(typeof stockRoutes)['listStock']>
type Deps = Pick<Applying, 'applications' | 'tenders' | 'products' | 'stock' | 'now'>

/** The products of which applications take, or of which the producer counted: what there is, promised and free. */
export async function listStock(deps: Deps, user_id: UserId): Promise<Result<Listed, never>> {
  const counts = await deps.stock.list(user_id)
  const uses = await stockUses(deps, user_id, counts)
  const ids = new Set([
    ...uses.map(({ offered }) => offered.product_id),
    ...counts.filter(({ units }) => units !== null).map(({ product_id }) => product_id),
  ])
  const products = await deps.products.findMany(user_id, [...ids])
  const listed = products.map((product) => {
    const { product_id, facts, name_key } = product
    const own = uses.filter(({ offered }) => offered.product_id === product_id)
    const counted = counts.find((count) => count.product_id === product_id) ?? null
    return {
      name_key,
      product: {
        product_id,
        name: facts.name,
        vintage: facts.vintage,
        ...productStock(product, counted, own),
        applications: own.map((use) => ({
          tender: use.tender.summary,
          status: use.status,
          units: unitsOf(use, facts),
        })),
      },
    }
  })
  return succeed({
    products: listed
      .toSorted((one, other) => one.name_key.localeCompare(other.name_key))
      .map(({ product }) => product),
  })
}

/** Remembers how many units of a product there are today; null: the portfolio's figure counts again. */
export async function countStock(
  deps: Deps,
  user_id: UserId,
  { product_id, units }: { readonly product_id: ProductId; readonly units: number | null },
): Promise<Result<Listed, 'not_found'>> {
  const product = await deps.products.find(user_id, product_id)
  if (product === null || product.deleted_at !== null) return fail('not_found')
  const counted_on = units === null ? null : deps.now().toISOString().slice(0, 10)
  await deps.stock.count(user_id, { product_id, units, counted_on })
  return listStock(deps, user_id)
}
