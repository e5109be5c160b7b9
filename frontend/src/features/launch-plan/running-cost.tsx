import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { applicationCosts } from '../../lib/payments/application-costs.ts'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useSubscription } from '../../lib/subscription.ts'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './running-cost.module.css'
import type { useChoices } from './use-choices.ts'

export interface RunningCostProps {
  readonly tenders: readonly TenderSummary[]
  readonly choices: Pick<ReturnType<typeof useChoices>, 'stateOf'>
}

/** How many are chosen and what their applications will cost; stays at the foot of the window. */
export function RunningCost({ tenders, choices }: RunningCostProps) {
  const { t } = useTranslation('launch-plan')
  const { fee, number } = useFormat()
  const { subscribed } = useSubscription()
  const { data: prices } = usePrices()
  const count = tenders.filter(({ tender_id }) => {
    const state = choices.stateOf(tender_id)
    return state !== null && state !== 'PAID'
  }).length
  const costs = applicationCosts(count, prices)
  const plan = prices?.access_plan ?? null
  const isSample = plan?.is_sample || prices?.single_application?.is_sample
  return (
    <section
      className={styles.bar}
      data-empty={count === 0 || undefined}
      aria-label={t('cost.label')}
    >
      <div className={styles.words} role="status">
        <p>
          <strong>{t('cost.chosen', { count })}</strong>
          {count > 0 && (
            <>
              {' '}
              {t('cost.fees', {
                count: number(count),
                fee: fee(applicationFee),
                total: fee(costs.fees),
              })}
            </>
          )}
        </p>
        {count > 0 && (
          <p className={styles.soft}>
            {subscribed && t('cost.plan_yours')}
            {!subscribed &&
              costs.withPlan !== null &&
              plan !== null &&
              t(`cost.with_plan_${plan.interval ?? 'year'}`, {
                plan: fee(plan.unit),
                total: fee(costs.withPlan),
              })}{' '}
            {!subscribed &&
              costs.asSingles !== null &&
              t('cost.as_singles', { total: fee(costs.asSingles) })}{' '}
            {t('cost.tax')} {!subscribed && isSample && t('cost.sample')}
          </p>
        )}
      </div>
      {count === 0 ? (
        <p className={styles.soft}>{t('cost.none')}</p>
      ) : (
        <LinkButton variant="primary" to="/tender-applications">
          {t('cost.next')}
        </LinkButton>
      )}
    </section>
  )
}
