import { useQuery } from '@tanstack/react-query'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { callApi } from '../../lib/api.ts'

/** All tenders that are still open, nearest deadline first. */
export const useLaunchPlan = () =>
  useQuery({
    queryKey: ['launch-plan'],
    queryFn: ({ signal }) => allOpenTenders(signal),
    staleTime: 5 * 60_000,
  })

async function allOpenTenders(signal: AbortSignal): Promise<readonly TenderSummary[]> {
  const tenders: TenderSummary[] = []
  let cursor: string | undefined
  do {
    const page = await callApi('listTenders', {
      query: { state: 'open', limit: 100, cursor },
      signal,
    })
    tenders.push(...page.tenders)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
  return tenders
}
