import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import { PriceTag } from '../../lib/payments/price-tag.tsx'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useComingMarkets } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { BuyPlan } from './buy-plan.tsx'
import styles from './path-card.module.css'

const benefits = [
  'registration',
  'requirements',
  'matches',
  'applications',
  'private_sales',
] as const

/** The Access plan: what it gives, what it costs, and the way to get it. */
export function PlanCard({ level = 2 }: { readonly level?: 2 | 3 }) {
  const { t } = useTranslation(['billing', 'common'])
  const { fee, list } = useFormat()
  const coming = useComingMarkets()
  const prices = usePrices()
  const plan = prices.data?.access_plan
  const Heading = `h${level}` as const
  return (
    <section className={styles.card} aria-labelledby="access-plan-title">
      <div className={styles.head}>
        <Heading className={styles.title} id="access-plan-title">
          {t('access.title')}
        </Heading>
      </div>
      <p className={styles.for}>{t('access.lead')}</p>
      <PriceTag price={plan} isFailed={prices.isError} />
      <div className={styles.lines}>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{t(`access.${benefit}`)}</li>
          ))}
        </ul>
        {coming.length > 0 && (
          <p className={styles.soft}>
            {t('access.not_open', {
              markets: list(coming.map((one) => t(`common:market.${one}`))),
            })}
          </p>
        )}
      </div>
      <div className={styles.lines}>
        <p className={styles.cost}>{t('access.fee', { fee: fee(applicationFee) })}</p>
        <p className={styles.soft}>
          {plan?.interval
            ? t(`access.renews_${plan.interval}`, { price: fee(plan.unit) })
            : t('access.renews')}
        </p>
      </div>
      <BuyPlan />
    </section>
  )
}
