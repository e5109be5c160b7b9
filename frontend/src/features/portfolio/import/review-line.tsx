import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { CellWay } from '../grid/cell-editor.tsx'
import type { FactChange } from '../grid/read-fact.ts'
import { FileCell } from './file-cell.tsx'
import { inWords } from './file-columns.ts'
import { FurtherValues } from './further-values.tsx'
import type { ReviewColumn } from './review-columns.ts'
import { evidenceOf, furtherFields, isDoubted, isNumeric } from './review-fields.ts'
import styles from './review-grid.module.css'
import { RowState } from './row-state.tsx'
import type { FieldText } from './use-field-text.ts'
import { ValueCell } from './value-cell.tsx'

export const cellId = (row: number, column: number) => `review-${row}-${column}`

export interface ReviewLineProps {
  readonly row: ImportRow
  readonly index: number
  readonly start: number
  readonly columns: readonly ReviewColumn[]
  readonly template: string
  readonly tables: readonly ImportTable[]
  readonly isEdition: boolean
  /** Of the cell that the keys act on, if it is in this row. */
  readonly activeColumn: number | null
  readonly isEdited: boolean
  readonly isUnfolded: boolean
  readonly textOf: FieldText
  readonly measure: (element: Element | null) => void
  readonly onPress: (row: number, column: number, isAgain: boolean) => void
  readonly onUnfold: (row: number) => void
  readonly onExplain: (row: ImportRow, field: MendedField) => void
  readonly onSave: (
    row: ImportRow,
    field: MendedField,
    change: FactChange | null,
    way: CellWay,
  ) => void
  readonly onCancel: () => void
  readonly onHold: (held: boolean) => void
}

/** A row of the file beside the product that was read from it. */
export const ReviewLine = memo(function ReviewLine(props: ReviewLineProps) {
  const { t } = useTranslation('imports')
  const { row, index, start, columns, activeColumn, isUnfolded, textOf } = props
  const active = columns[activeColumn ?? -1]
  const source = active?.kind === 'field' ? (evidenceOf(row, active.field)?.column ?? null) : null
  const { product } = row
  const isDoubtedBelow = furtherFields.some((field) => isDoubted(row, field))
  const ofFile = columns.filter(({ kind }) => kind === 'file').length
  /** Of another sheet than that of the heads: what it says does not stand under them. */
  const wordsOf = (column: ReviewColumn, at: number, shared: object) => {
    if (columns[at - 1]?.kind === 'file') return null
    const isActive = active?.kind === 'file'
    return (
      <td
        key={column.key}
        {...shared}
        id={cellId(index, isActive ? (activeColumn ?? at) : at)}
        colSpan={ofFile}
        data-active={isActive || undefined}
        className={classNames(styles.cell, styles.fileCell)}
        style={{ gridColumn: `span ${ofFile}` }}
      >
        <FileCell row={row} column={inWords} source={null} />
      </td>
    )
  }
  const cellOf = (column: ReviewColumn, at: number) => {
    const isActive = activeColumn === at
    const shared = {
      id: cellId(index, at),
      'aria-colindex': at + 1,
      'data-active': isActive || undefined,
      onClick: () => props.onPress(index, at, isActive),
    } as const
    switch (column.kind) {
      case 'row':
        return (
          <th key={column.key} scope="row" {...shared} className={styles.rowHead}>
            <RowState row={row} tables={props.tables} isEdition={props.isEdition} isShort />
          </th>
        )
      case 'file':
        if (column.sheet !== row.sheet) return wordsOf(column, at, shared)
        return (
          <td key={column.key} {...shared} className={classNames(styles.cell, styles.fileCell)}>
            <FileCell row={row} column={column.column} source={source} />
          </td>
        )
      case 'field':
        return (
          <td
            key={column.key}
            {...shared}
            className={classNames(styles.cell, isNumeric(column.field) && styles.number)}
            data-field={column.field}
            data-doubtful={isDoubted(row, column.field) || undefined}
            onDoubleClick={() => props.onExplain(row, column.field)}
          >
            <ValueCell {...props} field={column.field} isEdited={isActive && props.isEdited} />
          </td>
        )
      case 'further':
        return (
          <td
            key={column.key}
            {...shared}
            className={styles.cell}
            data-doubtful={isDoubtedBelow || undefined}
          >
            {product !== null && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.unfold}
                aria-expanded={isUnfolded}
                aria-label={t('grid.furtherOf', { name: product.facts.name })}
                onClick={(event) => {
                  event.stopPropagation()
                  props.onUnfold(index)
                }}
              >
                {isUnfolded ? (
                  <ChevronDown aria-hidden="true" />
                ) : (
                  <ChevronRight aria-hidden="true" />
                )}
              </button>
            )}
          </td>
        )
    }
  }
  return (
    <tr
      ref={props.measure}
      data-index={index}
      aria-rowindex={index + 3}
      className={styles.line}
      data-active={activeColumn !== null || undefined}
      style={{ transform: `translateY(${start}px)`, gridTemplateColumns: props.template }}
    >
      {columns.map(cellOf)}
      {isUnfolded && product !== null && (
        <td className={styles.further} aria-colindex={1}>
          <FurtherValues
            row={row}
            facts={product.facts}
            textOf={textOf}
            onExplain={(field) => props.onExplain(row, field)}
          />
        </td>
      )}
    </tr>
  )
})
