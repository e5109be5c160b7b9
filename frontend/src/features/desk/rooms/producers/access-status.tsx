import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { AccessPlan } from './use-producer.ts'

export interface AccessStatusProps {
  readonly plan: AccessPlan
  readonly today: string
}

/** What a company has: granted, paid, single applications; a warning only where it waits for an answer. */
export function AccessStatus({ plan, today }: AccessStatusProps) {
  const { t } = useTranslation('desk-producers')
  const format = useFormat()
  const { granted_until, paid_until, requested_at } = plan
  const singles = plan.single_tender_ids.length
  const isNew = granted_until === null && paid_until === null && !wasPaid(plan)
  const hasEnded =
    granted_until === null ? paid_until === null && wasPaid(plan) : granted_until < today
  return (
    <>
      {granted_until !== null && <>{t('until_day', { date: format.date(granted_until) })} </>}
      {hasEnded && <Badge tone="error">{t('ended')}</Badge>}{' '}
      {paid_until !== null && (
        <Badge tone="success">
          {t('paid_until', { date: format.date(paid_until.slice(0, 10)) })}
        </Badge>
      )}{' '}
      {isNew && requested_at !== null && <Badge tone="warning">{t('open')}</Badge>}{' '}
      {singles > 0 && <Badge tone="success">{t('singles', { count: singles })}</Badge>}
    </>
  )
}

/** A subscription whose first payment never came was none. */
const wasPaid = ({ subscription }: AccessPlan): boolean =>
  subscription !== null &&
  subscription.status !== 'incomplete' &&
  subscription.status !== 'incomplete_expired'
