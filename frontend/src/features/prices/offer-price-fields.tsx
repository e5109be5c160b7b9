import { useTranslation } from 'react-i18next'
import type { Answer, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { answerQuestion } from '#domain/applications/changed-questions.ts'
import { answersWithPrefill, type FormProblem } from '#domain/applications/check-form.ts'
import type { OfferedPrice } from '#domain/applications/offered-prices.ts'
import { priceLineKey, withPriceLine } from '#domain/applications/price-lines.ts'
import { fieldId, useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './price-part.module.css'

export interface OfferPriceFieldsProps {
  readonly form: ApplicationForm
  readonly data: FormData
  readonly price: OfferedPrice
  readonly problems: readonly FormProblem[]
  readonly onChange: (change: (data: FormData) => FormData) => void
  readonly readOnly: boolean
}

const offerKeys = ['price', 'price_currency', 'price_per', 'units_per_case', 'incoterm'] as const

/** The price as it is offered; of a further size what its line says, in the same currency, unit and term. */
export function OfferPriceFields({ price, ...props }: OfferPriceFieldsProps) {
  return (
    <div className={styles.fields}>
      {price.key === 'price' ? (
        <OwnPriceFields {...props} />
      ) : (
        <LineFields {...props} price={price} />
      )}
    </div>
  )
}

function OwnPriceFields({
  form,
  data,
  problems,
  onChange,
  readOnly,
}: Omit<OfferPriceFieldsProps, 'price'>) {
  const texts = useFormTexts()
  const { t } = useTranslation('applications')
  const answers = answersWithPrefill(form, data.answers)
  const fields = new Map(
    form.sections.flatMap((section) => section.fields).map((field) => [field.key, field]),
  )
  const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '')
  const set = (key: string, value: string) =>
    onChange((now) => answerQuestion(form, now, key, value === '' ? '' : value))
  return offerKeys
    .map((key) => fields.get(key))
    .filter((field) => field !== undefined)
    .filter(({ key }) => key !== 'units_per_case' || answers.price_per === 'case')
    .map((field) => {
      const problem = problems.find(
        ({ key, code }) => key === field.key && code.startsWith('not_a'),
      )
      const common = {
        id: fieldId(field.key),
        label: texts.label(field),
        value: textOf(answers[field.key]),
        error: problem === undefined ? null : t(`problem.${problem.code}`),
        optionalUnmarked: true,
        disabled: readOnly,
        onChange: (value: string) => set(field.key, value),
      }
      return field.choices === null ? (
        <TextField key={field.key} {...common} inputMode="decimal" />
      ) : (
        <Select
          key={field.key}
          {...common}
          empty={textOf(answers[field.key]) === '' ? t('choice.empty') : undefined}
          options={field.choices.map((value) => ({ value, label: texts.choice(value) }))}
        />
      )
    })
}

function LineFields({ price, data, problems, onChange, readOnly, form }: OfferPriceFieldsProps) {
  const { t } = useTranslation(['prices', 'applications'])
  const texts = useFormTexts()
  const { volume_ml } = price.facts
  if (volume_ml === null) return null
  const { currency = null, per = null } = price.facts.price ?? {}
  const errorAt = (key: string) => {
    const problem = problems.find((one) => one.key === key && one.code.startsWith('not_a'))
    return problem === undefined ? null : t(`applications:problem.${problem.code}`)
  }
  const isPerCase = answersWithPrefill(form, data.answers).price_per === 'case'
  const perText = per === null ? '' : ` ${texts.choice(per)}`
  const key = (part: 'price' | 'units' | 'gtin') => priceLineKey(volume_ml, part)
  const field = (
    part: 'price' | 'units' | 'gtin',
    more: { label: string; value: string | undefined; required?: boolean; unit?: string },
    change: (value: string) => Parameters<typeof withPriceLine>[2],
  ) => (
    <TextField
      {...more}
      id={fieldId(key(part))}
      value={more.value ?? ''}
      error={errorAt(key(part))}
      inputMode="decimal"
      maxLength={20}
      optionalUnmarked
      disabled={readOnly}
      onChange={(value) => onChange((now) => withPriceLine(now, volume_ml, change(value)))}
    />
  )
  return (
    <>
      {field(
        'price',
        {
          label: t('offer.your_price'),
          value: price.line?.price,
          unit: currency === null ? undefined : `${currency}${perText}`,
        },
        (value) => ({ price: value }),
      )}
      {isPerCase &&
        field(
          'units',
          { label: t('applications:field.units_per_case'), value: price.line?.units_per_case },
          (value) => ({ units_per_case: value }),
        )}
      {field(
        'gtin',
        {
          label: t('applications:field.gtin_unit'),
          value: price.line?.gtin,
          required: false,
        },
        (value) => ({ gtin: value }),
      )}
    </>
  )
}
