import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { OfferedPrice } from '#domain/applications/offered-prices.ts'
import { ownFigures, withFigures } from '#domain/applications/price-lines.ts'
import { type ImporterPart, importerPartFor, isImporterKey } from '#domain/prices/importer-part.ts'
import { type AssumptionKey, type Assumptions, setAlikeKeys } from '#domain/prices/ladder.ts'
import { packsWithDeposit } from '#domain/prices/market-figures.ts'
import { packagingMaterials } from '#domain/prices/packaging.ts'
import { ladderOfPrice } from '#domain/prices/price-line.ts'
import { isSame } from '#domain/shared/is-same.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formatTyped } from '../../ui/typed-number.ts'
import { askedIn, hasHint, isPackagingTaxed, unitOf } from './assumption-fields.tsx'
import styles from './price-part.module.css'
import { figureOf } from './price-question.ts'

export interface OfferFiguresProps {
  readonly form: ApplicationForm
  readonly data: FormData
  readonly price: OfferedPrice
  readonly onChange: (change: (data: FormData) => FormData) => void
  readonly readOnly: boolean
}

type TypedFigures = Partial<Readonly<Record<AssumptionKey, string>>>

/** What the importer takes of the offer's own size, and what belongs to the pack of each. */
export function OfferFigures({ form, data, price, onChange, readOnly }: OfferFiguresProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const [typed, setTyped] = useState<TypedFigures>({})
  const { market } = form.asked
  const own = ownFigures(form, data, price)
  const [before, setBefore] = useState(own.assumptions)
  // the draft was changed elsewhere: what was typed here is older
  if (!isSame(own.assumptions, before)) {
    setBefore(own.assumptions)
    setTyped(stillTyped(typed, before, own.assumptions))
  }
  const isOwnSize = price.key === 'price'
  const asked = askedIn[market].filter(
    (key) => (isOwnSize || !isImporterKey(key)) && !isSet(key, price),
  )
  const missing = new Set(price.missing.map(({ key }) => key))
  // that of the offer's own size is one of its answers
  const pack = {
    deposit_pack: own.deposit_pack ?? null,
    packaging: isOwnSize ? null : own.packaging,
  }
  const change = (key: AssumptionKey, text: string) => {
    setTyped({ ...typed, [key]: text })
    const value = figureOf(key, text)
    if (text !== '' && value === null) return
    const { [key]: _, ...others } = ofThisSize(own.assumptions, price)
    const figures = value === null ? others : { ...others, [key]: value }
    onChange((now) => withFigures(now, price, { ...pack, figures }))
  }
  const changePack = (change: Partial<typeof pack>) =>
    onChange((now) =>
      withFigures(now, price, {
        ...pack,
        figures: ofThisSize(own.assumptions, price),
        ...change,
      }),
    )
  const field = (key: AssumptionKey) => {
    const text = typed[key] ?? formatTyped(own.assumptions[key] ?? null, language)
    return (
      <TextField
        key={key}
        label={t(`assumption.${key}`)}
        hint={hasHint(key) ? t(`hint.${key}`) : undefined}
        unit={unitOf(key, marketFacts[market].currency)}
        inputMode="decimal"
        required={missing.has(key)}
        optionalUnmarked
        disabled={readOnly || price.facts.volume_ml === null}
        value={text}
        error={text !== '' && figureOf(key, text) === null ? t('not_a_number') : null}
        onChange={(next) => change(key, next)}
      />
    )
  }
  const packs = packsWithDeposit(market)
  return (
    <div className={styles.figures}>
      {isOwnSize && (
        <fieldset className={styles.group}>
          <legend>{t('importer.title')}</legend>
          <p className={styles.note}>{t('assumptions.text')}</p>
          <div className={styles.fields}>{asked.filter(isImporterKey).map(field)}</div>
          {!readOnly && (
            <OfferMemory
              form={form}
              price={price}
              own={own.assumptions}
              onFill={(figures) => {
                setTyped({})
                onChange((now) => withFigures(now, price, { ...pack, figures }))
              }}
            />
          )}
        </fieldset>
      )}
      <details className={styles.more}>
        <summary>{t('assumptions.others')}</summary>
        <div className={styles.fields}>
          {isPackagingTaxed(market) && !isOwnSize && (
            <Select
              label={t('container')}
              value={pack.packaging ?? ''}
              empty={t('containers.not_said')}
              optionalUnmarked
              disabled={readOnly}
              options={packagingMaterials.map((value) => ({
                value,
                label: t(`containers.${value}`),
              }))}
              onChange={(chosen) => changePack({ packaging: chosen === '' ? null : chosen })}
            />
          )}
          {asked.filter((key) => !isImporterKey(key)).map(field)}
          {packs.length > 0 && (
            <Select
              label={t('deposit')}
              value={pack.deposit_pack ?? ''}
              empty={t('deposits.none')}
              optionalUnmarked
              disabled={readOnly}
              options={packs.map((value) => ({ value, label: t(`deposits.${value}`) }))}
              onChange={(chosen) => changePack({ deposit_pack: chosen === '' ? null : chosen })}
            />
          )}
        </div>
      </details>
    </div>
  )
}

