import { useTranslation } from 'react-i18next'
import { drinkClassOf } from '#domain/prices/drink-class.ts'
import { toMinor } from '#domain/shared/money.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { saleStartOf } from '#domain/tenders/sale-start-of.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../use-format.ts'
import styles from './published-price.module.css'

type Price = NonNullable<PublishedTender['price']>[number]

/** A price limit with its basis, and the very words that were published. */
export function PublishedPrice({
  price,
  tender,
}: {
  readonly price: Price
  readonly tender: PublishedTender
}) {
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
      {price.basis === 'retail' && price.max !== null && (
        <LocaleLink to={`/price-ladder?${ladderSearch(price, price.max, tender)}`}>
          {t('price.ladder')}
        </LocaleLink>
      )}
    </div>
  )
}

/** The question "what may I ask under this limit?", filled in as far as the tender says. */
function ladderSearch(price: Price, max: number, tender: PublishedTender): string {
  const volume = price.per_volume_ml ?? tender.container_volume_ml
  const question = new URLSearchParams({ direction: 'down', market: tender.market })
  question.set('limit', String(max))
  if (excludesMax(price.text)) question.set('limit_excluded', 'yes')
  if (tender.category !== null) question.set('drink', drinkClassOf(tender.category))
  if (volume !== null) question.set('volume', String(volume))
  const day = saleStartOf(tender)
  if (day !== null) question.set('day', day)
  return question.toString()
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
