import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiOutput } from '../../../../lib/api.ts'
import { todayKey } from '../../use-today.ts'

type Found = ApiOutput<'findApplication'>
type Worked = ApiOutput<'checkOffer'>

/** A step on the application that the page shows; whatever became of it, the page then shows what is so. */
export function useDeskStep<Input = void>(
  { user_id, tender }: Found,
  step: (input: Input) => Promise<Worked>,
) {
  const queries = useQueryClient()
  const queryKey = ['findApplication', user_id, tender.tender_id]
  return useMutation({
    mutationFn: step,
    networkMode: 'always',
    onSettled: () => {
      // counted anew beside it: the step is not held up by what the whole desk waits for
      void queries.invalidateQueries({ queryKey: todayKey })
      return Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: ['listAllApplications'] }),
      ])
    },
  })
}

/** The path of the application, and the version that the page shows. */
export const seenIn = ({ user_id, tender, application }: Found) => ({
  params: { user_id, tender_id: tender.tender_id },
  version: application.version,
})
