import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ApplicationStatus } from '#domain/applications/application.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { applicationsKey, type ListedApplication } from '../../lib/applications/use-applications.ts'
import { useTenderSelection } from '../../lib/applications/use-tender-selection.ts'
import { externalStore } from '../../lib/external-store.ts'
import { deselectTender, selectedProducts, selectTender } from '../../lib/local-drafts.ts'
import { useSession } from '../../lib/session.ts'
import { syncLocalDrafts } from '../../lib/sync-local-drafts.ts'

/** `null`: not chosen. `chosen`: on this device or with the account, and may be taken out again. */
export type ChoiceState = null | 'chosen' | Exclude<ApplicationStatus, 'NOT_STARTED'>

/** What was pressed and is not settled yet; it shows at once. */
const pressed = externalStore<ReadonlyMap<TenderId, boolean>>(new Map())
const nothing: ReadonlyMap<TenderId, boolean> = new Map()
/** One after the other: a second press waits for what the first one wrote. */
let queue: Promise<unknown> = Promise.resolve()

/** The tenders chosen from the plan: kept where `useTenderSelection` keeps them. */
export function useChoices() {
  const { onDevice, applications } = useTenderSelection()
  const { state } = useSession()
  const queries = useQueryClient()
  const pending = useSyncExternalStore(pressed.subscribe, pressed.get, () => nothing)
  const [error, setError] = useState<unknown>(null)

  const stateOf = (id: TenderId): ChoiceState => {
    const status = applications.get(id)?.status
    if (status !== undefined && status !== 'NOT_STARTED') return status
    const isChosen = pending.get(id) ?? (status === 'NOT_STARTED' || onDevice.includes(id))
    return isChosen ? 'chosen' : null
  }
  const settle = useCallback(
    async (id: TenderId, isWanted: boolean) => {
      if (isWanted) {
        selectTender(id)
        if (state === 'signed_in') await syncLocalDrafts()
        return
      }
      if (selectedProducts.get().includes(id)) deselectTender(id)
      const stored = queries
        .getQueryData<readonly ListedApplication[]>(applicationsKey)
        ?.find(({ application }) => application.tender_id === id)?.application
      if (stored !== undefined) await takeOut(id, stored.version)
    },
    [state, queries],
  )
  const choose = useCallback(
    (id: TenderId, isWanted: boolean) => {
      pressed.set(new Map(pressed.get()).set(id, isWanted))
      setError(null)
      queue = queue
        .then(() => settle(id, isWanted))
        .catch(setError)
        .then(() => queries.invalidateQueries({ queryKey: applicationsKey }))
        .finally(() => {
          if (pressed.get().get(id) !== isWanted) return
          const left = new Map(pressed.get())
          left.delete(id)
          pressed.set(left)
        })
    },
    [settle, queries],
  )
  return { stateOf, choose, error }
}

/** Gone already is as good. */
async function takeOut(tender_id: TenderId, version: number): Promise<void> {
  try {
    await callApi('discardDraft', { params: { tender_id }, query: { version } })
  } catch (thrown) {
    if (errorCodeOf(thrown) !== 'not_found') throw thrown
  }
}
