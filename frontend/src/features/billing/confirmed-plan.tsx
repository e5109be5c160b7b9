import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { billingQuery } from '../../lib/payments/billing-query.ts'
import { keptPurchase } from '../../lib/payments/purchase-intent.ts'
import { checkSubscription } from '../../lib/subscription.ts'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './outcome.module.css'
import { type Billing, planStandingOf } from './plan-standing.ts'
import { useIsSlow } from './use-checkout.ts'
import { WaitingPayment } from './waiting-payment.tsx'

/** Until when the paid plan runs; null while our own records know none. A grant says nothing of a payment. */
function paidUntil(billing: Billing | undefined): string | null {
  const standing = billing === undefined ? null : planStandingOf(billing)
  const isPaid = standing?.is === 'renews' || standing?.is === 'ends' || standing?.is === 'grace'
  return isPaid ? standing.on : null
}

/** The checkout is confirmed: the plan is called active when our own records say so. */
export function ConfirmedPlan() {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    ...billingQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (paidUntil(state.data) === null ? 2000 : false),
  })
  const end = paidUntil(data)
  const isActive = end !== null
  const isSlow = useIsSlow(!isActive)
  const place = keptPurchase.get()?.path ?? null
  useEffect(() => {
    if (!isActive) return
    // what was refused without the plan is asked again
    void checkSubscription().then(() => queries.invalidateQueries())
  }, [isActive, queries])
  if (end === null) return <WaitingPayment isSlow={isSlow} error={error} />
  return (
    <Page width="narrow" title={t('success.plan_title')}>
      <Notice tone="success" announce title={t('access.yours')}>
        {t('success.plan_until', { date: date(end.slice(0, 10), 'long') })}
      </Notice>
      <p>{t('success.plan_next')}</p>
      <div className={styles.buttons}>
        {place !== null && place !== '/pricing' ? (
          <LinkButton variant="primary" to={place}>
            {t('success.back')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" to="/dashboard">
            {t('success.to_dashboard')}
          </LinkButton>
        )}
        <LinkButton to="/profile?section=billing">{t('success.to_receipts')}</LinkButton>
      </div>
    </Page>
  )
}
