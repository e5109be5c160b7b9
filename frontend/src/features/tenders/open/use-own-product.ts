import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProductId, TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { type TypedProduct, typedOf } from './typed-product.ts'

interface OwnProduct {
  readonly name: string
  readonly typed: TypedProduct
}

/** The own product that fits a tender best, as its fields; null: nobody is signed in, or there is none. */
export function useOwnProduct(tender_id: TenderId): OwnProduct | null {
  const { t: word } = useTranslation('vocabulary')
  const { state } = useSession()
  const best = useQuery({
    // the same answer as below, where the other requirements are counted
    queryKey: ['matches', 'requirement-counts', tender_id, undefined],
    queryFn: ({ signal }) =>
      callApi('getRequirementCounts', { params: { tender_id }, query: {}, signal }),
    enabled: state === 'signed_in',
  })
  const product_id = best.data?.product?.product_id
  const found = useQuery({
    queryKey: ['products', 'one', product_id],
    queryFn: ({ signal }) =>
      callApi('getProduct', { params: { product_id: product_id as ProductId }, signal }),
    enabled: product_id !== undefined,
  })
  const facts = found.data?.facts
  if (facts === undefined) return null
  const [category] = facts.categories
  const isPlain = facts.categories.length === 1 && category !== undefined
  const known = isPlain ? { category, subtype: facts.subtype } : null
  const words = isPlain ? word(`category.${category}`) : ''
  return { name: facts.name, typed: typedOf(facts, known, words) }
}
