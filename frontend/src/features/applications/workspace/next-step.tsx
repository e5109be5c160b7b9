import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
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
  /** A field was left: what was typed may be looked at. */
  readonly onSettle: () => void
  readonly canSubmit: boolean
  readonly isLeaving: boolean
  readonly onReview: () => void
}

/** The one thing to do now: a point that can be answered right here, or the submission. */
export function NextStep({
  point,
  onSettle,
  canSubmit,
  isLeaving,
  onReview,
  ...props
}: NextStepProps) {
  const { t } = useTranslation('workspace')
  const show = useShowPoint(props.tender.tender_id, props.part)
  const { box, held } = useHeldPoint(point, onSettle)
  const { current, count, turn } = point
  const isHere = current?.part === props.part
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows a press, not what is typed
  useEffect(() => {
    if (turn === 0 || current === undefined) return
    if (isHere) show(current)
    else focusFirst(box.current)
  }, [turn])
  if (current === undefined) {
    return canSubmit ? (
      <section ref={box} className={styles.step} data-ready aria-label={t('next.title')} {...held}>
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
    <section ref={box} className={styles.step} aria-label={t('next.title')} {...held}>
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

const focusFirst = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()

const isTypedIn = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea')

/**
 * The point stays under the hands of who types: it goes once the box is left, at Enter, or at Save. What comes
 * in the place of a settled one takes the focus over from it.
 */
function useHeldPoint({ current, hold }: CurrentPoint, onSettle: () => void) {
  const box = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  const shown = useRef(current?.id)
  useEffect(() => {
    if (shown.current === current?.id) return
    shown.current = current?.id
    if (isInside.current && document.activeElement === document.body) focusFirst(box.current)
    isInside.current = box.current?.contains(document.activeElement) ?? false
  })
  const held = {
    onFocus: ({ target }: FocusEvent) => {
      isInside.current = true
      if (isTypedIn(target)) hold(true)
    },
    onInput: ({ target }: { readonly target: EventTarget }) => {
      if (isTypedIn(target)) hold(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
      isInside.current = false
      hold(false)
      onSettle()
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
      hold(false)
      onSettle()
    },
    onSubmit: () => hold(false),
  }
  return { box, held }
}
