import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ProductId } from '#domain/shared/ids.ts'
import { useLocalePath } from '../../../i18n/use-locale-path.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { CellWay } from './cell-editor.tsx'
import { fieldOfColumn, isNumeric } from './cell-field.ts'
import { type GridColumn, type GridFilter, gridColumns } from './grid-filter.ts'
import { cellId, GridLine } from './grid-line.tsx'
import type { GridRow } from './grid-row.ts'
import { columnAt, pressInGrid } from './press-in-grid.ts'
import styles from './product-grid.module.css'
import type { FactChange } from './read-fact.ts'
import type { Doubts } from './shown-rows.ts'
import { useActiveCell } from './use-active-cell.ts'
import { useCellWords } from './use-cell-words.tsx'

const rowHeights = { wide: 40, phone: 84 }

export interface ProductGridProps {
  readonly rows: readonly GridRow[]
  readonly doubts: Doubts
  readonly filter: GridFilter
  readonly onFilter: (change: Partial<GridFilter>) => void
  readonly selected: ReadonlySet<ProductId>
  readonly onSelect: (selected: ReadonlySet<ProductId>) => void
  readonly onChange: (row: GridRow, change: FactChange) => void
  readonly onUndo: () => void
  /** What `/` leads to. */
  readonly search: RefObject<HTMLInputElement | null>
}

/** Rows are drawn as they are seen; the keys act on one cell, and the grid is one stop of the Tab key. */
export function ProductGrid(props: ProductGridProps) {
  const { rows, doubts, filter, onFilter, selected, onSelect, onChange, onUndo, search } = props
  const { t } = useTranslation('portfolio')
  const wordsOf = useCellWords()
  const navigate = useNavigate()
  const path = useLocalePath()
  const isWide = useIsWide()
  // where a selection with Shift begins
  const anchor = useRef(0)
  const cell = useActiveCell({
    rowCount: rows.length,
    columnCount: gridColumns.length,
    rowHeight: isWide ? rowHeights.wide : rowHeights.phone,
    headHeight: isWide ? rowHeights.wide : 0,
    cellId,
  })
  const { scroll, table, virtual, active, isEdited, moveTo, cancel, hold } = cell

  const latest = useRef({ rows, selected })
  latest.current = { rows, selected }
  const toggle = useCallback(
    (index: number, extend: boolean) => {
      const now = latest.current
      const [from, to] = extend ? [anchor.current, index].sort((a, b) => a - b) : [index, index]
      const next = new Set(now.selected)
      const id = now.rows[index]?.id
      const isOn = extend || id === undefined || !next.has(id)
      for (const row of now.rows.slice(from, (to ?? index) + 1)) {
        if (isOn) next.add(row.id)
        else next.delete(row.id)
      }
      if (!extend) anchor.current = index
      onSelect(next)
    },
    [onSelect],
  )
  const extendTo = (row: number) => {
    const from = rows[active.row]?.id
    if (from === undefined || !selected.has(from)) anchor.current = active.row
    toggle(row, true)
  }
  const pressCell = cell.press
  const press = useCallback(
    (row: number, column: number, isAgain: boolean) =>
      pressCell({ row, column }, isAgain && fieldOfColumn[columnAt(column)] !== null),
    [pressCell],
  )
  const { leave } = cell
  const save = useCallback(
    (row: GridRow, change: FactChange | null, way: CellWay) => {
      if (change !== null) onChange(row, change)
      leave(way)
    },
    [onChange, leave],
  )
  const isAll = useMemo(
    () => rows.length > 0 && rows.every(({ id }) => selected.has(id)),
    [rows, selected],
  )
  const selectAll = () => onSelect(isAll ? new Set() : new Set(rows.map(({ id }) => id)))

  return (
    <div ref={scroll} className={styles.scroll} data-tour="products">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one stop of the Tab key, whose cells are reached with the arrows and edited
        role="grid"
        tabIndex={0}
        className={styles.grid}
        aria-label={t('products.title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={gridColumns.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={rows.length > 0 ? cellId(active.row, active.column) : undefined}
        onKeyDown={(event) =>
          pressInGrid(event, {
            place: active,
            rowCount: rows.length,
            pageRows: cell.pageRows(),
            moveTo: (next, isExtended) => {
              if (isExtended) extendTo(next.row)
              moveTo(next)
            },
            toggle: (row) => toggle(row, false),
            selectAll,
            clear: () => onSelect(new Set()),
            edit: ({ row, column }) => press(row, column, true),
            open: (row) => {
              const id = rows[row]?.id
              if (id !== undefined) void navigate(path(`/products/${id}`))
            },
            search: () => search.current?.focus(),
            undo: onUndo,
          })
        }
      >
        <thead className={styles.head}>
          <tr aria-rowindex={1} className={styles.row}>
            <th scope="col" aria-colindex={1} className={styles.select}>
              <input
                type="checkbox"
                tabIndex={-1}
                checked={isAll}
                aria-label={t('grid.selectAll', { count: rows.length })}
                onChange={selectAll}
              />
            </th>
            {gridColumns.map((column, at) => (
              <Heading key={column} column={column} at={at} filter={filter} onFilter={onFilter} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            const isActive = active.row === index
            return (
              <GridLine
                key={row.id}
                row={row}
                index={index}
                start={start}
                isSelected={selected.has(row.id)}
                activeColumn={isActive ? active.column : null}
                isEdited={isActive && isEdited}
                doubts={doubts.get(row.id)}
                wordsOf={wordsOf}
                onToggle={toggle}
                onPress={press}
                onSave={save}
                onCancel={cancel}
                onHold={hold}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Heading({
  column,
  at,
  filter: { sort, falling },
  onFilter,
}: {
  readonly column: GridColumn
  readonly at: number
} & Pick<ProductGridProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('portfolio')
  const isSorted = sort === column
  return (
    <th
      scope="col"
      aria-colindex={at + 2}
      aria-sort={isSorted ? (falling ? 'descending' : 'ascending') : undefined}
      className={classNames(styles.cell, isNumeric(column) && styles.number)}
      data-column={column}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.sort}
        onClick={() => onFilter({ sort: column, falling: isSorted && !falling })}
      >
        {t(`grid.column.${column}`)}
        {isSorted && (falling ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
      </button>
    </th>
  )
}
