import { pagesOf } from '../../../lib/pages-of.ts'
import { type Cell, toCsv } from './csv.ts'

/** The fields of a row that are cells as they are. */
type CellField<Row> = {
  [Field in keyof Row & string]: Row[Field] extends Cell ? Field : never
}[keyof Row & string]

/** A field under its own name, or a name with what stands there. */
export type CsvColumn<Row> = CellField<Row> | readonly [name: string, cell: (row: Row) => Cell]

/** Rows that the page holds all of. */
export function rowsCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const named = columns.map((column) =>
    typeof column === 'string'
      ? ([column, (row: Row) => row[column] as Cell] as const)
      : ([column[0], column[1]] as const),
  )
  return toCsv(
    named.map(([name]) => name),
    rows.map((row) => named.map(([, cell]) => cell(row))),
  )
}

type Ask<Page> = (page: {
  readonly cursor: string | undefined
  readonly limit: number
}) => Promise<Page>

interface PagedList<Page, Row> {
  readonly columns: readonly CsvColumn<Row>[]
  /** One list, or several that follow one another in the file. */
  readonly ask: Ask<Page> | readonly Ask<Page>[]
  readonly rowsOf: (page: Page) => readonly Row[]
  /** As many rows as the list gives on a page at most. Default: 100. */
  readonly pageSize?: number
}

/** All rows of a list under its filters, however many pages that takes. */
export async function listCsv<Page extends { readonly next_cursor: string | null }, Row>({
  columns,
  ask,
  rowsOf,
  pageSize = 100,
}: PagedList<Page, Row>): Promise<string> {
  const rows: Row[] = []
  for (const one of [ask].flat() as readonly Ask<Page>[]) {
    for await (const page of pagesOf((cursor) => one({ cursor, limit: pageSize }))) {
      rows.push(...rowsOf(page))
    }
  }
  return rowsCsv(columns, rows)
}
