import { writeXlsx } from 'hucre/xlsx'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { readable } from '../platform/pdf/readable.ts'
import { repackZip } from './zip.ts'

type Cell = string | number | null

export interface Table {
  readonly name: string
  readonly columns: readonly { readonly header: string; readonly width: number }[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell of a spreadsheet holds no more; what is cut is whole in the PDF. */
const longestCell = 32_767
const cutMark = ' [cut: the whole text is in the PDF]'

function cellOf(value: Cell): Cell {
  if (typeof value !== 'string') return value
  const text = readable(value)
  return text.length <= longestCell
    ? text
    : `${text.slice(0, longestCell - cutMark.length).replace(/[\uD800-\uDBFF]$/, '')}${cutMark}`
}

/** A workbook of tables, the same bytes for the same content: every time in it is `at`. */
export async function writeTables(
  title: string,
  at: Instant,
  tables: readonly Table[],
): Promise<Uint8Array> {
  const day = new Date(at)
  const written = await writeXlsx({
    properties: { title: readable(title), creator: 'Nordgate', created: day, modified: day },
    sheets: tables.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ width }) => ({
        width,
        style: { alignment: { wrapText: true, vertical: 'top' as const } },
      })),
      rows: [columns.map(({ header }) => header), ...rows.map((row) => row.map(cellOf))],
      cells: new Map(
        columns.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }]),
      ),
      freezePane: { rows: 1 },
    })),
  })
  return repackZip(new Uint8Array(written), at)
}
