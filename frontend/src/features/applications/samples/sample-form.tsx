import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Sample, sampleCurrencies, sampleStages, sampleTerms } from '#domain/samples/sample.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './samples.module.css'
import { readSample, type TypedSample, typedSample } from './typed-sample.ts'

interface Props {
  /** Null: a new one. */
  readonly sample: Sample | null
  /** As it was offered. */
  readonly vintage: string
  readonly isInvoiced: boolean
  readonly isBusy: boolean
  readonly onSave: (sample: Sample) => void
  readonly onCancel: () => void
}

/** Which bottles go to whom. */
export function SampleForm({ sample, vintage, isInvoiced, isBusy, onSave, onCancel }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const [typed, setTyped] = useState<TypedSample>(() => typedSample(sample, vintage))
  const [isTried, setTried] = useState(false)
  const read = readSample(typed)
  const field = (name: keyof TypedSample, required = false) => ({
    value: typed[name],
    required,
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (read !== null && !isBusy) onSave(read)
      }}
    >
      <div className={styles.fields}>
        <Select
          label={t('stage')}
          value={typed.stage}
          onChange={(stage) => stage && setTyped({ ...typed, stage })}
          options={sampleStages.map((value) => ({ value, label: t(`stages.${value}`) }))}
        />
        <TextField label={t('lot')} maxLength={60} {...field('lot', true)} />
        <TextField
          label={t('bottles')}
          hint={t('bottlesHint')}
          inputMode="numeric"
          {...field('bottles', true)}
        />
        <TextField
          label={t('vintage')}
          hint={t('vintageHint')}
          maxLength={4}
          {...field('vintage')}
        />
        <TextField label={t('bottledOn')} type="date" {...field('bottled_on')} />
        <TextField
          label={t('retained')}
          hint={t('retainedHint')}
          inputMode="numeric"
          {...field('retained')}
        />
        <TextField label={t('retainedAt')} maxLength={120} {...field('retained_at')} />
        <TextArea
          label={t('consignee')}
          hint={t('consigneeHint')}
          rows={3}
          maxLength={400}
          {...field('consignee')}
        />
        <TextField label={t('carrier')} maxLength={80} {...field('carrier')} />
        <TextField label={t('tracking')} maxLength={80} {...field('tracking')} />
        <TextField label={t('sentOn')} type="date" {...field('sent_on')} />
        <TextField label={t('arrivedOn')} type="date" {...field('arrived_on')} />
        {isInvoiced && (
          <>
            <TextField label={t('value')} inputMode="decimal" {...field('value_minor')} />
            <Select
              label={t('currency')}
              value={typed.currency}
              onChange={(currency) => currency && setTyped({ ...typed, currency })}
              options={sampleCurrencies.map((value) => ({ value, label: value }))}
            />
            <Select
              label={t('term')}
              value={typed.term}
              onChange={(term) => term && setTyped({ ...typed, term })}
              options={sampleTerms.map((value) => ({ value, label: t(`terms.${value}`) }))}
            />
          </>
        )}
      </div>
      {isTried && read === null && <Notice tone="error" announce title={t('notWhole')} />}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </form>
  )
}
