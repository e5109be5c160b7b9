import { useQueries } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { callApi } from '../../lib/api.ts'
import { completedApplications, formDrafts, useSelectedTenders } from '../../lib/local-drafts.ts'
import type { ApplicationLine } from './application-line.ts'

/** What was chosen and drafted on this device and is not with an account yet. */
export function useDeviceLines(): readonly ApplicationLine[] {
  const selected = useSelectedTenders()
  const drafts = useSyncExternalStore(formDrafts.subscribe, formDrafts.get)
  const completed = useSyncExternalStore(completedApplications.subscribe, completedApplications.get)
  const ids = useMemo(
    () => [...new Set([...selected, ...completed, ...Object.keys(drafts).map(Number)])],
    [selected, completed, drafts],
  )
  const tenders = useQueries({
    queries: ids.map((tender_id) => ({
      queryKey: ['tender-summary', tender_id],
      queryFn: () => callApi('getTenderSummary', { params: { tender_id } }),
    })),
  })
  return ids.map((tender_id, place) => ({
    tender_id,
    tender: tenders[place]?.data ?? null,
    status: String(tender_id) in drafts ? 'DRAFT' : 'NOT_STARTED',
    updated_at: null,
    submitted_at: null,
    version: 0,
    isOnDevice: true,
    isTenderChanged: false,
    outcome: null,
  }))
}
