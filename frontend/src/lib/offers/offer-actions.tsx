import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offerDay } from '#domain/enquiries/offer.ts'
import {
  type OfferSide,
  type OfferStep,
  offerRules,
  possibleSteps,
} from '#domain/enquiries/offer-steps.ts'
import type { Market } from '#domain/shared/market.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { errorCodeOf } from '../api-error.ts'
import type { ShownOffer } from './offer-card.tsx'
import styles from './offers.module.css'
import { type Said, StepForm, type TypedStep } from './step-form.tsx'

interface Props<Step extends TypedStep> {
  readonly offer: ShownOffer
  readonly side: OfferSide
  readonly market: Market
  /** Those that this page offers. */
  readonly steps: readonly Step[]
  /** Sends a step over the version that is shown. */
  readonly take: (step: Step, said: Said) => Promise<unknown>
  /** What is shown is no longer so. */
  readonly onConflict: () => void
}

/** What a side can do with an offer now: a button each, its form below. */
export function OfferActions<Step extends TypedStep>(props: Props<Step>) {
  const { offer, side, market, steps, take, onConflict } = props
  const { t } = useTranslation(['private-offers', 'common'])
  const toasts = useToasts()
  const [chosen, setChosen] = useState<Step | null>(null)
  const line = useRef<HTMLDivElement>(null)
  const now = new Date()
  const possible: readonly OfferStep[] = possibleSteps(offer, side, offerDay(market, now))
  const open = steps.filter((step) => possible.includes(step))
  const save = useMutation({
    mutationFn: ({ step, said }: { step: Step; said: Said }) => take(step, said),
    networkMode: 'always',
    onSuccess: (_, { step }) => {
      setChosen(null)
      toasts.show({ tone: 'success', title: t(`private-offers:done.${step}`) })
      line.current?.focus()
    },
    onError: (error) => {
      // what is shown is old: the other side was first, or the day is over
      if (['version_conflict', 'transition_not_allowed'].includes(errorCodeOf(error))) onConflict()
    },
  })
  const close = () => {
    setChosen(null)
    save.reset()
    line.current?.focus()
  }
  const code = save.error && errorCodeOf(save.error)
  return (
    <div className={styles.offer} ref={line} tabIndex={-1}>
      {open.length > 0 && (
        <div className={styles.actions}>
          {open.map((step) => (
            <Button
              key={step}
              size="small"
              variant={offerRules[step].isBeside || isRefusal(step) ? undefined : 'primary'}
              aria-expanded={chosen === step}
              onClick={() => {
                save.reset()
                setChosen(step)
              }}
            >
              {t(`do.${step === offer.place ? (`${step}_again` as 'accepted_again') : step}`)}
            </Button>
          ))}
        </div>
      )}
      {chosen !== null && open.includes(chosen) && (
        <StepForm
          key={chosen}
          step={chosen}
          offer={offer}
          today={offerDay(market, now)}
          isBusy={save.isPending}
          onSave={(said) => save.mutate({ step: chosen, said })}
          onCancel={close}
        />
      )}
      {code && (
        <Notice tone="error" announce title={t('not_saved')}>
          {code === 'version_conflict' ? t('conflict') : t(`common:errors.${code}`)}
        </Notice>
      )}
    </div>
  )
}

const isRefusal = (step: TypedStep) => ['declined', 'withdrawn', 'refused'].includes(step)
