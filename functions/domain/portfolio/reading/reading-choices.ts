import { fold } from '../../vocabulary/fold.ts'
import type { ColumnRole } from './column-roles.ts'
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
