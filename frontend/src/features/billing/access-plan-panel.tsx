import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { useSubscription } from '../../lib/subscription.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './access-plan-panel.module.css'
import { RequestAccess } from './request-access.tsx'
import { SignInFirst } from './sign-in-first.tsx'

/** "Each tender application costs an extra fee of 185 EUR" (specification, point 1). */
const applicationFee = { amount_minor: 18500, currency: 'EUR' }
const benefits = ['requirements', 'matches', 'applications'] as const

/** What the Access plan gives and costs, and the way to get it. */
export function AccessPlanPanel() {
  const { t } = useTranslation('billing')
  const format = useFormat()
  const { state } = useSession()
  const subscription = useSubscription()
  return (
    <section className={styles.panel} aria-labelledby="access-plan-title">
      <div className={styles.words}>
        <h2 id="access-plan-title">{t('access.title')}</h2>
        <p>{t('access.lead')}</p>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{t(`access.${benefit}`)}</li>
          ))}
        </ul>
        <p className={styles.cost}>{t('access.fee', { fee: format.fee(applicationFee) })}</p>
      </div>
      <div className={styles.way}>
        {state === 'signed_in' && subscription.subscribed && (
          <Notice tone="success" title={t('access.yours')}>
            {subscription.subscriptionEnd &&
              t('access.until', {
                date: format.date(subscription.subscriptionEnd.slice(0, 10), 'long'),
              })}
          </Notice>
        )}
        {state === 'signed_in' && !subscription.subscribed && <RequestAccess />}
        {state === 'anonymous' && <SignInFirst />}
      </div>
    </section>
  )
}
