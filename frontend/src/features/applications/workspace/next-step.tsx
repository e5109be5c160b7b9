import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './next-step.module.css'
import type { Part } from './parts.ts'
import { useShowPoint } from './place-of-point.ts'
import { isAnsweredHere, PointAnswer } from './point-answer.tsx'
import { PointWords } from './point-words.tsx'
import type { CurrentPoint } from './use-open-point.ts'

export interface NextStepProps extends WorkspacePartProps {
  readonly part: Part
  readonly point: CurrentPoint
  readonly count: number
  readonly canSubmit: boolean
  readonly isLeaving: boolean
  readonly onReview: () => void
}

/** The one thing to do now: a point that can be answered right here, or the submission. */
export function NextStep({
  point,
  count,
  canSubmit,
  isLeaving,
  onReview,
  ...props
}: NextStepProps) {
  const { t } = useTranslation('workspace')
  const show = useShowPoint(props.tender.tender_id, props.part)
  const box = useRef<HTMLElement>(null)
  const { current, turn } = point
  const isHere = current?.part === props.part
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a press, not what is typed
  useEffect(() => {
    if (turn === 0 || current === undefined) return
    if (isHere) show(current)
    else box.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [turn])
  if (current === undefined) {
    return canSubmit ? (
      <section className={styles.step} data-ready aria-label={t('next.title')}>
        <div>
          <p className={styles.small}>
            <CircleCheck aria-hidden="true" /> {t('next.ready')}
          </p>
          <p className={styles.words}>{t('next.submit')}</p>
        </div>
        <div className={styles.actions}>
          <Button variant="primary" busy={isLeaving} onClick={onReview}>
            {t('next.review')}
          </Button>
        </div>
      </section>
    ) : null
  }
  const hasControl = !isHere && isAnsweredHere(current, props.form)
  return (
    <section ref={box} className={styles.step} aria-label={t('next.title')}>
      <div className={styles.what}>
        <p className={styles.small}>{t('next.place', { place: point.place, count })}</p>
        <PointWords point={current} {...props} />
      </div>
      <div className={styles.answer}>
        {hasControl && <PointAnswer {...props} key={current.id} point={current} />}
        <div className={styles.actions}>
          {!hasControl && (
            <Button
              variant="primary"
              icon={<ArrowRight aria-hidden="true" />}
              onClick={() => show(current)}
            >
              {t('next.goTo')}
            </Button>
          )}
          {count > 1 && (
            <Button variant="quiet" onClick={point.next}>
              {t('next.other')}
              <kbd className={styles.key}>N</kbd>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
