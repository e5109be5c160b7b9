import { useTranslation } from 'react-i18next'
import { PaymentForm } from '../../lib/payments/payment-form.tsx'
import { useBilling } from '../../lib/payments/use-billing.ts'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useSession } from '../../lib/session.ts'
import { useSubscription } from '../../lib/subscription.ts'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './path-card.module.css'
import { RequestAccess } from './request-access.tsx'
import { SignInFirst } from './sign-in-first.tsx'

/** The way to the Access plan for whoever looks: a visitor, a user, a subscriber. */
export function BuyPlan() {
  const { state } = useSession()
  const { subscribed } = useSubscription()
  return (
    <div className={styles.way}>
      {state !== 'signed_in' ? <SignInFirst /> : subscribed ? <YoursAlready /> : <Buy />}
    </div>
  )
}

function YoursAlready() {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  const { subscriptionEnd } = useSubscription()
  return (
    <Notice
      tone="success"
      title={t('access.yours')}
      action={<LinkButton to="/profile?section=billing">{t('access.manage')}</LinkButton>}
    >
      {subscriptionEnd && t('access.until', { date: date(subscriptionEnd.slice(0, 10), 'long') })}
    </Notice>
  )
}

function Buy() {
  const { t } = useTranslation('billing')
  const prices = usePrices()
  const { data } = useBilling()
  // not bought to the end, or not paid for long: the portal settles it, a second one is not sold
  const isHalfway = ['past_due', 'unpaid', 'paused'].includes(data?.subscription?.status ?? '')
  if (isHalfway) {
    return (
      <Notice
        tone="warning"
        title={t('plan.unpaid_title')}
        action={<LinkButton to="/profile?section=billing">{t('access.manage')}</LinkButton>}
      >
        {t('plan.unpaid_text')}
      </Notice>
    )
  }
  const isSold = prices.data === undefined || prices.data.access_plan !== null
  if (!isSold) return <RequestAccess />
  return (
    <>
      <PaymentForm kind="access_plan" label={t('access.buy')} />
      <p className={styles.soft}>{t('access.next')}</p>
      <details>
        <summary>{t('request.instead')}</summary>
        <RequestAccess />
      </details>
    </>
  )
}
