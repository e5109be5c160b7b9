import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ApiInput, callApi } from '../../../../../lib/api.ts'
import { useToasts } from '../../../../../ui/toasts.tsx'
import { type DeskTender, deskTenderKey } from './use-desk-tender.ts'

export type RecordResult = ReturnType<typeof useRecordResult>

/** Records, corrects or takes away who won. */
export function useRecordResult({ tender_id, result }: DeskTender['tender']) {
  const { t } = useTranslation('desk-tenders')
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (next: ApiInput<'recordResult'>['body']['result']) =>
      callApi('recordResult', {
        params: { tender_id },
        body: { result: next, over: result?.at ?? null },
      }),
    onSuccess: async (_saved, next) => {
      toasts.show({ tone: 'success', title: t(next === null ? 'result.removed' : 'result.saved') })
      await Promise.all([
        queries.invalidateQueries({ queryKey: deskTenderKey(tender_id) }),
        queries.invalidateQueries({ queryKey: ['listDeskTenders'] }),
      ])
    },
  })
}
