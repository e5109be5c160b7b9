import type { ProductId } from '#domain/shared/ids.ts'
import { useProductMatch } from '../../lib/matching/use-product-match.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useTenderMatches } from './use-tender-matches.ts'

/** Null: nobody chose, and it is the product that fits best; empty: none. */
interface Choice {
  readonly product: ProductId | '' | null
}
const parse = (search: URLSearchParams): Choice => ({
  product: search.get('product') as Choice['product'],
})
const write = ({ product }: Choice): Record<string, string> => (product === null ? {} : { product })

/** The product that a tender is held against, in the page's address, and those that it can be. */
export function useCompared(tenderId: number) {
  const matches = useTenderMatches(tenderId)
  const [{ product: chosen }, choose] = useAddressState(parse, write)
  const loaded = matches.data?.pages.flatMap((page) => page.rows) ?? []
  const isLoaded = loaded.some(({ product }) => product.product_id === chosen)
  // a link leads to a product that may stand far behind the best ones
  const isWanted = matches.isSuccess && !isLoaded && chosen !== null && chosen !== ''
  const own = useProductMatch(tenderId, chosen || ('' as ProductId), isWanted)
  const rows = isWanted && own.data !== undefined ? [own.data, ...loaded] : loaded
  const row = rows.find(({ product }) => product.product_id === chosen) ?? rows[0]
  return {
    matches,
    rows,
    shown: chosen === '' ? undefined : row,
    isPending: matches.isPending || (isWanted && own.isPending),
    choose: (product: ProductId | '') => choose({ product }),
  }
}
