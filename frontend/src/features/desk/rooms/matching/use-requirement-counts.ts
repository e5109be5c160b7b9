import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { statuses } from '#domain/matching/verdict.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'

type Page = ApiOutput<'countRequirements'>
export type CountedRequirement = Page['requirements'][number]

interface Counted {
  readonly companies: number
  readonly products: number
  readonly fitting: number
  /** What rules most out first. */
  readonly requirements: readonly CountedRequirement[]
}

const ruledOut = ({ required, counts }: CountedRequirement) =>
  required ? counts.not_met + counts.near : 0

/** The counts of all pages together. */
export function addUp(pages: readonly Page[]): Counted | null {
  const [first] = pages
  if (first === undefined) return null
  const sum = (of: (page: Page) => number) => pages.reduce((total, page) => total + of(page), 0)
  const requirements = first.requirements.map((requirement, index) => {
    const sumOf = (of: (one: CountedRequirement) => number) =>
      sum((page) => of(page.requirements[index] ?? requirement))
    const counts = Object.fromEntries(
      statuses.map((status) => [status, sumOf((one) => one.counts[status])]),
    ) as CountedRequirement['counts']
    return { ...requirement, counts, would_fit: sumOf((one) => one.would_fit) }
  })
  return {
    companies: sum((page) => page.companies),
    products: sum((page) => page.products),
    fitting: sum((page) => page.fitting),
    requirements: requirements.sort(
      (a, b) => b.would_fit - a.would_fit || ruledOut(b) - ruledOut(a),
    ),
  }
}

/** Counts on by itself, some producers after the other; a tender that changes meanwhile is counted anew. */
export function useRequirementCounts(tender_id: number) {
  const list = useInfiniteQuery({
    queryKey: ['countRequirements', tender_id],
    queryFn: ({ pageParam, signal }) =>
      callApi('countRequirements', {
        params: { tender_id },
        query: { cursor: pageParam, limit: 100 },
        signal,
      }),
    staleTime: 60_000,
    ...byCursor,
  })
  const { hasNextPage, isFetching, error, fetchNextPage, refetch } = list
  const pages = list.data?.pages ?? []
  const isMixed = new Set(pages.map(({ version }) => version)).size > 1
  useEffect(() => {
    if (isFetching || error) return
    if (isMixed) void refetch()
    else if (hasNextPage) void fetchNextPage()
  }, [isFetching, error, isMixed, hasNextPage, fetchNextPage, refetch])
  return {
    counted: addUp(pages),
    isCounting: isFetching || hasNextPage,
    error,
    retry: () => void (pages.length > 0 ? fetchNextPage() : refetch()),
  }
}
