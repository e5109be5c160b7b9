import { useTranslation } from 'react-i18next'
import { useSubscription } from '../../lib/subscription.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Whether the Access plan is in force, until when, and the way to it or to the billing. */
export function PlanSummary() {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const { subscribed, subscriptionEnd } = useSubscription()
  return (
    <Card
      title={t('plan.title')}
      aside={
        <Badge tone={subscribed ? 'success' : 'neutral'}>
          {subscribed ? t('plan.active') : t('plan.none')}
        </Badge>
      }
      footer={
        subscribed ? (
          <LinkButton to="/profile">{t('plan.billing')}</LinkButton>
        ) : (
          <LinkButton to="/pricing">{t('plan.see')}</LinkButton>
        )
      }
    >
      {subscribed ? (
        <p>
          {subscriptionEnd === null
            ? t('plan.active_text')
            : t('plan.until', { date: date(subscriptionEnd.slice(0, 10), 'long') })}
        </p>
      ) : (
        <p>{t('plan.none_text')}</p>
      )}
    </Card>
  )
}
