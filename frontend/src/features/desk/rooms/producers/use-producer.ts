import { useQuery } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'

export type DeskProducer = ApiOutput<'getProducer'>
export type AccessPlan = NonNullable<DeskProducer['plan']>

export const producerKey = (user_id: string) => ['getProducer', user_id] as const

export const useProducer = (user_id: string) =>
  useQuery({
    queryKey: producerKey(user_id),
    queryFn: ({ signal }) => callApi('getProducer', { params: { user_id }, signal }),
  })