/** What was typed, save what the draft has otherwise by now. */
export const stillTyped = (
  typed: TypedFigures,
  before: Assumptions,
  now: Assumptions,
): TypedFigures =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => {
      const key = name as AssumptionKey
      return now[key] === before[key] || figureOf(key, text) === (now[key] ?? null)
    }),
  )

/** Monopoly or law sets it, and it is known: nothing to say. */
const isSet = (key: AssumptionKey, { pack }: OfferedPrice): boolean =>
  pack !== null &&
  setAlikeKeys.includes(key) &&
  !ladderOfPrice({ ...pack, assumptions: {} }, 0).missing.some((one) => one.key === key)

/** The offer's own size carries the importer's part; a further size only what differs of its pack. */
const ofThisSize = (own: Assumptions, price: OfferedPrice): Assumptions =>
  price.key === 'price' ? own : (price.line?.figures?.figures ?? {})

interface OfferMemoryProps {
  readonly form: ApplicationForm
  readonly price: OfferedPrice
  readonly own: Assumptions
  readonly onFill: (figures: Assumptions) => void
}

/** Keeps the importer's part for the company's next offer in this market. */
function OfferMemory({ form, price, own, onFill }: OfferMemoryProps) {
  const { t } = useTranslation(['prices', 'common'])
  const queries = useQueryClient()
  const { market } = form.asked
  const name = t(`markets.${market}`)
  const save = useMutation({
    mutationFn: (body: ImporterPart) => callApi('saveImporterPart', { params: { market }, body }),
    onSuccess: (answer) => queries.setQueryData(['listImporterParts'], answer),
  })
  const litres = (price.facts.volume_ml ?? 0) / 1000
  if (litres === 0) return null
  const [figures, others] = [true, false].map((isImporters) =>
    Object.fromEntries(Object.entries(own).filter(([key]) => isImporterKey(key) === isImporters)),
  ) as [ImporterPart['figures'], Assumptions]
  const known = save.data === undefined ? form.importer_part : (save.data.parts[market] ?? null)
  const fitted = known === null ? null : importerPartFor(known, litres)
  if (fitted !== null && isSame(fitted, importerPartFor({ litres, figures }, litres)))
    return <p className={styles.note}>{t('offer.remembered', { market: name })}</p>
  return (
    <div className={styles.memory}>
      {Object.keys(figures).length > 0 && (
        <Button size="small" busy={save.isPending} onClick={() => save.mutate({ litres, figures })}>
          {t('importer.remember', { market: name })}
        </Button>
      )}
      {fitted !== null && (
        <Button size="small" onClick={() => onFill({ ...others, ...fitted })}>
          {t('importer.fill')}
        </Button>
      )}
      {save.error && (
        <Notice tone="error" announce title={t('importer.not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
    </div>
  )
}
