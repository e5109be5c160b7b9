import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Product, ProductFacts } from '#domain/portfolio/product.ts'
import { callApi } from '../../lib/api.ts'

export interface ProductToSave {
  /** Null: a new one, typed in by hand. */
  readonly product: Pick<Product, 'product_id' | 'version'> | null
  readonly facts: ProductFacts
}

/** Adds a product, or corrects one of a version. */
export function useSaveProduct() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ product, facts }: ProductToSave) =>
      product === null
        ? callApi('addProduct', { body: { facts } })
        : callApi('correctProduct', {
            params: { product_id: product.product_id },
            body: { facts, version: product.version },
          }),
    onSuccess: (saved) => {
      queries.setQueryData(['products', 'one', saved.product_id], saved)
      void queries.invalidateQueries({ queryKey: ['products', 'list'] })
      void queries.invalidateQueries({ queryKey: ['products', 'lines'] })
      void queries.invalidateQueries({ queryKey: ['matches'] })
    },
  })
}
