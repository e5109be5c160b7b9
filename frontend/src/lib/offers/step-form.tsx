import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostOfferWords } from '#domain/enquiries/offer.ts'
import {
  detailsOf,
  isBeforeBuyer,
  type OfferDetail,
  type OfferStep,
  offerRules,
} from '#domain/enquiries/offer-steps.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { parseTyped } from '../../ui/typed-number.ts'
import type { ShownOffer } from './offer-card.tsx'
import styles from './offers.module.css'

/** Steps that are typed; making and showing an offer have their own ways. */
export type TypedStep = Exclude<OfferStep, 'offered' | 'shown'>

export interface Said {
  readonly quantity: number | null
  readonly words: string | null
  readonly day: string | null
}

interface Props {
  readonly step: TypedStep
  readonly offer: ShownOffer
  readonly today: string
  readonly isBusy: boolean
  readonly onSave: (said: Said) => void
  readonly onCancel: () => void
}

/** What is said with a step, as its rule asks for it. */
export function StepForm({ step, offer, today, isBusy, onSave, onCancel }: Props) {
  const { t } = useTranslation(['private-offers', 'common'])
  const title = useId()
  const before = offer.events.findLast((event) => event.step === step)
  const [quantity, setQuantity] = useState(String(before?.quantity ?? ''))
  const [words, setWords] = useState('')
  const [day, setDay] = useState(today)
  const [isTried, setTried] = useState(false)
  const shown = detailsOf(step)
  const isRead = step === 'withdrawn' && isBeforeBuyer(offer)
  const { needs = [] } = offerRules[step]
  const units = parseTyped(quantity)
  const isWrong: Readonly<Record<OfferDetail, boolean>> = {
    quantity:
      units === null ||
      !Number.isInteger(units) ||
      units < 1 ||
      (offer.quantity !== null && units > offer.quantity),
    words: needs.includes('words') && words.trim() === '',
    day: day === '' || day > today,
  }
  const has = (name: OfferDetail) => shown.includes(name)
  const errorOf = (name: OfferDetail) =>
    isTried && isWrong[name]
      ? name === 'quantity' && offer.quantity !== null
        ? t('error.quantity_most', { most: offer.quantity })
        : t(`error.${name}`)
      : null
  return (
    <form
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isBusy || shown.some((name) => isWrong[name])) return
        onSave({
          quantity: has('quantity') ? units : null,
          words: has('words') && words.trim() !== '' ? words.trim() : null,
          day: has('day') ? day : null,
        })
      }}
    >
      <h4 id={title}>{t(`do.${step}`)}</h4>
      <p>{t(`effect.${step}`)}</p>
      {has('quantity') && (
        <TextField
          label={t('field.quantity')}
          inputMode="numeric"
          value={quantity}
          onChange={setQuantity}
          error={errorOf('quantity')}
        />
      )}
      {has('day') && (
        <TextField
          type="date"
          label={t('field.day')}
          value={day}
          onChange={setDay}
          error={errorOf('day')}
        />
      )}
      {has('words') && (
        <TextArea
          label={t(`words.${isRead ? 'withdrawn_shown' : step}`)}
          required={needs.includes('words')}
          maxLength={mostOfferWords}
          value={words}
          onChange={setWords}
          error={errorOf('words')}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(`send.${step}`)}
        </Button>
        <Button onClick={onCancel}>{t('common:ui.cancel')}</Button>
      </div>
    </form>
  )
}
