import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProductId, TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../../lib/api.ts'
import { useRequirementCounts } from '../../../lib/matching/use-requirement-counts.ts'
import { useSession } from '../../../lib/session.ts'
import { type TypedProduct, typedOf } from './typed-product.ts'

interface OwnProduct {
  /** Null while the fields are still those of another one. */
  readonly name: string | null
  readonly typed: TypedProduct
}

/** The own product that the tender is held against, as its fields; null: nobody is signed in, or there is none. */
export function useOwnProduct(tender_id: TenderId): OwnProduct | null {
  const { t: word } = useTranslation('vocabulary')
  const { state } = useSession()
  const counts = useRequirementCounts(tender_id, { enabled: state === 'signed_in' })
  const product_id = counts.data?.product?.product_id
  const found = useQuery({
    queryKey: ['products', 'one', product_id],
    queryFn: ({ signal }) =>
      callApi('getProduct', { params: { product_id: product_id as ProductId }, signal }),
    placeholderData: keepPreviousData,
    enabled: product_id !== undefined,
  })
  const facts = found.data?.facts
  if (facts === undefined) return null
  const [category] = facts.categories
  const isPlain = facts.categories.length === 1 && category !== undefined
  const known = isPlain ? { category, subtype: facts.subtype } : null
  const words = isPlain ? word(`category.${category}`) : ''
  return { name: found.isPlaceholderData ? null : facts.name, typed: typedOf(facts, known, words) }
}
