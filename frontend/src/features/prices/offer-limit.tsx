import { useTranslation } from 'react-i18next'
import { distanceFrom, highestPrice } from '#domain/applications/highest-price.ts'
import type { OfferedPrice } from '#domain/applications/offered-prices.ts'
import { ladderOfPrice } from '#domain/prices/price-line.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fromMinor } from '#domain/shared/money.ts'
import type { PriceLimit } from '#domain/tenders/criterion.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import styles from './price-part.module.css'

export interface OfferLimitProps {
  readonly price: OfferedPrice
  readonly limit: PriceLimit
  readonly name: string
  readonly shelf: number | null
  /** Takes a price of one unit into the offer; absent: it cannot be changed. */
  readonly onOffer: ((minor: number) => void) | undefined
}

/** A limit that is excluded itself is missed by nothing. */
const atLimit = {
  kept: 'offer.kept',
  over: 'offer.at_limit',
  under: 'offer.at_lower_limit',
} as const

const toneOf = { kept: 'met', over: 'not_met', under: 'not_met' } as const

/** One limit: what it says, how the price keeps it, and the highest price that does. */
export function OfferLimit({ price, limit, name, shelf, onOffer }: OfferLimitProps) {
  const { t } = useTranslation('prices')
  const { money } = useFormat()
  const distance = distanceFrom(price, limit, shelf)
  const inLimit = (amount: number) =>
    money({ amount_minor: Math.ceil(amount * 100 - 1e-6), currency: limit.currency })
  return (
    <div className={styles.limit}>
      <p className={styles.limitName}>
        {name} <LimitWords limit={limit} />
      </p>
      <p>
        <StatusMark status={distance === null ? 'unknown' : toneOf[distance.is]}>
          {distance === null
            ? t('offer.unknown')
            : distance.is === 'kept' || distance.amount === 0
              ? t(atLimit[distance.is])
              : t(`offer.${distance.is}`, { amount: inLimit(distance.amount) })}
        </StatusMark>
      </p>
      <Highest price={price} limit={limit} onOffer={onOffer} />
    </div>
  )
}

function LimitWords({ limit }: Pick<OfferLimitProps, 'limit'>) {
  const { t } = useTranslation('prices')
  const { money } = useFormat()
  const { min_minor, max_minor, min_inclusive, max_inclusive, currency, basis } = limit
  const at = (amount_minor: number) => money({ amount_minor, currency })
  const words = [
    min_minor === null
      ? null
      : t(min_inclusive ? 'offer.limit.from' : 'offer.limit.above', { amount: at(min_minor) }),
    max_minor === null
      ? null
      : t(max_inclusive ? 'offer.limit.up_to' : 'offer.limit.below', { amount: at(max_minor) }),
    t(`offer.basis.${basis}`),
  ]
  return words.filter((word) => word !== null).join(' ')
}

function Highest({ price, limit, onOffer }: Pick<OfferLimitProps, 'price' | 'limit' | 'onOffer'>) {
  const { t } = useTranslation('prices')
  const { money } = useFormat()
  const { pack, minor, facts } = price
  const highest = highestPrice(price, limit)
  if (limit.basis !== 'retail' && facts.price !== null && limit.basis !== facts.price.basis)
    return <p className={styles.note}>{t('offer.other_term')}</p>
  if (pack === null || highest === null || !highest.ok) return null
  const best = highest.minor
  if (best === null || best <= 0) return <p>{t('offer.none')}</p>
  const amount = money({ amount_minor: best, currency: pack.currency })
  const { shelf_price } = ladderOfPrice(pack, best)
  const { currency } = marketFacts[pack.market]
  const lowest = limit.min_minor === null ? null : fromMinor(limit.min_minor, limit.currency)
  // no price lies between a lower and an upper end that one rounding step skips
  if (limit.basis === 'retail' && lowest !== null && (shelf_price ?? 0) < lowest)
    return <p>{t('offer.none')}</p>
  return (
    <>
      <p>
        {t('offer.highest', { price: amount })}
        {shelf_price !== null && (
          <span className={styles.note}>
            {' '}
            {t('offer.gives', {
              shelf: money({ amount_minor: Math.round(shelf_price * 100), currency }),
            })}
          </span>
        )}
      </p>
      {onOffer !== undefined && Math.round(minor ?? -1) !== best && (
        <Button onClick={() => onOffer(best)}>{t('offer.offer_at', { price: amount })}</Button>
      )}
    </>
  )
}
