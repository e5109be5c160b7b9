import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deliveryTerms,
  type OrderEntry,
  type OrderProblem,
  orderProblems,
} from '#domain/orders/order-entry.ts'
import { type OrderSide, orderStepRules } from '#domain/orders/order-steps.ts'
import { packMeasures } from '#domain/orders/pack-measures.ts'
import { sampleCurrencies } from '#domain/samples/sample.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DeletedPapers, type Paper } from './deleted-papers.tsx'
import type { OrderLibrary } from './order-library.ts'
import { OrderPapers } from './order-papers.tsx'
import type { ShownStep } from './order-step-line.tsx'
import styles from './orders.module.css'
import { readOrder, type TypedOrder, typedOrder } from './typed-order.ts'
import { useEntryId } from './use-entry-id.ts'

interface Props {
  readonly step: ShownStep
  readonly side: OrderSide
  readonly library: OrderLibrary
  readonly today: string
  readonly isBusy: boolean
  /** Chosen papers that the library no longer has: the step was refused because of them. */
  readonly deleted: readonly Paper[]
  readonly onSave: (entry: OrderEntry) => void
  readonly onCancel: () => void
}

/** What is said of a step from now on. */
export function OrderStepForm(props: Props) {
  const { step, side, library, today, isBusy, deleted, onSave, onCancel } = props
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const title = useId()
  const rule = orderStepRules[step.step]
  const [typed, setTyped] = useState<TypedOrder>(() => typedOrder(step))
  const [isTried, setTried] = useState(false)
  const entry_id = useEntryId<OrderEntry['entry_id']>(typed)
  const { entry, unread } = readOrder(typed, { entry_id, step: step.step })
  const problems = orderProblems(entry, today)
  const errorOf = (field: OrderProblem['field']): string | null => {
    // a day is whole when it is typed
    if (!isTried && field !== 'done_on') return null
    if (field === 'quantity' || field === 'price')
      if (unread.has(field)) return t(`malformed.${field}`)
    const problem = problems.find((one) => one.field === field)
    if (problem === undefined) return null
    if (problem.code === 'to_come') return t('day')
    if (problem.code === 'missing') return t('missing')
    return t([`malformed.${field}` as 'malformed.other', 'malformed.other'])
  }
  type Text = Exclude<
    keyof TypedOrder,
    'numbers' | 'measures' | 'documents' | 'currency' | 'term' | 'result'
  >
  const text = (name: Text) => ({
    value: typed[name],
    required: false,
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  const has = (fact: (typeof rule.facts)[number]) => rule.facts.includes(fact)
  return (
    <form
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (problems.length === 0 && unread.size === 0 && !isBusy) onSave(entry)
      }}
    >
      <h4 id={title}>{t('recordNamed', { step: t(`step.${step.step}`) })}</h4>
      <div className={styles.fields}>
        <TextField
          label={t('doneOn')}
          hint={step.is_possible ? t('doneHint') : t('notYet')}
          type="date"
          disabled={!step.is_possible}
          error={errorOf('done_on')}
          {...text('done_on')}
        />
        {rule.numbers.map((name) => (
          <TextField
            key={name}
            label={t(`numbers.${name}`)}
            maxLength={800}
            required={false}
            value={typed.numbers[name]}
            error={errorOf(name)}
            onChange={(value) =>
              setTyped({ ...typed, numbers: { ...typed.numbers, [name]: value } })
            }
          />
        ))}
        {has('quantity') && (
          <TextField
            label={t('quantity')}
            hint={t('quantityHint')}
            inputMode="numeric"
            error={errorOf('quantity')}
            {...text('quantity')}
          />
        )}
        {has('lot') && <TextField label={t('lot')} maxLength={60} {...text('lot')} />}
        {has('price') && (
          <>
            <TextField
              label={t('price')}
              inputMode="decimal"
              error={errorOf('price')}
              {...text('price')}
            />
            <Select
              label={t('currency')}
              value={typed.currency}
              onChange={(currency) => currency && setTyped({ ...typed, currency })}
              options={sampleCurrencies.map((value) => ({ value, label: value }))}
            />
          </>
        )}
        {has('term') && (
          <Select
            label={t('term')}
            required={false}
            empty={t('choose')}
            value={typed.term}
            onChange={(term) => setTyped({ ...typed, term })}
            options={deliveryTerms.map((value) => ({ value, label: value }))}
          />
        )}
        {has('ready_on') && <TextField label={t('readyOn')} type="date" {...text('ready_on')} />}
        {has('result') && (
          <Select
            label={t('result')}
            required={false}
            empty={t('choose')}
            value={typed.result}
            error={errorOf('result')}
            onChange={(result) => setTyped({ ...typed, result })}
            options={(['passed', 'failed'] as const).map((value) => ({
              value,
              label: t(`results.${value}`),
            }))}
          />
        )}
        <TextField label={t('responsible')} maxLength={80} {...text('responsible')} />
      </div>
      {has('measures') && (
        <fieldset className={styles.papers}>
          <legend>{t('measuresOf')}</legend>
          <div className={styles.fields}>
            {packMeasures.map((name) => (
              <TextField
                key={name}
                label={t(`measures.${name}`)}
                required={false}
                inputMode="numeric"
                value={typed.measures[name]}
                error={isTried && unread.has(name) ? t('malformed.quantity') : null}
                onChange={(value) =>
                  setTyped({ ...typed, measures: { ...typed.measures, [name]: value } })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      {rule.documents.length > 0 && (
        <OrderPapers
          kinds={rule.documents}
          side={side}
          library={library}
          recorded={step.entries.at(-1)?.documents ?? []}
          chosen={typed.documents}
          onChange={(documents) => setTyped({ ...typed, documents })}
        />
      )}
      <DeletedPapers
        side={side}
        papers={deleted.filter(({ document_id }) => typed.documents.includes(document_id))}
        onLeaveOut={(gone) =>
          setTyped({
            ...typed,
            documents: typed.documents.filter(
              (one) => !gone.some(({ document_id }) => document_id === one),
            ),
          })
        }
      />
      <TextArea
        label={t('deviation')}
        hint={t('deviationHint')}
        rows={2}
        maxLength={300}
        {...text('deviation')}
      />
      <TextArea label={t('note')} rows={2} maxLength={300} {...text('note')} />
      <p className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
