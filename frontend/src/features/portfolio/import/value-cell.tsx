import CircleHelp from 'lucide-react/icons/circle-help'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import { classNames } from '../../../ui/class-names.ts'
import { CellEditor, type CellWay } from '../grid/cell-editor.tsx'
import type { FactChange } from '../grid/read-fact.ts'
import { isDerived, isDoubted, type MainField } from './review-fields.ts'
import styles from './review-grid.module.css'
import { RowProblem } from './row-state.tsx'
import type { FieldText } from './use-field-text.ts'

interface Props {
  readonly row: ImportRow
  readonly field: MainField
  readonly isEdited: boolean
  readonly textOf: FieldText
  readonly onSave: (
    row: ImportRow,
    field: MendedField,
    change: FactChange | null,
    way: CellWay,
  ) => void
  readonly onCancel: () => void
  readonly onHold: (held: boolean) => void
}

/** A value as it was read: plain where the file states it, dotted where it follows from that, amber where it may be wrong. */
export function ValueCell({ row, field, isEdited, textOf, ...on }: Props) {
  const { t } = useTranslation('imports')
  const { t: words } = useTranslation('portfolio')
  const { product } = row
  if (product === null) return null
  const { facts } = product
  if (isEdited) {
    return (
      <CellEditor
        row={product}
        field={field}
        onSave={(change, way) => on.onSave(row, field, change, way)}
        onCancel={on.onCancel}
        onHold={on.onHold}
      />
    )
  }
  const full = textOf(field, facts)
  const text = field === 'price' ? textOf.amount(facts) : full
  const before = field in row.before ? textOf(field, { ...facts, ...row.before }) : undefined
  return (
    <>
      <span className={styles.words} title={full ?? undefined}>
        {isDoubted(row, field) && (
          <CircleHelp role="img" aria-label={words('grid.doubtful')} className={styles.doubt} />
        )}
        <span
          className={classNames(
            styles.text,
            full === null && styles.soft,
            isDerived(row, facts, field) && styles.derived,
          )}
        >
          {text ?? '\u2013'}
        </span>
      </span>
      {before !== undefined && (
        <span className={styles.before}>
          {t('row.before', { value: before ?? t('row.notStated') })}
        </span>
      )}
      {field === 'name' && <RowProblem row={row} />}
    </>
  )
}
