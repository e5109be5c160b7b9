import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { AddField } from './add-field.tsx'
import { FitPanel, useFit } from './fit-panel.tsx'
import styles from './intake.module.css'
import { reviewLines } from './review-lines.ts'
import { ReviewTable } from './review-table.tsx'
import type { Corrections } from './use-corrections.ts'
import { type FoundIntake, type IntakeLine, type IntakeRow, useIntakeRow } from './use-intake.ts'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface RowReviewProps {
  readonly intake: FoundIntake['intake']
  readonly line: IntakeLine
  readonly corrections: Corrections
  readonly publishCount: number
  readonly isPublishing: boolean
  readonly onNext: () => void
  readonly onChoose: (number: number) => void
  readonly onPublish: () => void
}

/** One row of a plan, reviewed by keys or by presses. */
export function RowReview(props: RowReviewProps) {
  const { intake, line } = props
  const { data: row, error, refetch } = useIntakeRow(intake, line.number)
  if (error && row === undefined) {
    return <ApiFailure error={error} onRetry={() => void refetch()} />
  }
  if (row === undefined) return <Skeleton awaits="row" lines={14} />
  return <Loaded {...props} row={row} />
}

function Loaded(props: RowReviewProps & { readonly row: IntakeRow }) {
  const { intake, row, line, publishCount, isPublishing, onNext, onChoose, onPublish } = props
  const { t } = useTranslation(['desk-tenders', 'common'])
  const { t: word } = useTranslation('vocabulary')
  const review = useReview(intake, row, props.corrections)
  const [focused, setFocused] = useState(0)
  const [editing, setEditing] = useState<'criterion' | 'field' | null>(null)
  const { data: fit } = useFit(intake.intake_id, row, review.criteria)
  const lines = reviewLines(row, review.criteria)
  const isFixed = row.state === 'published'
  const go = () => {
    setEditing(null)
    setFocused(0)
    onNext()
  }
  const confirm = async () => {
    if (isFixed) return go()
    // a key that is held down or pressed twice
    if (review.save.isPending) return
    await review.confirm().then(go, () => undefined)
  }
  const undo = async () => {
    const number = await review.undo().catch(() => null)
    if (number !== null) onChoose(number)
  }
  useReviewKeys({
    count: lines.length,
    focused,
    isEditing: editing !== null,
    onFocus: setFocused,
    onConfirm: () => void confirm(),
    onLater: go,
    onEdit: () => {
      if (isFixed) return
      setEditing(lines[focused]?.criterion === null ? 'field' : 'criterion')
    },
    onUndo: () => void undo(),
    onPublish,
  })
  return (
    <section className={styles.work} aria-label={line.title}>
      <RowHead row={row} line={line} />
      <FitPanel fit={fit} />
      {review.save.error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(review.save.error)}`)}
        </Notice>
      )}
      <ReviewTable
        row={row}
        lines={lines}
        fit={fit}
        focused={focused}
        editing={editing}
        remember={review.remember}
        isFixed={isFixed}
        onRemember={review.setRemember}
        onFocus={setFocused}
        onEdit={setEditing}
        onCriterion={review.change}
        onPublished={(published) => {
          setEditing(null)
          void review.correctFields(published).catch(() => undefined)
        }}
      />
      <SetAside row={row} />
      {!isFixed && <AddField published={row.published} onSave={review.correctFields} />}
      <footer className={styles.foot}>
        <Button variant="primary" busy={review.save.isPending} onClick={() => void confirm()}>
          {t(isFixed ? 'review.next' : 'review.right')} <kbd>↵</kbd>
        </Button>
        <Button onClick={go}>
          {t('review.later')} <kbd>S</kbd>
        </Button>
        <p className={styles.keys}>
          <kbd>J</kbd> <kbd>K</kbd> {t('keys.line')} <kbd>E</kbd> {t('keys.correct')} <kbd>Esc</kbd>{' '}
          {t('keys.leave')} <kbd>{word('key.ctrl')} Z</kbd> {t('keys.undo')}
        </p>
        <Button
          variant="quiet"
          disabled={publishCount === 0}
          busy={isPublishing}
          onClick={onPublish}
        >
          {t('review.publish', { count: publishCount })} <kbd>P</kbd>
        </Button>
      </footer>
    </section>
  )
}

function RowHead({ row, line }: { readonly row: IntakeRow; readonly line: IntakeLine }) {
  const { t } = useTranslation('desk-tenders')
  const { fullDate } = useFormat()
  const { published, kind, state } = row
  const facts = [
    marketFacts[published.market].monopoly,
    published.assortment,
    published.offer_type,
    published.offer_deadline && t('review.due', { date: fullDate(published.offer_deadline) }),
  ]
  return (
    <header className={styles.rowHead}>
      <h2>
        {line.reference ?? t('list.row', { number: line.number })} {line.title}
      </h2>
      <p className={styles.quiet}>
        {facts.filter(Boolean).join(' \u00b7 ')} · {t(`row_kind.${kind}`)} ·{' '}
        {t(`row_state.${state}`)}
      </p>
    </header>
  )
}

/** Words of columns that were said to hold nothing of a tender: left, not lost. */
function SetAside({ row }: { readonly row: IntakeRow }) {
  const { t } = useTranslation('desk-tenders')
  if (row.set_aside.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{t('review.set_aside', { count: row.set_aside.length })}</summary>
      <p>{row.set_aside.map(({ header, text }) => `${header}: ${text}`).join(' \u00b7 ')}</p>
    </details>
  )
}
