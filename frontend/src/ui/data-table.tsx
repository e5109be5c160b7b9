// biome-ignore-all lint/a11y/noRedundantRoles: in the card form `display: block` takes the implied roles away
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { SortSelect } from './sort-select.tsx'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  /** Null where nothing is known: a dash in the table, left out on a card. False: nothing at all. */
  readonly cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  readonly align?: 'start' | 'end'
  /** What the table is read for: figures in the same width, set bolder. */
  readonly isStrong?: boolean
  /** This cell names the row (one column at most). */
  readonly isRowHeader?: boolean
  /** A press on the header asks for this order (`onSort`). */
  readonly isSortable?: boolean
  /** Left out of the card form on phones. */
  readonly hideOnCard?: boolean
  /** Without its header in the card form: a control says itself what it does. */
  readonly bareOnCard?: boolean
}

export interface Sorting {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

export interface DataTableProps<Row> {
  /** The caption; read out, not shown. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly sorting?: Sorting
  readonly onSort?: (sorting: Sorting) => void
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey } = props
  return (
    <div className={styles.frame}>
      <SortSelect {...props} />
      <table className={styles.table} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Numbers and dates may differ by a space between the browser that draws and the one that reads: `suppressHydrationWarning`. */
function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const value = column.cell(row)
  const isEmpty = value === null || value === undefined || value === false
  const className = classNames(
    column.align === 'end' && styles.end,
    column.bareOnCard && styles.bare,
    (column.hideOnCard || isEmpty) && styles.wideOnly,
    column.isStrong && styles.strong,
  )
  if (column.isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={className} suppressHydrationWarning>
        {value ?? '\u2013'}
      </th>
    )
  }
  // on a card the value is beside its header, as one item: text is that by itself
  const isText = isEmpty || typeof value === 'string' || typeof value === 'number'
  return (
    <td
      role="cell"
      className={className}
      data-label={column.bareOnCard ? undefined : column.header}
      suppressHydrationWarning
    >
      {isText ? (value ?? '\u2013') : <div>{value}</div>}
    </td>
  )
}

function HeaderCell<Row>({
  column,
  sorting,
  onSort,
}: DataTableProps<Row> & { readonly column: Column<Row> }) {
  const direction = sorting?.key === column.key ? sorting.direction : undefined
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      role="columnheader"
      className={column.align === 'end' ? styles.end : undefined}
      aria-sort={direction}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSort({ key: column.key, direction: direction ? opposite[direction] : 'ascending' })
          }
        >
          {column.header}
          {direction && <Arrow aria-hidden="true" />}
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
