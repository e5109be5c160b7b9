import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { PriceTag } from '../../lib/payments/price-tag.tsx'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { BuySingle } from './buy-single.tsx'
import styles from './path-card.module.css'

const benefits = ['requirements', 'application', 'no_plan'] as const

export interface SingleCardProps {
  /** The tender at hand; without it one is chosen first. */
  readonly tenderId?: TenderId | null
  readonly level?: 2 | 3
}

/** One application without the Access plan, its fee included. */
export function SingleCard({ tenderId = null, level = 2 }: SingleCardProps) {
  const { t } = useTranslation('billing')
  const { fee } = useFormat()
  const prices = usePrices()
  const Heading = `h${level}` as const
  return (
    <section className={styles.card} aria-labelledby="single-application-title">
      <div className={styles.head}>
        <Heading className={styles.title} id="single-application-title">
          {t('single.title')}
        </Heading>
        <Badge tone="success">{t('single.popular')}</Badge>
      </div>
      <p className={styles.for}>{t('single.lead')}</p>
      <PriceTag price={prices.data?.single_application} isFailed={prices.isError} />
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{t(`single.${benefit}`)}</li>
        ))}
      </ul>
      <p className={styles.cost}>{t('single.fee', { fee: fee(applicationFee) })}</p>
      <div className={styles.way}>
        {tenderId === null ? (
          <>
            <p>{t('single.how')}</p>
            <div className={styles.buttons}>
              <LinkButton to="/launch-plan">{t('single.choose')}</LinkButton>
            </div>
          </>
        ) : (
          <BuySingle tenderId={tenderId} />
        )}
      </div>
    </section>
  )
}
