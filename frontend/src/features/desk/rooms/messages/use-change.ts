import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { todayKey } from '../../use-today.ts'
import type { ListedMessage } from './message-csv.ts'

export type Change = Omit<ApiInput<'changeEnquiry'>['body'], 'version'>

/**
 * Changes what the desk keeps of a message, over the version that is shown; what somebody else did since is shown instead.
 * One change waits for another: none is dropped, and none runs into the version that the one before it made.
 */
export function useChange({ enquiry: { enquiry_id, version: first } }: ListedMessage) {
  const queries = useQueryClient()
  const queryKey = ['findEnquiry', enquiry_id]
  return useMutation({
    scope: { id: enquiry_id },
    mutationFn: (change: Change) => {
      const version = queries.getQueryData<ListedMessage>(queryKey)?.enquiry.version ?? first
      return callApi('changeEnquiry', { params: { enquiry_id }, body: { version, ...change } })
    },
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed)
      for (const other of [todayKey, ['listEnquiries']])
        void queries.invalidateQueries({ queryKey: other })
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'version_conflict') void queries.invalidateQueries({ queryKey })
    },
  })
}
