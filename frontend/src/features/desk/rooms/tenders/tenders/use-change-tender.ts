import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { callApi } from '../../../../../lib/api.ts'
import { useToasts } from '../../../../../ui/toasts.tsx'
import { type DeskTender, deskTenderKey } from './use-desk-tender.ts'

/** The page with what is stored now: the tender, its versions, and the lists that show it. */
export function useTenderRefresh({ tender_id }: Pick<DeskTender['tender'], 'tender_id'>) {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: deskTenderKey(tender_id) }),
      queries.invalidateQueries({ queryKey: ['listDeskTenders'] }),
    ])
}

/** Publishes another reading or other words of a stored tender; nobody is told for ten minutes. */
export function useChangeTender(tender: DeskTender['tender']) {
  const { t } = useTranslation('desk-tenders')
  const toasts = useToasts()
  const refresh = useTenderRefresh(tender)
  const { tender_id, version, sample } = tender
  const params = { tender_id }
  const onSuccess = async () => {
    toasts.show({ tone: 'success', title: t('tenders.saved') })
    await refresh()
  }
  const correct = useMutation({
    mutationFn: (criteria: Criterion[] | null) =>
      callApi('correctCriteria', { params, body: { criteria, version, held: true } }),
    onSuccess,
  })
  const publish = useMutation({
    mutationFn: (published: DeskTender['tender']['published']) =>
      callApi('saveTender', { params, body: { published, sample, version, held: true } }),
    onSuccess,
  })
  return { correct, publish }
}
