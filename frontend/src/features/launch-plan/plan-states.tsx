import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface PlanStatesProps {
  readonly plan: UseQueryResult<readonly TenderSummary[]>
  /** Of the last choice, which was not kept. */
  readonly choiceError: unknown
}

/** While the plan loads, when it fails, when nothing is in it, when a choice was not kept. */
export function PlanStates({ plan, choiceError }: PlanStatesProps) {
  const { t } = useTranslation(['launch-plan', 'common'])
  // taller than a screen: the foot of the page comes into view only when the plan is there
  if (plan.isPending) return <Skeleton awaits="launch_plan" lines={24} />
  if (plan.data === undefined) {
    return <ApiFailure error={plan.error} title={t('failed')} onRetry={() => void plan.refetch()} />
  }
  return (
    <>
      {choiceError !== null && (
        <Notice tone="error" announce title={t('choice_failed')}>
          {t(`common:errors.${errorCodeOf(choiceError)}`)}
        </Notice>
      )}
      {plan.data.length === 0 && (
        <EmptyState
          title={t('empty_title')}
          action={
            <LinkButton variant="primary" to="/tenders?state=all">
              {t('empty_action')}
            </LinkButton>
          }
        >
          <p>{t('empty_text')}</p>
        </EmptyState>
      )}
    </>
  )
}
