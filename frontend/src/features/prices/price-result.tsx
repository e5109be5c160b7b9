import { useTranslation } from 'react-i18next'
import type { PriceLadder } from '#domain/prices/ladder.ts'
import type { OneMore } from '#domain/prices/price-line.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import type { Money } from '#domain/shared/money.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { PriceAnswer } from './answer-question.ts'
import styles from './price-ladder-page.module.css'
import type { PriceQuestion } from './price-question.ts'

export interface LadderAnswer {
  readonly question: PriceQuestion
  readonly answer: Extract<PriceAnswer, { kind: 'ladder' }>
}

/** The answer in one line, and what one more cent would do. */
export function PriceResult({ question, answer }: LadderAnswer) {
  const { t } = useTranslation('prices')
  const { money, date } = useFormat()
  const { currency } = marketFacts[question.market]
  const { ladder, ex_works, day } = answer
  const inMoney = (amount: number) => money({ amount_minor: Math.round(amount * 100), currency })
  const local = ladder.steps.find(({ key }) => key === 'ex_works')?.amount ?? null
  const inBoth =
    local === null || ex_works.currency === currency
      ? money(ex_works)
      : `${money(ex_works)} (${inMoney(local)})`
  return (
    <div>
      {ladder.shelf_price !== null && (
        <>
          <p>{t(question.direction === 'up' ? 'result.shelf' : 'result.ex_works')}</p>
          <p className={styles.result} data-testid="price-result">
            {question.direction === 'up' ? inMoney(ladder.shelf_price) : inBoth}
          </p>
        </>
      )}
      <p className={styles.note}>{t('figures_of', { date: date(day, 'long') })}</p>
      {ladder.deposit !== null && ladder.deposit > 0 && (
        <p>{t('result.deposit', { amount: inMoney(ladder.deposit) })}</p>
      )}
      <OneMoreCent
        market={question.market}
        ladder={ladder}
        exWorks={ex_works}
        oneMore={answer.one_more}
      />
    </div>
  )
}

interface OneMoreCentProps {
  readonly market: Market
  readonly ladder: PriceLadder
  readonly exWorks: Money
  readonly oneMore: OneMore | null
}

/** What one more cent does on the shelf. */
export function OneMoreCent({ market, ladder, exWorks, oneMore }: OneMoreCentProps) {
  const { t } = useTranslation('prices')
  const { money, number } = useFormat()
  const { currency } = marketFacts[market]
  const asked = (amount_minor: number) => money({ amount_minor, currency: exWorks.currency })
  const shelf = (amount: number) => money({ amount_minor: Math.round(amount * 100), currency })
  if (oneMore === null || ladder.shelf_price === null) return null
  const adds = number(oneMore.adds, { style: 'currency', currency, maximumFractionDigits: 4 })
  return (
    <p className={styles.note}>
      {t('one_more.adds', { more: asked(1), adds })}{' '}
      {oneMore.free_up_to > exWorks.amount_minor
        ? t('one_more.stays', {
            price: asked(oneMore.free_up_to),
            shelf: shelf(ladder.shelf_price),
          })
        : t('one_more.rises', { shelf: shelf(oneMore.shelf_price) })}
    </p>
  )
}
