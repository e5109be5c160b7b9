import { useTranslation } from 'react-i18next'
import { toMinor } from '#domain/shared/money.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { useFormat } from '../../lib/use-format.ts'
import styles from './published-price.module.css'

type Price = NonNullable<PublishedTender['price']>[number]

/** A price limit with its basis, and the very words that were published. */
export function PublishedPrice({ price }: { readonly price: Price }) {
  const { t } = useTranslation('tenders')
  const { volume } = useFormat()
  const limit = usePriceLimit(price)
  return (
    <div className={styles.price}>
      {limit !== null && (
        <span>
          {limit}
          {price.per_volume_ml !== null &&
            ` ${t('price.perVolume', { volume: volume(price.per_volume_ml) })}`}
        </span>
      )}
      <span className={styles.words}>{t('price.published', { text: price.text })}</span>
    </div>
  )
}

/** "<300": the limit itself is too much. */
const excludesMax = (text: string) => /<\s*\d/.test(text)

function usePriceLimit({ basis, currency, min, max, text }: Price): string | null {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const { money } = useFormat()
  const amount = (value: number) => money({ amount_minor: toMinor(value, currency), currency })
  const terms = word(`priceBasis.${basis}`)
  const isBelow = excludesMax(text)
  if (min !== null && max !== null) {
    if (min === max) return t('price.exact', { price: amount(min), basis: terms })
    const range = { min: amount(min), max: amount(max), basis: terms }
    return isBelow ? t('price.betweenBelow', range) : t('price.between', range)
  }
  if (max !== null) {
    const limit = { max: amount(max), basis: terms }
    return isBelow ? t('price.below', limit) : t('price.upTo', limit)
  }
  return min === null ? null : t('price.from', { min: amount(min), basis: terms })
}
