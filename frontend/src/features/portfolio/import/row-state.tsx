import { useTranslation } from 'react-i18next'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { Badge } from '../../../ui/badge.tsx'
import styles from './review-grid.module.css'
import { Where } from './where.tsx'

/** Where a row is in the file, and what the import made of its product. */
export function RowState(props: {
  readonly row: ImportRow
  readonly tables: readonly ImportTable[]
  /** Of a newer edition it is said what changed; of a first list everything is new. */
  readonly isEdition: boolean
  readonly isShort?: boolean
}) {
  const { t } = useTranslation('imports')
  const { row, tables, isEdition, isShort } = props
  const { change, product, is_out } = row
  return (
    <>
      <Where row={row} tables={tables} isShort={isShort} />
      {isEdition && change !== null && change !== 'same' && (
        <Badge tone={change === 'gone' ? 'warning' : 'info'}>{t(`show.${change}`)}</Badge>
      )}
      {(product === null || is_out) && <span className={styles.before}>{t('row.removed')}</span>}
    </>
  )
}

/** What is doubtful about all of a row. */
export function RowProblem({ row: { problem } }: { readonly row: ImportRow }) {
  const { t } = useTranslation('portfolio')
  const { t: words } = useTranslation('imports')
  if (problem === null) return null
  const { code } = problem
  // it became a product all the same
  const isTaken = code === 'row_not_a_drink' || code === 'row_without_name'
  return (
    <span className={styles.problem}>
      {isTaken ? words(`taken.${code}`) : t(`problem.${code}`)}
    </span>
  )
}
