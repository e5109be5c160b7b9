import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useToasts } from '../../ui/toasts.tsx'
import type { MatchLineData } from './match-line.tsx'

/** `mutate(true)` sets a match aside, `mutate(false)` brings it back; either can be undone from the message. */
export function useDismissal(
  { tender_id, product_id }: Pick<MatchLineData, 'tender_id' | 'product_id'>,
  productName: string,
) {
  const { t } = useTranslation('matching')
  const { t: common } = useTranslation('common')
  const queries = useQueryClient()
  const { show } = useToasts()
  const save = async (dismissed: boolean) => {
    await callApi('dismissMatch', { body: { tender_id, product_id, dismissed } })
    await queries.invalidateQueries({ queryKey: ['matches'] })
  }
  const failed = (error: unknown) =>
    show({
      tone: 'error',
      title: t('dismissal.failed'),
      message: common(`errors.${errorCodeOf(error)}`),
    })
  return useMutation({
    mutationFn: save,
    onSuccess: (_, dismissed) =>
      show({
        tone: 'success',
        title: t(dismissed ? 'dismissal.done' : 'dismissal.back', { product: productName }),
        action: {
          label: t('dismissal.undo'),
          onPress: () => void save(!dismissed).catch(failed),
        },
      }),
    onError: failed,
  })
}
