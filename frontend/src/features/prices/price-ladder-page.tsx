import { useTranslation } from 'react-i18next'
import { ratesBetween } from '#domain/prices/exchange-rates.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { answerQuestion, dayOf, missingIn } from './answer-question.ts'
import { AssumptionFields } from './assumption-fields.tsx'
import { FigureSource } from './figure-source.tsx'
import { LadderSteps } from './ladder-steps.tsx'
import { MissingFigures } from './missing-figures.tsx'
import styles from './price-ladder-page.module.css'
import { parseQuestion, questionSearch } from './price-question.ts'
import { PriceResult } from './price-result.tsx'
import { QuestionForm } from './question-form.tsx'

/** In euro: a round price to see the steps with before the own one is typed. */
const examplePrice = 5

/** `/price-ladder`: from the producer's price to the shelf, and back. */
export function PriceLadderPage() {
  const { t } = useTranslation('prices')
  const { fee } = useFormat()
  const [question, change] = useAddressState(parseQuestion, questionSearch)
  const today = dateIn(marketFacts[question.market].time_zone, new Date())
  const answer = answerQuestion(question, today)
  const missing = missingIn(answer)
  const rates = ratesBetween({
    from: question.currency,
    to: marketFacts[question.market].currency,
    day: dayOf(question, today),
  })
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <div className={styles.columns}>
        <div>
          <QuestionForm question={question} today={today} onChange={change} />
          <AssumptionFields
            // what was typed for one market means nothing in another
            key={`${question.market} ${question.drink}`}
            question={question}
            answer={answer}
            onChange={change}
          />
        </div>
        <section aria-live="polite" className={styles.answer}>
          {answer.kind === 'incomplete' && (
            <div className={styles.incomplete}>
              <p>{t('incomplete')}</p>
              {question.direction === 'up' && question.price === '' && (
                <Button onClick={() => change({ price: String(examplePrice), currency: 'EUR' })}>
                  {t('example', {
                    price: fee({ amount_minor: examplePrice * 100, currency: 'EUR' }),
                  })}
                </Button>
              )}
            </div>
          )}
          {answer.kind === 'impossible' && (
            <Notice tone="warning" title={t('impossible.title')}>
              {t('impossible.text')}
            </Notice>
          )}
          {answer.kind === 'ladder' && <PriceResult question={question} answer={answer} />}
          {missing.length > 0 && (
            <MissingFigures missing={missing} onShowDay={(day) => change({ day })} />
          )}
          {answer.kind === 'ladder' && (
            <LadderSteps market={question.market} ladder={answer.ladder} />
          )}
          {rates.map(({ currency, figure }) => (
            <FigureSource key={currency} figure={figure} currency={currency} />
          ))}
          <p className={styles.note}>
            {t('estimate')} <LocaleLink to="/resources/price-ladder">{t('explained')}</LocaleLink>
          </p>
        </section>
      </div>
    </Page>
  )
}
