import { fold } from '../../vocabulary/fold.ts'
import type { ColumnRole } from './column-roles.ts'
import { readPriceWords } from './price-words.ts'
import type { Column } from './recognise-columns.ts'
import type { Header } from './recognise-header.ts'

/** What somebody said of a file: it goes before what was recognised. */
export interface ReadingChoices {
  /** Per table heading: the roles of columns, by their place in the table from 0. */
  readonly columns: readonly {
    readonly heading: string
    readonly roles: Readonly<Record<string, ColumnRole>>
  }[]
  /** Rows that are products although they were left out. */
  readonly taken_in: readonly { readonly sheet: number; readonly row: number }[]
}

export const noChoices: ReadingChoices = { columns: [], taken_in: [] }

const longestKey = 300

/** What lists with the same columns have in common: the words of the header, or how many columns there are. */
export function headingKey(header: Header | null, width: number): string {
  const words = header?.cells.map(({ text }) => fold(text)).join('|') ?? ''
  return words.replaceAll('|', '') === '' ? `${headless}${width}` : words.slice(0, longestKey)
}

const headless = 'columns:'

/** Whether other lists with this key have the same columns: without a header only their number is known. */
export const isHeading = (key: string): boolean => !key.startsWith(headless)

/** Several columns may hold prices, of different sizes or terms; every other chosen role is the chosen column's alone. */
const isShared = (role: ColumnRole) => role === 'price' || role === 'ignore'

/** The recognised columns with the chosen roles in their place. */
export function withChosen(
  columns: readonly Column[],
  header: Header | null,
  roles: Readonly<Record<string, ColumnRole>>,
): Column[] {
  const chosen = new Map<number, ColumnRole>(
    Object.entries(roles).map(([index, role]) => [Number(index), role]),
  )
  const own = new Set<ColumnRole>([...chosen.values()].filter((role) => !isShared(role)))
  const kept = columns.filter(({ index, role }) => !chosen.has(index) && !own.has(role))
  const given = [...chosen].map(([index, role]): Column => {
    const text = header?.cells[index]?.text ?? ''
    const price = role === 'price' ? readPriceWords(fold(text)) : null
    return {
      index,
      role,
      header: text,
      group: 1,
      price,
      volume_ml: header?.cells[index]?.volume_ml ?? null,
      confidence: 1,
    }
  })
  return [...kept, ...given].sort((a, b) => a.index - b.index)
}
