import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

const queryKey = ['getErasure']

/** What the deletion of the account does, and the one that is waiting. */
export const useErasure = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callApi('getErasure', { signal }) })

export function useCancelDeletion(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('cancelDeletion'),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
