import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ProductId } from '#domain/shared/ids.ts'
import { chosenProductQuery } from './use-offerable-products.ts'

/** Takes the product that the address names (`?product=`), once, where none is chosen and it is the reader's own. */
export function useNamedProduct(
  chosen: ProductId | null,
  onChoose: (product: ProductId) => void,
): void {
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const named = search.get('product')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product that is named
  useEffect(() => {
    if (named === null) return
    const leave = () =>
      setSearch(
        (before) => {
          before.delete('product')
          return before
        },
        { replace: true },
      )
    if (chosen !== null) return leave()
    void queries
      .fetchQuery(chosenProductQuery(named))
      .then(({ product_id }) => onChoose(product_id))
      // somebody else's, or deleted: the form asks for a product as without an address
      .catch(() => undefined)
      .finally(leave)
  }, [named])
}
