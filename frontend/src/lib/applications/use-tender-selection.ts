import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ApplicationSummary } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { deselectTender, selectTender, useSelectedTenders } from '../local-drafts.ts'
import { useSession } from '../session.ts'
import { syncLocalDrafts } from '../sync-local-drafts.ts'
import { applicationsKey, useApplications } from './use-applications.ts'

export interface TenderSelection {
  /** Chosen on this device, not yet with the account. */
  readonly onDevice: readonly TenderId[]
  /** What the account holds, by tender. */
  readonly applications: ReadonlyMap<number, ApplicationSummary>
  readonly count: number
  readonly add: (id: TenderId) => void
  readonly remove: (id: TenderId) => void
}

/** The tenders chosen to apply for: on the device before sign-in, with the account after it. */
export function useTenderSelection(): TenderSelection {
  const onDevice = useSelectedTenders()
  const { state } = useSession()
  const { data } = useApplications()
  const queries = useQueryClient()
  const applications = useMemo(
    () => new Map((data ?? []).map(({ application }) => [application.tender_id, application])),
    [data],
  )
  const add = useCallback(
    (id: TenderId) => {
      selectTender(id)
      if (state !== 'signed_in') return
      void syncLocalDrafts().then(() => queries.invalidateQueries({ queryKey: applicationsKey }))
    },
    [state, queries],
  )
  const count = new Set<number>([...onDevice, ...applications.keys()]).size
  return { onDevice, applications, count, add, remove: deselectTender }
}
