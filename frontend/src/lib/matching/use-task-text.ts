import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiOutput } from '../api.ts'

export type ProductTask = ApiOutput<'listProductsToComplete'>['rows'][number]

/** "With 3 more facts we can compare it with 12 tenders" */
export function useTaskText(): (task: Pick<ProductTask, 'facts' | 'tenders'>) => string {
  const { t } = useTranslation('matching')
  return useCallback(
    ({ facts, tenders }) =>
      t('complete.opens', {
        count: facts.length,
        tenders: t('complete.tenders', { count: tenders }),
      }),
    [t],
  )
}
