import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { type ApiInput, callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import { applicationKey } from '../use-application.ts'

/** Keeps an answer with company or product; the form then says so. */
export function useKeepAnswer(tender_id: TenderId) {
  const { t } = useTranslation(['workspace', 'common'])
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: (body: ApiInput<'keepAnswer'>['body']) =>
      callApi('keepAnswer', { params: { tender_id }, body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: applicationKey(tender_id) })
      toasts.show({ tone: 'success', title: t('answer.keep.done') })
    },
    onError: (error) =>
      toasts.show({ tone: 'error', title: t(`common:errors.${errorCodeOf(error)}`) }),
  })
}
