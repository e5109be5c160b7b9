import { useTranslation } from 'react-i18next'
import type { Price } from '#domain/billing/price.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import styles from './costs.module.css'

interface Props {
  /** Undefined until it is known, its place is kept; null: the operator has set none. */
  readonly price: Price | null | undefined
  readonly isFailed: boolean
}

/** As the pricing page shows it, without loading that page's texts. */
export function PlanPrice({ price, isFailed }: Props) {
  const { t } = useTranslation('home')
  const { fee } = useFormat()
  if (price === undefined || price === null) {
    const words = isFailed || price === null ? t('costs.price.on_request') : null
    return (
      <p className={styles.price} aria-busy={words === null || undefined}>
        {words}
      </p>
    )
  }
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{fee(price.unit)}</span>{' '}
      <span className={styles.per}>{t(`costs.price.per_${price.interval ?? 'request'}`)}</span>{' '}
      {price.is_sample && <Badge tone="info">{t('costs.price.sample')}</Badge>}
    </p>
  )
}
