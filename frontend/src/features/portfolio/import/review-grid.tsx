import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { useLettersOn } from '../../../lib/keys/letter-keys.ts'
import { usePageKeys } from '../../../lib/keys/use-page-keys.ts'
import type { CellWay } from '../grid/cell-editor.tsx'
import type { Place } from '../grid/press-in-grid.ts'
import type { FactChange } from '../grid/read-fact.ts'
import { useActiveCell } from '../grid/use-active-cell.ts'
import { FileHead } from './file-head.tsx'
import { pressInReview } from './press-in-review.ts'
import { columnOf, type ReviewColumn, templateOf } from './review-columns.ts'
import { isDoubted, isNumeric } from './review-fields.ts'
import styles from './review-grid.module.css'
import { cellId, ReviewLine } from './review-line.tsx'
import type { ChooseRole } from './use-column-roles.ts'
import type { FieldText } from './use-field-text.ts'

const rowHeight = 40
/** Of the two rows at the top. */
const headHeight = 96
/** Rows that are asked for before their place is reached. */
const ahead = 40

export interface ReviewGridProps {
  readonly rows: readonly ImportRow[]
  /** Of all pages. */
  readonly total: number
  readonly columns: readonly ReviewColumn[]
  readonly tables: readonly ImportTable[]
  readonly isEdition: boolean
  readonly textOf: FieldText
  readonly disabled: boolean
  readonly choose: ChooseRole
  /** The list goes on, and is wanted. */
  readonly onMore: () => void
  readonly onExplain: (row: ImportRow, field: MendedField) => void
  readonly onSave: (row: ImportRow, field: MendedField, change: FactChange) => void
  /** The row that is the first in sight. */
  readonly onSight: (row: number) => void
}

