import CircleHelp from 'lucide-react/icons/circle-help'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedField } from '#domain/portfolio/evidence.ts'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { productName } from '../../../lib/products/product-name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DrinkMark } from '../../../ui/drink/drink-mark.tsx'
import { CellEditor, type CellWay } from './cell-editor.tsx'
import { fieldOfColumn, isNumeric } from './cell-field.ts'
import { gridColumns } from './grid-filter.ts'
import type { GridRow } from './grid-row.ts'
import styles from './product-grid.module.css'
import type { FactChange } from './read-fact.ts'
import { type CellWords, usePriceTitle } from './use-cell-words.tsx'

export const cellId = (row: number, column: number) => `cell-${row}-${column}`

export interface GridLineProps {
  readonly row: GridRow
  readonly index: number
  readonly start: number
  readonly isSelected: boolean
  /** Of the cell that the keys act on, if it is in this row. */
  readonly activeColumn: number | null
  readonly isEdited: boolean
  readonly doubts: readonly ReviewedField[] | undefined
  readonly wordsOf: CellWords
  readonly onToggle: (index: number, extend: boolean) => void
  readonly onPress: (index: number, column: number, isAgain: boolean) => void
  readonly onSave: (row: GridRow, change: FactChange | null, way: CellWay) => void
  readonly onCancel: () => void
  readonly onHold: (held: boolean) => void
}

/** A product in a row of the grid. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { t } = useTranslation('portfolio')
  const { row, index, start, isSelected, activeColumn, isEdited, doubts, wordsOf } = props
  const priceTitle = usePriceTitle()
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={styles.row}
      data-active={activeColumn !== null || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td aria-colindex={1} className={styles.select}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isSelected}
          aria-label={t('grid.select', { name: productName(row.facts) })}
          onChange={() => undefined}
          onClick={(event) => props.onToggle(index, event.shiftKey)}
        />
      </td>
      {gridColumns.map((column, at) => {
        const field = fieldOfColumn[column]
        const words = wordsOf(column, row)
        const isActive = activeColumn === at
        const isDoubtful = field !== null && doubts?.includes(field)
        const derived = row.facts.derived?.find((one) => one.field === field)?.field
        const Cell = column === 'name' ? 'th' : 'td'
        return (
          <Cell
            key={column}
            id={cellId(index, at)}
            scope={column === 'name' ? 'row' : undefined}
            aria-colindex={at + 2}
            className={classNames(styles.cell, isNumeric(column) && styles.number)}
            data-column={column}
            data-active={isActive || undefined}
            data-empty={words === '' || undefined}
            data-doubtful={isDoubtful || undefined}
            title={
              column === 'price'
                ? priceTitle(row)
                : [words, derived && t(`derived.${derived}`)].filter(Boolean).join('. ') ||
                  undefined
            }
            onClick={() => props.onPress(index, at, isActive)}
          >
            {isActive && isEdited && field !== null ? (
              <CellEditor
                row={row}
                field={field}
                onSave={(change, way) => props.onSave(row, change, way)}
                onCancel={props.onCancel}
                onHold={props.onHold}
              />
            ) : (
              <>
                {isDoubtful && (
                  <CircleHelp role="img" aria-label={t('grid.doubtful')} className={styles.doubt} />
                )}
                {column === 'category' && <DrinkMark category={row.facts.categories[0] ?? null} />}
                {column === 'name' ? (
                  <LocaleLink to={`/products/${row.id}`} tabIndex={-1}>
                    {words}
                  </LocaleLink>
                ) : (
                  <span className={derived === undefined ? undefined : styles.derived}>
                    {words || (column === 'missing' ? '' : '\u2013')}
                  </span>
                )}
              </>
            )}
          </Cell>
        )
      })}
    </tr>
  )
})
