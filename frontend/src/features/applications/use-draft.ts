import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Application } from '#domain/applications/application.ts'
import { callApi } from '../../lib/api.ts'
import { applicationsKey } from '../../lib/applications/use-applications.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { type Autosave, createAutosave, type DraftState } from './autosave.ts'
import { initialDraft } from './initial-draft.ts'
import { findKeptDraft, forgetDraft, keepDraft } from './kept-drafts.ts'

export interface Draft {
  readonly state: DraftState
  readonly autosave: Autosave
}

/** The draft of an application while it is edited: on the device at once, on the server soon after. */
export function useDraft(application: Application): Draft {
  const queries = useQueryClient()
  const { tender_id } = application
  const [autosave] = useState(() =>
    createAutosave(initialDraft(application, findKeptDraft(tender_id)), {
      save: (form_data, version) =>
        callApi('saveDraft', { params: { tender_id }, body: { form_data, version } }),
      keep: (data, version) => keepDraft(tender_id, data, version),
      forget: () => forgetDraft(tender_id),
      onSaved: () => void queries.invalidateQueries({ queryKey: applicationsKey }),
    }),
  )
  const state = useSyncExternalStore(autosave.subscribe, autosave.get)
  const isOnline = useIsOnline()
  useEffect(() => {
    autosave.resume()
    // leaving the page saves at once; the device has it in any case
    return () => void autosave.flush()
  }, [autosave])
  useEffect(() => {
    if (isOnline && autosave.get().save.is === 'failed') void autosave.flush()
  }, [isOnline, autosave])
  useEffect(() => autosave.adopt(application), [application, autosave])
  return { state, autosave }
}