/** Rows are drawn as they are seen; the keys act on one cell, and the cells are one stop of the Tab key. */
export function ReviewGrid(props: ReviewGridProps) {
  const { rows, total, columns, tables, textOf, onMore, onExplain, onSave } = props
  const { t } = useTranslation('imports')
  const [hasLetters] = useLettersOn()
  const firstField = columns.findIndex(({ kind }) => kind === 'field')
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const cell = useActiveCell({
    rowCount: rows.length,
    columnCount: columns.length,
    rowHeight,
    headHeight,
    firstColumn: Math.max(0, firstField),
    cellId,
  })
  const { scroll, table, virtual, active, isEdited, moveTo, cancel, hold } = cell
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {}
  useEffect(() => {
    if (endIndex > rows.length - ahead) onMore()
  }, [endIndex, rows.length, onMore])
  const { onSight } = props
  useEffect(() => onSight(startIndex), [startIndex, onSight])

  const latest = useRef({ rows, columns })
  latest.current = { rows, columns }
  const unfold = useCallback((row: number) => {
    const id = latest.current.rows[row]?.product?.product_id
    if (id === undefined) return
    setUnfolded((before) => {
      const next = new Set<string>(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const pressCell = cell.press
  const press = useCallback(
    (row: number, column: number, isAgain: boolean) => {
      const now = latest.current
      const pressed = now.rows[row]
      const canEdit =
        now.columns[column]?.kind === 'field' && pressed?.product !== null && !pressed?.is_out
      pressCell({ row, column }, isAgain && canEdit)
    },
    [pressCell],
  )
  const { leave } = cell
  const save = useCallback(
    (row: ImportRow, field: MendedField, change: FactChange | null, way: CellWay) => {
      if (change !== null) onSave(row, field, change)
      leave(way)
    },
    [onSave, leave],
  )
  const explain = ({ row, column }: Place) => {
    const [shown, at] = [rows[row], columns[column]]
    if (shown === undefined || shown.product === null || shown.is_out) return
    if (at?.kind === 'field') onExplain(shown, at.field)
  }
  const edit = (at: Place) =>
    columns[at.column]?.kind === 'further' ? unfold(at.row) : press(at.row, at.column, true)
  const nextDoubt = () => {
    const next = placeOfDoubt(rows, columns, active)
    if (next !== null) moveTo(next)
  }
  const focus = () => table.current?.focus()
  usePageKeys(true, {
    j: document.activeElement === table.current ? undefined : focus,
    k: document.activeElement === table.current ? undefined : focus,
  })
  const template = useMemo(() => templateOf(columns), [columns])
  return (
    <div ref={scroll} className={styles.scroll}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one stop of the Tab key, whose cells are reached with the arrows and edited
        role="grid"
        tabIndex={0}
        className={styles.grid}
        style={{ minWidth: template.minWidth }}
        aria-label={t('grid.label')}
        aria-rowcount={total + 2}
        aria-colcount={columns.length}
        aria-activedescendant={rows.length > 0 ? cellId(active.row, active.column) : undefined}
        onKeyDown={(event) =>
          pressInReview(event, {
            place: active,
            rowCount: rows.length,
            columnCount: columns.length,
            pageRows: cell.pageRows(),
            hasLetters,
            moveTo,
            edit,
            explain,
            unfold,
            nextDoubt,
          })
        }
      >
        <Head {...props} template={template.gridTemplateColumns} />
        <tbody className={styles.body} style={{ height: `${virtual.getTotalSize()}px` }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            const isActive = active.row === index
            return (
              <ReviewLine
                key={index}
                row={row}
                index={index}
                start={start}
                columns={columns}
                template={template.gridTemplateColumns}
                tables={tables}
                isEdition={props.isEdition}
                activeColumn={isActive ? active.column : null}
                isEdited={isActive && isEdited}
                isUnfolded={unfolded.has(row.product?.product_id ?? '')}
                textOf={textOf}
                measure={virtual.measureElement}
                onPress={press}
                onUnfold={unfold}
                onExplain={onExplain}
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

/** The next value that may be wrong after a place, the first one after the last. */
function placeOfDoubt(
  rows: readonly ImportRow[],
  columns: readonly ReviewColumn[],
  from: Place,
): Place | null {
  for (let step = 0; step <= rows.length; step += 1) {
    const row = (from.row + step) % rows.length
    const shown = rows[row]
    if (shown === undefined || shown.doubts.length === 0) continue
    const column = columns.findIndex(
      (one, at) =>
        one.kind === 'field' && isDoubted(shown, one.field) && (step > 0 || at > from.column),
    )
    if (column >= 0) return { row, column }
  }
  return null
}

function Head(props: ReviewGridProps & { readonly template: string }) {
  const { columns, choose, disabled, template } = props
  const { t } = useTranslation('imports')
  const { t: words } = useTranslation('portfolio')
  const ofFile = columns.filter(({ kind }) => kind === 'file').length
  const ofProduct = columns.length - ofFile - 1
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1} className={styles.groups} style={{ gridTemplateColumns: template }}>
        <th aria-colindex={1} className={styles.rowHead} />
        {ofFile > 0 && (
          <th
            scope="colgroup"
            colSpan={ofFile}
            aria-colindex={2}
            className={styles.fileGroup}
            style={{ gridColumn: `span ${ofFile}` }}
          >
            {t('grid.fileSide')}
          </th>
        )}
        {ofProduct > 0 && (
          <th
            scope="colgroup"
            colSpan={ofProduct}
            aria-colindex={ofFile + 2}
            style={{ gridColumn: `span ${ofProduct}` }}
          >
            {t('grid.productSide')}
          </th>
        )}
      </tr>
      <tr aria-rowindex={2} className={styles.line} style={{ gridTemplateColumns: template }}>
        {columns.map((column, at) => {
          if (column.kind === 'file') {
            return (
              <FileHead
                key={column.key}
                column={column.column}
                at={at}
                choose={choose}
                disabled={disabled}
              />
            )
          }
          const name = {
            row: () => t('row.where'),
            further: () => t('grid.further'),
            field: () =>
              column.kind === 'field' ? words(`grid.column.${columnOf[column.field]}`) : '',
          }[column.kind]()
          const isNumber = column.kind === 'field' && isNumeric(column.field)
          return (
            <th
              key={column.key}
              scope="col"
              aria-colindex={at + 1}
              className={
                column.kind === 'row' ? styles.rowHead : isNumber ? styles.number : undefined
              }
            >
              {name}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
