import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { PublishedValue } from '../../../../../lib/tenders/published-value.tsx'
import { PublishedWords } from '../../../../../lib/tenders/published-words.tsx'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { CriterionEditor } from './criterion-editor.tsx'
import { CriterionWords } from './criterion-words.tsx'
import { FieldEditor } from './field-editor.tsx'
import type { Fit } from './fit-panel.tsx'
import { cellOf, isDoubtful, type ReviewLine } from './review-lines.ts'
import styles from './review-table.module.css'
import type { IntakeRow } from './use-intake.ts'

type ReviewedRow = Pick<IntakeRow, 'published' | 'doubts' | 'differences'>

interface ReviewTableProps {
  readonly row: ReviewedRow
  readonly lines: readonly ReviewLine[]
  /** Undefined while it is counted, null where nothing is counted. */
  readonly fit: Fit | undefined | null
  readonly focused: number
  /** What is being corrected of the line in focus. */
  readonly editing: 'criterion' | 'field' | null
  readonly remember: boolean
  readonly isFixed: boolean
  readonly onRemember: (remember: boolean) => void
  readonly onFocus: (at: number) => void
  readonly onEdit: (what: 'criterion' | 'field' | null) => void
  readonly onCriterion: (criterion: Criterion) => void
  readonly onPublished: (published: IntakeRow['published']) => void
}

/** The published words of a row beside what is compared, line by line. */
export function ReviewTable(props: ReviewTableProps) {
  const { t } = useTranslation('desk-tenders')
  return (
    <table className={styles.review}>
      <caption className={styles.caption}>{t('review.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('review.field')}</th>
          <th scope="col">{t('review.words')}</th>
          <th scope="col">{t('review.compared')}</th>
          {props.fit !== null && <th scope="col">{t('review.left')}</th>}
        </tr>
      </thead>
      <tbody>
        {props.lines.map((line, at) => (
          <Line key={line.key} line={line} at={at} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function Line({
  line,
  at,
  ...props
}: ReviewTableProps & { readonly line: ReviewLine; readonly at: number }) {
  const { t } = useTranslation(['desk-tenders', 'tenders'])
  const { number } = useFormat()
  const { row, fit, focused, editing, isFixed, onFocus, onEdit } = props
  const isHere = focused === at
  const doubt = isDoubtful(line)
  const said = row.doubts.find(({ words }) => words === (line.words ?? line.criterion?.text))
  const place = fit?.left_over.findIndex(({ criterion_id }) => criterion_id === line.criterion?.id)
  const left = place === undefined || place < 0 ? undefined : fit?.left_over[place]
  const edit = (what: 'criterion' | 'field') => {
    onFocus(at)
    onEdit(what)
  }
  return (
    <tr
      className={classNames(doubt && styles.doubt)}
      aria-current={isHere ? 'true' : undefined}
      data-line={at}
    >
      <th scope="row">
        {line.field === null
          ? (line.header ?? t('review.other'))
          : t(`tenders:field.${line.field}`)}{' '}
        <small title={line.places.map(({ sheet }) => sheet).join(' ')}>
          {[...new Set(line.places.map(cellOf))].join(', ')}
        </small>
      </th>
      <td>
        {line.words === null && line.field !== null ? (
          <PublishedValue field={line.field} tender={row.published} />
        ) : (
          <span className={classNames(doubt && styles.unread)}>
            <PublishedWords>{line.words ?? ''}</PublishedWords>
          </span>
        )}
        <Before row={row} line={line} />
        {doubt && (
          <p className={styles.doubtNote}>
            <CircleQuestionMark aria-hidden="true" />
            {t(said?.seen === false ? 'review.never_seen' : 'review.not_covered')}
          </p>
        )}
        {isHere && editing === 'field' && line.field !== null && (
          <FieldEditor
            field={line.field}
            published={row.published}
            onSave={props.onPublished}
            onClose={() => onEdit(null)}
          />
        )}
      </td>
      <td>
        {isHere && editing === 'criterion' && line.criterion !== null ? (
          <CriterionEditor
            criterion={line.criterion}
            market={row.published.market}
            isDoubtful={said !== undefined}
            remember={props.remember}
            onRemember={props.onRemember}
            onChange={props.onCriterion}
            onClose={() => onEdit(null)}
          />
        ) : (
          <>
            {line.criterion === null ? (
              t(withoutCriterion(line))
            ) : (
              <CriterionWords criterion={line.criterion} />
            )}
            <ReadBefore line={line} />
            {!isFixed && (
              <span className={styles.lineButtons}>
                {line.criterion !== null && (
                  <Button size="small" variant="quiet" onClick={() => edit('criterion')}>
                    {t(line.criterion.kind === 'text' ? 'review.make' : 'review.correct')}
                  </Button>
                )}
                {line.field !== null && (
                  <Button size="small" variant="quiet" onClick={() => edit('field')}>
                    {t('review.field_wrong')}
                  </Button>
                )}
              </span>
            )}
          </>
        )}
      </td>
      {fit !== null && (
        <td className={classNames(styles.count, left === undefined && styles.uncounted)}>
          <span className={styles.onPhone}>{t('review.left')}: </span>
          {left === undefined ? '–' : number(left.products)}
        </td>
      )}
    </tr>
  )
}

const withoutCriterion = ({ field, readBefore }: ReviewLine) => {
  if (readBefore !== undefined) return 'review.gone' as const
  return field === null ? ('review.no_field' as const) : ('review.no_criterion' as const)
}

/** What the words of a stored tender were read as until now. */
function ReadBefore({ line }: { readonly line: ReviewLine }) {
  const { t } = useTranslation('desk-tenders')
  if (line.readBefore === undefined) return null
  return (
    <p className={styles.before}>
      {t('review.before')}{' '}
      {line.readBefore === null ? (
        t('review.not_read')
      ) : (
        <del>
          <CriterionWords criterion={line.readBefore} />
        </del>
      )}
    </p>
  )
}

/** What a changed row said before. */
function Before({ row, line }: { readonly row: ReviewedRow; readonly line: ReviewLine }) {
  const { t } = useTranslation('desk-tenders')
  const change = row.differences.find(({ field }) => field === line.field)
  if (change === undefined || line.field === null) return null
  const before = { ...row.published, [line.field]: change.before } as IntakeRow['published']
  return (
    <p className={styles.before}>
      {t('review.before')}{' '}
      <del>
        <PublishedValue field={line.field} tender={before} />
      </del>
    </p>
  )
}
