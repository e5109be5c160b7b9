import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ProductId } from '#domain/shared/ids.ts'

/** The product that an address names in its query; null: none. */
export const lookedAtIn = (query: string | URLSearchParams): ProductId | null =>
  (new URLSearchParams(query).get('product') || null) as ProductId | null

/**
 * The product that a tender is held against before anybody pays for it. It stands in the page's address, so that
 * the way back from the payment page and the application begin with it.
 */
export function useLookedAtProduct(): readonly [
  ProductId | null,
  (product: ProductId | null) => void,
] {
  const [search, setSearch] = useSearchParams()
  const lookAt = useCallback(
    (product: ProductId | null) => {
      // the address itself: the router may not have rendered the last change yet
      const query = new URLSearchParams(location.search)
      if (product === null) query.delete('product')
      else query.set('product', product)
      setSearch(query, { replace: true, preventScrollReset: true })
    },
    [setSearch],
  )
  return [lookedAtIn(search), lookAt]
}
