import { useTranslation } from 'react-i18next'
import type { Step } from '#domain/prices/ladder.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { formatPercent } from '../../lib/format-percent.ts'
import { useFormat } from '../../lib/use-format.ts'
import { inCurrency, type PriceAnswer } from './answer-question.ts'
import styles from './price-ladder-page.module.css'
import type { PriceQuestion } from './price-question.ts'

interface LadderStepsProps {
  readonly question: PriceQuestion
  readonly answer: Extract<PriceAnswer, { kind: 'ladder' }>
}

/** The answer in one line, then every rung with its figure and where that is from. */
export function LadderSteps({ question, answer }: LadderStepsProps) {
  const { t } = useTranslation('prices')
  const { money } = useFormat()
  const language = useLanguage()
  const { currency } = marketFacts[question.market]
  const { ladder, ex_works } = answer
  const inMoney = (amount: number, of: string = currency) =>
    money({ amount_minor: Math.round(amount * 100), currency: of })
  const inEuro = inCurrency(ex_works, currency, 'EUR')
  const shares = ladder.steps.filter(({ amount }) => Math.abs(amount) >= 0.005)
  const nameOf = ({ key, percent }: Step) =>
    percent === null
      ? t(`step.${key}`)
      : `${t(`step.${key}`)} (${formatPercent(percent, language)})`
  return (
    <>
      <p>{t(question.direction === 'up' ? 'result.shelf' : 'result.ex_works')}</p>
      <p className={styles.result} data-testid="price-result">
        {question.direction === 'up'
          ? inMoney(ladder.shelf_price)
          : inEuro === null || currency === 'EUR'
            ? inMoney(ex_works)
            : `${inMoney(Math.floor(inEuro * 100) / 100, 'EUR')} (${inMoney(ex_works)})`}
      </p>
      {ladder.deposit > 0 && <p>{t('result.deposit', { amount: inMoney(ladder.deposit) })}</p>}
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
                <Source step={step} />
              </th>
              <td>{inMoney(step.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Source({ step: { figure, key } }: { readonly step: Step }) {
  const { t } = useTranslation('prices')
  const { date } = useFormat()
  if (figure === null) {
    const followsFromOthers = key === 'rounding' || key === 'ex_works'
    return followsFromOthers ? null : <span className={styles.source}>{t('given')}</span>
  }
  const isAddress = figure.source.startsWith('https://')
  return (
    <span className={styles.source}>
      {t(`figure.${figure.status}`)}, {/* of many figures only the year is known */}
      {figure.as_of.length === 10 ? date(figure.as_of) : figure.as_of}:{' '}
      {isAddress ? (
        <a href={figure.source} rel="noreferrer">
          {new URL(figure.source).hostname.replace(/^www\d?\./, '')}
        </a>
      ) : (
        figure.source
      )}
    </span>
  )
}
