import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isImporterKey } from '#domain/prices/importer-part.ts'
import type { AssumptionKey } from '#domain/prices/ladder.ts'
import { packsWithDeposit } from '#domain/prices/market-figures.ts'
import { packagingMaterials } from '#domain/prices/packaging.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { missingIn, type PriceAnswer } from './answer-question.ts'
import { ImporterMemory } from './importer-memory.tsx'
import styles from './price-ladder-page.module.css'
import { amountOf } from './price-question.ts'
import type { QuestionFormProps } from './question-form.tsx'

export const askedIn: Readonly<Record<Market, readonly AssumptionKey[]>> = {
  SE: [
    'freight',
    'warehouse',
    'inland_transport',
    'packaging_fee',
    'importer_margin_percent',
    'markup_fixed',
  ],
  NO: ['freight', 'importer_margin_percent', 'packaging_return_share', 'packaging_tax'],
  FI: [
    'freight',
    'importer_margin_percent',
    'monopoly_warehouse_per_litre',
    'monopoly_margin_percent',
    'container_duty_per_litre',
  ],
}

/** Whether what the container is made of changes the ladder. */
export const isPackagingTaxed = (market: Market) => market === 'NO'

/** Where the label alone does not say what the number is of. */
export const hasHint = (key: AssumptionKey) =>
  key === 'monopoly_margin_percent' || key === 'packaging_return_share' || key === 'packaging_tax'

export const unitOf = (key: AssumptionKey, currency: string): string => {
  if (key.endsWith('_percent') || key.endsWith('_share')) return '%'
  return key.endsWith('_per_litre') ? `${currency}/l` : currency
}

/** What nobody publishes: the reader's own figures in place of ours. Open where some are needed. */
export function AssumptionFields({
  question,
  answer,
  onChange,
}: QuestionFormProps & { readonly answer: PriceAnswer }) {
  const { t } = useTranslation('prices')
  const { market, own } = question
  const asked = askedIn[market]
  const missing = missingIn(answer)
    .map(({ key }) => key)
    .filter((key) => asked.some((own) => own === key))
  const errorOf = (key: AssumptionKey) => {
    const typed = own[key] ?? ''
    return typed !== '' && amountOf(typed) === null ? t('not_a_number') : null
  }
  // opens where a figure is missing, and stays open under the hand that types it
  const isMissing = missing.length > 0
  const [wasMissing, setWasMissing] = useState(isMissing)
  const [isOpen, setOpen] = useState(isMissing)
  if (isMissing !== wasMissing) {
    setWasMissing(isMissing)
    if (isMissing) setOpen(true)
  }
  const field = (key: AssumptionKey) => (
    <TextField
      key={key}
      label={t(`assumption.${key}`)}
      hint={hasHint(key) ? t(`hint.${key}`) : undefined}
      unit={unitOf(key, marketFacts[market].currency)}
      inputMode="decimal"
      required={missing.includes(key)}
      optionalUnmarked
      value={own[key] ?? ''}
      error={errorOf(key)}
      onChange={(typed) => onChange((now) => ({ own: { ...now.own, [key]: typed } }))}
    />
  )
  return (
    <details
      className={styles.assumptions}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('assumptions.title')}</summary>
      <p className={styles.note}>{t('assumptions.text')}</p>
      <fieldset className={styles.group}>
        <legend>{t('importer.title')}</legend>
        <div className={styles.fields}>{asked.filter(isImporterKey).map(field)}</div>
        <ImporterMemory question={question} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('assumptions.others')}</legend>
        <div className={styles.fields}>
          {isPackagingTaxed(market) && (
            <Select
              label={t('container')}
              value={question.packaging}
              empty={t('containers.not_said')}
              optionalUnmarked
              options={packagingMaterials.map((value) => ({
                value,
                label: t(`containers.${value}`),
              }))}
              onChange={(packaging) => onChange({ packaging })}
            />
          )}
          {asked.filter((key) => !isImporterKey(key)).map(field)}
          <Select
            label={t('deposit')}
            value={question.deposit}
            empty={t('deposits.none')}
            optionalUnmarked
            options={packsWithDeposit(market).map((value) => ({
              value,
              label: t(`deposits.${value}`),
            }))}
            onChange={(deposit) => onChange({ deposit })}
          />
        </div>
      </fieldset>
    </details>
  )
}
