import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import { type FileColumn, wordsOfCell } from './file-columns.ts'
import { evidenceOf } from './review-fields.ts'

interface Props {
  readonly row: ImportRow
  readonly column: FileColumn
  /** The cell that the value under the cursor was read from. */
  readonly source: number | null
}

/** What the file says; marked where a doubtful value was read from it, or the one under the cursor. */
export function FileCell({ row, column, source }: Props) {
  const words = wordsOfCell(row, column)
  if (words === '') return null
  const isDoubtful =
    column.cell !== null &&
    row.doubts.some(({ field }) => evidenceOf(row, field)?.column === column.cell)
  const isSource = column.cell !== null && source === column.cell
  return isDoubtful || isSource ? (
    <mark title={words} data-source={isSource || undefined} data-doubtful={isDoubtful || undefined}>
      {words}
    </mark>
  ) : (
    <span title={words}>{words}</span>
  )
}
