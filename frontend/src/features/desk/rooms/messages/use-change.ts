import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiInput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { todayKey } from '../../use-today.ts'
import type { ListedMessage } from './message-csv.ts'

export type Change = Omit<ApiInput<'changeEnquiry'>['body'], 'version'>

/** Changes what the desk keeps of a message, over the version that is shown; what somebody else did since is shown instead. */
export function useChange({ enquiry: { enquiry_id, version } }: ListedMessage) {
  const queries = useQueryClient()
  const asked = () => queries.invalidateQueries({ queryKey: ['findEnquiry', enquiry_id] })
  return useMutation({
    mutationFn: (change: Change) =>
      callApi('changeEnquiry', { params: { enquiry_id }, body: { version, ...change } }),
    onSuccess: (changed) => {
      queries.setQueryData(['findEnquiry', enquiry_id], changed)
      for (const queryKey of [todayKey, ['listEnquiries']])
        void queries.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'version_conflict') void asked()
    },
  })
}
