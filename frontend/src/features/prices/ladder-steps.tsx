import { useTranslation } from 'react-i18next'
import { restsOnOutdated, type Step } from '#domain/prices/ladder.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatPercent } from '../../lib/format-percent.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { inCurrency, type PriceAnswer } from './answer-question.ts'
import { FigureSource } from './figure-source.tsx'
import styles from './price-ladder-page.module.css'
import type { PriceQuestion } from './price-question.ts'

interface LadderStepsProps {
  readonly question: PriceQuestion
  readonly answer: Extract<PriceAnswer, { kind: 'ladder' }>
}

/** The answer in one line, then every rung with its figure and where that is from. */
export function LadderSteps({ question, answer }: LadderStepsProps) {
  const { t } = useTranslation('prices')
  const { money, date } = useFormat()
  const language = useLanguage()
  const { currency } = marketFacts[question.market]
  const { ladder, ex_works, day } = answer
  const inMoney = (amount: number, of: string = currency) =>
    money({ amount_minor: Math.round(amount * 100), currency: of })
  const inEuro = inCurrency(ex_works, currency, 'EUR')
  const shares = ladder.steps.filter(({ key, amount }) =>
    amount === null ? key !== 'rounding' : Math.abs(amount) >= 0.005,
  )
  const nameOf = ({ key, percent }: Step) =>
    percent === null
      ? t(`step.${key}`)
      : `${t(`step.${key}`)} (${formatPercent(percent, language)})`
  return (
    <>
      <div>
        {ladder.shelf_price !== null && (
          <>
            <p>{t(question.direction === 'up' ? 'result.shelf' : 'result.ex_works')}</p>
            <p className={styles.result} data-testid="price-result">
              {question.direction === 'up'
                ? inMoney(ladder.shelf_price)
                : inEuro === null || currency === 'EUR'
                  ? inMoney(ex_works)
                  : `${inMoney(Math.floor(inEuro * 100) / 100, 'EUR')} (${inMoney(ex_works)})`}
            </p>
          </>
        )}
        <p className={styles.note}>{t('figures_of', { date: date(day, 'long') })}</p>
        {ladder.deposit > 0 && <p>{t('result.deposit', { amount: inMoney(ladder.deposit) })}</p>}
      </div>
      {restsOnOutdated(ladder) && (
        <Notice tone="warning" title={t('outdated.title')}>
          {t('outdated.text')}
        </Notice>
      )}
      <table className={styles.steps} aria-label={t('steps')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.step')}</th>
            <th scope="col">{t('columns.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((step) => (
            <tr key={step.key}>
              <th scope="row">
                {nameOf(step)}
                {step.figure !== null && <FigureSource figure={step.figure} currency={currency} />}
                {isGiven(step) && <span className={styles.source}>{t('given')}</span>}
              </th>
              <td>{step.amount === null ? t('not_known') : inMoney(step.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The reader's own figure: neither ours nor following from the others. */
const isGiven = ({ key, figure, amount }: Step) =>
  figure === null && amount !== null && key !== 'rounding' && key !== 'ex_works'
