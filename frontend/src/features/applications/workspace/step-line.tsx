import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import { documentKindIds } from '#domain/documents/kinds.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTextOf } from '../../../i18n/use-text-of.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { StepForm } from './step-form.tsx'
import styles from './timeline-part.module.css'
import { type StepWords, type TimelineStep, useMarkStep } from './use-timeline.ts'

export interface StepLineProps {
  readonly step: TimelineStep
  readonly tender: TenderSummary
  /** Of the application. */
  readonly version: number
  readonly onMark: () => void
}

const tones = { done: 'success', at_risk: 'warning', late: 'error' } as const

/** A step of the procedure: who, until when, how certain that is, and what the producer says of it. */
export function StepLine({ step, tender, version, onMark }: StepLineProps) {
  const { t } = useTranslation('timeline')
  const textOf = useTextOf('timeline')
  const { date, weekday } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const marking = useMarkStep(tender.tender_id, version, () => setOpen(false))
  const title = textOf(`step.${step.key}`) ?? step.key
  const words: StepWords = {
    is_done: (step.mark?.done_on ?? null) !== null,
    moved_to: step.mark?.moved_to ?? null,
    note: step.mark?.note ?? null,
  }
  const days = useStepDays(step)
  const mark = (change: Partial<StepWords>) => {
    onMark()
    marking.mutate({ ...words, ...change, step: step.key })
  }
  const actor =
    step.actor === 'monopoly' ? marketFacts[tender.market].monopoly : t(`actor.${step.actor}`)
  return (
    <li className={styles.entry} data-state={step.state} data-step={step.key}>
      <p className={styles.day}>
        {step.date !== null && (
          <time dateTime={step.date}>
            {weekday(step.date)} {date(step.date)}
          </time>
        )}
      </p>
      <div className={styles.what}>
        <h3 className={styles.step}>{title}</h3>
        <p className={styles.about}>
          <span className={styles.soft}>{[actor, ...days].join(' · ')}</span>
          <StepState state={step.state} />
          {step.mark?.moved_to && <Badge tone="info">{t('moved')}</Badge>}
        </p>
        <StepFacts step={step} />
        {step.mark?.note && <p className={styles.note}>{step.mark.note}</p>}
        {step.is_markable && !isOpen && (
          <div className={styles.actions}>
            {(words.is_done || step.state !== 'done') && (
              <Button
                size="small"
                disabled={marking.isPending}
                onClick={() => mark({ is_done: !words.is_done })}
                aria-label={`${t(words.is_done ? 'mark.notDone' : 'mark.done')}: ${title}`}
              >
                {t(words.is_done ? 'mark.notDone' : 'mark.done')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              onClick={() => setOpen(true)}
              aria-label={`${t(step.is_movable ? 'mark.edit' : 'mark.note')}: ${title}`}
            >
              {t(step.is_movable ? 'mark.edit' : 'mark.note')}
            </Button>
          </div>
        )}
        {isOpen && (
          <StepForm
            words={words}
            isMovable={step.is_movable}
            isSaving={marking.isPending}
            onSave={mark}
            onCancel={() => setOpen(false)}
          />
        )}
      </div>
    </li>
  )
}

/** What presses or is done stands out; what is ahead, open or past speaks for itself. */
function StepState({ state }: Pick<TimelineStep, 'state'>) {
  const { t } = useTranslation('timeline')
  if (state !== 'done' && state !== 'at_risk' && state !== 'late') return null
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}

/** The documents that belong to a step, and how certain its day is by what source. */
function StepFacts({ step }: Pick<StepLineProps, 'step'>) {
  const { t } = useTranslation('timeline')
  const { list } = useFormat()
  const language = useLanguage()
  const { hardness, source } = step
  const kinds = documentKindIds.filter((kind) => step.documents.includes(kind))
  return (
    <>
      {kinds.length > 0 && (
        <p className={styles.soft}>
          {t('needs', { documents: list(kinds.map((kind) => kindName(language, kind))) })}
        </p>
      )}
      <p className={styles.soft}>
        {source.url === '' ? (
          t(`hardness.${hardness}`)
        ) : (
          <a href={source.url} rel="noreferrer" target="_blank">
            {t(`hardness.${hardness}`)}
          </a>
        )}
      </p>
    </>
  )
}

/** When it was done, how late is too late, and what is safer. */
function useStepDays({ date: day, latest, safe, is_month_only, mark }: TimelineStep): string[] {
  const { t } = useTranslation('timeline')
  const { date } = useFormat()
  return [
    ...(mark?.done_on ? [t('doneOn', { day: date(mark.done_on) })] : []),
    ...(latest !== null && latest !== day ? [t('latest', { day: date(latest) })] : []),
    ...(safe !== null && safe !== day ? [t('safe', { day: date(safe) })] : []),
    ...(is_month_only ? [t('monthOnly')] : []),
  ]
}
