import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { type ApiInput, type ApiOutput, callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { useToasts } from '../../../ui/toasts.tsx'

type Timeline = ApiOutput<'getTimeline'>
export type TimelineStep = Timeline['steps'][number]
export type StepWords = ApiInput<'markStep'>['body']

const timelineKey = (tenderId: TenderId) => ['timeline', tenderId] as const

/** The steps of an application; asked again with each saved version, which may tell more of the product. */
export const useTimeline = (tenderId: TenderId, version: number) =>
  useQuery({
    queryKey: [...timelineKey(tenderId), version],
    queryFn: ({ signal }) => callApi('getTimeline', { params: { tender_id: tenderId }, signal }),
    placeholderData: keepPreviousData,
  })

/** Says something of a step; what it answers is the timeline as it is then. */
export function useMarkStep(tenderId: TenderId, version: number, onSaved: () => void) {
  const { t } = useTranslation(['timeline', 'common'])
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: ({ step, ...body }: StepWords & { readonly step: string }) =>
      callApi('markStep', { params: { tender_id: tenderId, step }, body }),
    onSuccess: (timeline) => {
      queries.setQueryData<Timeline>([...timelineKey(tenderId), version], timeline)
      onSaved()
    },
    onError: (error) =>
      toasts.show({
        tone: 'error',
        title: t('mark.failed'),
        message: t(`common:errors.${errorCodeOf(error)}`),
      }),
  })
}
