import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { isReread } from '#domain/tenders/plans/intake.ts'
import styles from './intake.module.css'
import type { FoundIntake } from './use-intake.ts'

const steps = ['bring', 'read', 'compare', 'review', 'publish'] as const

/** How far a plan is, of the five steps, with what each found. */
export function IntakeSteps({ found }: { readonly found: FoundIntake }) {
  const { t } = useTranslation('desk-tenders')
  const { intake, lines } = found
  const toReview = lines.filter(({ kind }) => kind !== 'unchanged')
  const reviewed = toReview.filter(({ state }) => state !== 'open').length
  const isRead = intake.status === 'read'
  const isReviewed = isRead && reviewed === toReview.length
  const current = !isRead ? 'read' : isReviewed ? 'publish' : 'review'
  const notes: Partial<Record<(typeof steps)[number], string>> = isRead
    ? {
        read: String(lines.length),
        compare: t(isReread(intake) ? 'compared_again' : 'compared', intake.counts),
        review: t('reviewed', { done: reviewed, all: toReview.length }),
      }
    : {}
  return (
    <ol className={styles.steps} aria-label={t('steps.title')}>
      {steps.map((step) => {
        const isDone = steps.indexOf(step) < steps.indexOf(current)
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {isDone && <Check aria-hidden="true" />}
            {t(`steps.${step}`)} {notes[step] && <small>{notes[step]}</small>}
          </li>
        )
      })}
    </ol>
  )
}
