import { useTranslation } from 'react-i18next'
import type { Price } from '#domain/billing/price.ts'
import { Badge } from '../../ui/badge.tsx'
import { useFormat } from '../use-format.ts'
import styles from './price-tag.module.css'

export interface PriceTagProps {
  /** Undefined until it is known (its place is kept); null: cannot be bought online. */
  readonly price: Price | null | undefined
  /** The price could not be asked for. */
  readonly isFailed?: boolean
}

/** A price without tax and what it is for; says when it is made up for the demonstration. */
export function PriceTag({ price, isFailed = false }: PriceTagProps) {
  const { t } = useTranslation('billing')
  const { fee } = useFormat()
  if (price === undefined || price === null) {
    const words = isFailed ? t('price.failed') : price === null && t('price.not_set')
    return (
      <p className={styles.tag} aria-busy={words === false || undefined}>
        {words}
      </p>
    )
  }
  return (
    <p className={styles.tag}>
      <span className={styles.amount}>{fee(price.unit)}</span>{' '}
      <span className={styles.per}>{t(`price.per_${price.interval ?? 'request'}`)}</span>{' '}
      {price.is_sample && <Badge tone="info">{t('price.sample')}</Badge>}
    </p>
  )
}
