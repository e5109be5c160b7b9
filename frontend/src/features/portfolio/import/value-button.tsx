import CircleHelp from 'lucide-react/icons/circle-help'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { classNames } from '../../../ui/class-names.ts'
import { isDerived, isDoubted } from './review-fields.ts'
import styles from './review-grid.module.css'
import type { FieldText } from './use-field-text.ts'

interface Props {
  readonly row: ImportRow
  readonly facts: ProductFacts
  readonly field: MendedField
  readonly textOf: FieldText
  readonly onPress: () => void
}

/** A value outside of the grid's cells: a press shows where it comes from and mends it. */
export function ValueButton({ row, facts, field, textOf, onPress }: Props) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const text = textOf(field, facts)
  if (row.is_out) return <span>{text ?? '\u2013'}</span>
  const isDoubtful = isDoubted(row, field)
  const name = t('row.mend', { field: fact(`fact.${field}`), value: text ?? t('row.notStated') })
  return (
    <button
      type="button"
      className={styles.value}
      data-doubtful={isDoubtful || undefined}
      aria-label={isDoubtful ? `${name}. ${t('row.doubt')}` : name}
      onClick={onPress}
    >
      {isDoubtful && <CircleHelp aria-hidden="true" className={styles.doubt} />}
      <span className={classNames(isDerived(row, facts, field) && styles.derived)}>
        {text ?? '\u2013'}
      </span>
    </button>
  )
}
