import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answersWithPrefill } from '#domain/applications/check-form.ts'
import { statedPrice } from '#domain/applications/highest-price.ts'
import type { OfferedPrice } from '#domain/applications/offered-prices.ts'
import { ratesBetween } from '#domain/prices/exchange-rates.ts'
import { ladderOfPrice, oneMoreMinor } from '#domain/prices/price-line.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { PriceLimit } from '#domain/tenders/criterion.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { useFormat } from '../../lib/use-format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FigureSource } from './figure-source.tsx'
import { LadderSteps } from './ladder-steps.tsx'
import { MissingFigures } from './missing-figures.tsx'
import { OfferFigures, type OfferFiguresProps } from './offer-figures.tsx'
import { OfferLimit } from './offer-limit.tsx'
import { OfferPriceFields, type OfferPriceFieldsProps } from './offer-price-fields.tsx'
import styles from './price-part.module.css'
import { amountOf } from './price-question.ts'
import { OneMoreCent } from './price-result.tsx'

interface OfferedPricePanelProps extends OfferFiguresProps, OfferPriceFieldsProps {
  readonly isOneOfSeveral: boolean
  /** Takes a price, stated as the offer states it, into the offer. */
  readonly onPrice: (stated: string) => void
}

/** One price line: the way of a price to the shelf beside the tender's limits, and back. */
export function OfferedPricePanel({ onPrice, isOneOfSeveral, ...props }: OfferedPricePanelProps) {
  const { t } = useTranslation('prices')
  const { date, volume } = useFormat()
  const { price, form, readOnly } = props
  const { market, sale_start } = form.asked
  const { currency } = marketFacts[market]
  const [shownDay, setShownDay] = useState<CalendarDate | null>(null)
  const [target, setTarget] = useState('')
  const day = shownDay ?? sale_start
  // of figures of another day nothing is said of the tender's own
  const shown = price.pack === null ? price : { ...price, pack: { ...price.pack, day } }
  const { pack, minor } = shown
  const ladder = pack === null || minor === null ? null : ladderOfPrice(pack, minor)
  const shelf = ladder?.shelf_price ?? null
  const limits = [...price.limits, ...targetLimits(target, currency, price.facts.volume_ml)]
  const shelfLimit = limits.find(({ basis }) => basis === 'retail')?.max_minor ?? null
  const offer = readOnly ? undefined : (best: number) => onPrice(statedPrice(best, price))
  const isRanked = price.limits.filter(({ basis }) => basis === 'retail').length > 1
  const nameOf = (index: number) => {
    if (index >= price.limits.length) return t('offer.target_short')
    return isRanked ? t('offer.segment', { number: index + 1 }) : t('offer.limit_name')
  }
  return (
    <section className={styles.panel}>
      {isOneOfSeveral && price.facts.volume_ml !== null && <h3>{volume(price.facts.volume_ml)}</h3>}
      <div className={styles.columns}>
        <div className={styles.side}>
          <OfferPriceFields {...props} />
          {price.limits.length === 0 && <p className={styles.note}>{t('offer.no_limit')}</p>}
          <div aria-live="polite" className={styles.limits}>
            {limits.map((limit, index) => (
              <OfferLimit
                // biome-ignore lint/suspicious/noArrayIndexKey: limits have no other name
                key={index}
                price={shown}
                limit={limit}
                name={nameOf(index)}
                shelf={shelf}
                onOffer={offer}
              />
            ))}
            {pack !== null && minor !== null && ladder !== null && (
              <OneMoreCent
                market={market}
                ladder={ladder}
                exWorks={{ amount_minor: Math.round(minor), currency: pack.currency }}
                oneMore={oneMoreMinor(pack, Math.round(minor))}
              />
            )}
          </div>
          <TextField
            label={t('offer.target')}
            hint={t('offer.target_hint')}
            unit={currency}
            inputMode="decimal"
            optionalUnmarked
            value={target}
            error={target !== '' && amountOf(target) === null ? t('not_a_number') : null}
            onChange={setTarget}
          />
          <OfferFigures {...props} />
        </div>
        <div className={styles.ladder}>
          <Binding price={shown} />
          <p className={styles.note}>
            {shownDay === null
              ? t('figures_of', { date: date(day, 'long') })
              : t('offer.other_day', {
                  date: date(day, 'long'),
                  launch: date(sale_start, 'long'),
                })}
          </p>
          <OpenAnswers {...props} />
          {ladder !== null && ladder.missing.length > 0 && (
            <MissingFigures missing={ladder.missing} onShowDay={setShownDay} />
          )}
          {ladder !== null && (
            <LadderSteps
              market={market}
              ladder={ladder}
              first={price.facts.price?.basis === 'ex_works' ? undefined : t('offer.your_price')}
              limit={shelfLimit === null ? null : shelfLimit / 100}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function targetLimits(
  typed: string,
  currency: string,
  per_volume_ml: number | null,
): readonly PriceLimit[] {
  const amount = amountOf(typed)
  if (amount === null || amount === 0) return []
  const max_minor = Math.round(amount * 100)
  return [
    {
      basis: 'retail',
      currency,
      min_minor: null,
      max_minor,
      min_inclusive: true,
      max_inclusive: true,
      per_volume_ml,
    },
  ]
}

/** In which currency the offer binds, and by which rate its way to the shelf is counted. */
function Binding({ price: { pack } }: { readonly price: OfferedPrice }) {
  const { t } = useTranslation('prices')
  if (pack === null) return null
  const { currency } = marketFacts[pack.market]
  const rates = ratesBetween({ from: pack.currency, to: currency, day: pack.day })
  return (
    <div className={styles.binding}>
      <p>
        {pack.currency === currency
          ? t('offer.binding_same', { currency })
          : t('offer.binding', { currency: pack.currency, shelf: currency })}
      </p>
      {rates.map(({ currency: of, figure }) => (
        <FigureSource key={of} figure={figure} currency={of} />
      ))}
    </div>
  )
}

/** Amount, currency, unit and term: a price compares with nothing while one of them is not said. */
const priceQuestions = ['price', 'price_currency', 'price_per', 'incoterm'] as const

/** What the ladder has to know of the offer first. */
function OpenAnswers({
  form,
  data,
  price: { pack, minor, facts, key },
}: Pick<OfferedPricePanelProps, 'form' | 'data' | 'price'>) {
  const { t } = useTranslation('prices')
  const texts = useFormTexts()
  const { list } = useFormat()
  if (pack !== null && minor !== null) return null
  const answers = answersWithPrefill(form, data.answers)
  const unanswered = priceQuestions.filter((question) => !answers[question])
  const open = [
    ...unanswered,
    facts.price === null && unanswered.length === 0 ? 'price' : null,
    facts.price !== null && minor === null ? 'units_per_case' : null,
    facts.categories.length === 0 ? 'product_type' : null,
    facts.volume_ml === null && key === 'price' ? 'volume' : null,
    facts.alcohol_tenths === null ? 'alcohol' : null,
  ].filter((question) => question !== null)
  const labels = open.map((question) =>
    texts.label({ key: question, label: null, criterion_id: null }),
  )
  return <p>{t('offer.open', { fields: list(labels) })}</p>
}
