import { useQuery } from '@tanstack/react-query'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { callApi } from '../../lib/api.ts'
import { pagesOf } from '../../lib/pages-of.ts'

/** All tenders that are still open, nearest deadline first. */
export const useLaunchPlan = () =>
  useQuery({
    queryKey: ['launch-plan'],
    queryFn: ({ signal }) => allOpenTenders(signal),
    staleTime: 5 * 60_000,
  })

async function allOpenTenders(signal: AbortSignal): Promise<readonly TenderSummary[]> {
  const tenders: TenderSummary[] = []
  const ask = (cursor: string | undefined) =>
    callApi('listTenders', { query: { state: 'open', limit: 100, cursor }, signal })
  for await (const page of pagesOf(ask)) tenders.push(...page.tenders)
  return tenders
}
