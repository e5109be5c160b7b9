import { useTranslation } from 'react-i18next'
import { drinkClasses } from '#domain/prices/duty-row.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import type { Change } from '../../lib/use-address-state.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DayField } from './day-field.tsx'
import styles from './price-ladder-page.module.css'
import { amountOf, directions, type PriceQuestion, producerCurrencies } from './price-question.ts'

export interface QuestionFormProps {
  readonly question: PriceQuestion
  readonly onChange: Change<PriceQuestion>
}

export function QuestionForm({
  question,
  today,
  onChange,
}: QuestionFormProps & { readonly today: CalendarDate }) {
  const { t } = useTranslation('prices')
  const wrong = (typed: string) =>
    typed !== '' && amountOf(typed) === null ? t('not_a_number') : null
  const { market, direction } = question
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={t('market')}
        value={market}
        options={markets.map((value) => ({ value, label: t(`markets.${value}`) }))}
        onChange={(value) =>
          onChange({
            market: value === '' ? market : value,
            own: {},
            limit: '',
            limit_excluded: '',
            deposit: '',
            packaging: '',
          })
        }
      />
      <Select
        label={t('drink')}
        value={question.drink}
        options={drinkClasses.map((value) => ({ value, label: t(`drinks.${value}`) }))}
        onChange={(drink) => drink !== '' && onChange({ drink, own: {}, abv: '', volume: '' })}
      />
      <TextField
        label={t('abv')}
        unit="% vol"
        inputMode="decimal"
        value={question.abv}
        error={wrong(question.abv)}
        onChange={(abv) => onChange({ abv })}
      />
      <TextField
        label={t('volume')}
        unit="ml"
        inputMode="numeric"
        value={question.volume}
        error={wrong(question.volume)}
        onChange={(volume) => onChange({ volume })}
      />
      <div className={styles.wide}>
        <DayField value={question.day} today={today} onChange={(day) => onChange({ day })} />
      </div>
      <div className={styles.wide}>
        <RadioGroup
          label={t('direction')}
          value={direction}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          onChange={(value) => onChange({ direction: value })}
        />
      </div>
      {direction === 'up' ? (
        <TextField
          label={t('price')}
          inputMode="decimal"
          value={question.price}
          error={wrong(question.price)}
          onChange={(price) => onChange({ price })}
        />
      ) : (
        <TextField
          label={t('limit')}
          hint={question.limit_excluded === '' ? undefined : t('limit_excluded')}
          unit={marketFacts[market].currency}
          inputMode="decimal"
          value={question.limit}
          error={wrong(question.limit)}
          // "below" was said of the limit of the tender
          onChange={(limit) => onChange({ limit, limit_excluded: '' })}
        />
      )}
      <Select
        label={t('currency')}
        value={question.currency}
        options={producerCurrencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => currency !== '' && onChange({ currency })}
      />
    </form>
  )
}
