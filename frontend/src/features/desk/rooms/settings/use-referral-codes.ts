import { useInfiniteQuery } from '@tanstack/react-query'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'

export type ReferralCode = ApiOutput<'listReferralCodes'>['codes'][number]
export const referralKey = ['listReferralCodes']

export const useReferralCodes = () =>
  useInfiniteQuery({
    queryKey: referralKey,
    queryFn: ({ pageParam, signal }) =>
      callApi('listReferralCodes', { query: { cursor: pageParam }, signal }),
    ...byCursor,
  })
