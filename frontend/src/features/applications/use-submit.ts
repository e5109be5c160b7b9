import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TenderId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { applicationsKey } from '../../lib/applications/use-applications.ts'
import { applicationKey } from './use-application.ts'

/** Submits the saved draft of a version; repeating it answers the same. */
export function useSubmit(tender_id: TenderId) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      callApi('submitApplication', { params: { tender_id }, body: { version } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: applicationKey(tender_id) }),
        queries.invalidateQueries({ queryKey: applicationsKey }),
      ]),
  })
}
