import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TypedProduct } from './typed-product.ts'

const queryKey = ['typedProduct']

/** What a visitor typed goes along from tender to tender; it leaves with whoever signs out, as all that is kept there. */
export function useTypedProduct() {
  const queries = useQueryClient()
  const { data: typed } = useQuery<TypedProduct | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = (next: TypedProduct | null) => {
    queries.setQueryData<TypedProduct | null>(queryKey, next)
  }
  return [typed, change] as const
}
