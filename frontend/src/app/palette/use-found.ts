import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { useApplications } from '../../lib/applications/use-applications.ts'
import { productName } from '../../lib/products/product-name.ts'
import { useSession } from '../../lib/session.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { usePlaces } from './use-places.ts'

export interface Found {
  /** Path without language; unique among what was found. */
  readonly path: string
  readonly label: string
  readonly more?: string
}

export interface FoundGroup {
  readonly key: 'pages' | 'tenders' | 'products' | 'applications'
  readonly found: readonly Found[]
}

const mostOfAKind = 5
const shortest = 2
const pauseMs = 200

/** What the words lead to, by kind: pages and applications from what is here, tenders and products from the server. */
export function useFound(typed: string) {
  const words = typed.trim()
  const asked = useLater(words)
  const { state } = useSession()
  const { t } = useTranslation('vocabulary')
  const titleOf = useTitleOf()
  const places = usePlaces()
  const applications = useApplications()
  const isLong = asked.length >= shortest
  const tenders = useQuery({
    queryKey: ['palette', 'tenders', asked],
    queryFn: ({ signal }) =>
      callApi('listTenders', { query: { text: asked, state: 'all', limit: mostOfAKind }, signal }),
    enabled: isLong,
    placeholderData: keepPreviousData,
  })
  const products = useQuery({
    // an answer of the list of products, which every change of one takes back
    queryKey: ['products', 'list', 'palette', asked],
    queryFn: ({ signal }) =>
      callApi('listProducts', { query: { text: asked, limit: mostOfAKind }, signal }),
    enabled: isLong && state === 'signed_in',
    placeholderData: keepPreviousData,
  })
  const has = (...texts: (string | null)[]) =>
    texts.some((text) => text?.toLowerCase().includes(words.toLowerCase()))
  const groups: FoundGroup[] = [
    { key: 'pages', found: places.filter(({ label }) => has(label)) },
    {
      key: 'applications',
      found: (applications.data ?? [])
        .filter(({ tender }) => has(titleOf(tender), tender.title, tender.reference))
        .map(({ tender }) => ({
          path: `/tender-application/${tender.tender_id}`,
          label: titleOf(tender),
          more: t(`market.${tender.market}`),
        })),
    },
    {
      key: 'tenders',
      found: (isLong ? (tenders.data?.tenders ?? []) : []).map((tender) => ({
        path: `/tenders/${tender.tender_id}`,
        label: titleOf(tender),
        more: [t(`market.${tender.market}`), tender.reference].filter(Boolean).join(' \u00b7 '),
      })),
    },
    {
      key: 'products',
      found: (isLong ? (products.data?.products ?? []) : []).map(({ product_id, facts }) => ({
        path: `/products/${product_id}`,
        label: productName(facts),
      })),
    },
  ]
  return {
    groups: groups
      .map(({ key, found }) => ({ key, found: found.slice(0, mostOfAKind) }))
      .filter(({ found }) => found.length > 0),
    isSearching: words !== asked || tenders.isFetching || products.isFetching,
    isFailed: isLong && (tenders.isError || products.isError),
  }
}

/** A text when typing pauses: a question for each letter would cost the server more than it helps. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
