/** What a cell holds once decoded: texts tidied (`tidy`), dates as ISO text. */
export type Cell = string | number | boolean | null

export interface SheetRow {
  /** 1-based, as the spreadsheet program shows it. */
  readonly number: number
  readonly cells: readonly Cell[]
  /** Where it is found again in the file, if not by its number: it is a column of it. */
  readonly line?: number
  /** Columns whose value stands in a cell above, which spans several rows. */
  readonly from_above?: ReadonlySet<number>
}

/** A worksheet has as many rows; greater numbers name columns, which are rows of a table that lies on its side. */
const mostRows = 1_048_576

/** The line of a column, from 1. */
export const lineOfColumn = (column: number): number => mostRows + column
/** The column that a line is, from 1; null: it is a row. */
export const columnOfLine = (line: number): number | null =>
  line > mostRows ? line - mostRows : null

export const lineOf = ({ line, number }: SheetRow): number => line ?? number

/** A table: a worksheet, a CSV file, a table of a Word document. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
  /** True when the rows are numbered as the producer sees them (not those of a document). */
  readonly has_row_numbers: boolean
  /** Where its columns begin in the sheet; 0 where there is no other table beside it. */
  readonly first_column?: number
}

/** A run of text on a page; positions in points, x from the left. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  readonly width: number
  /** Points; where it is missing, that of the line. */
  readonly size?: number
  /** Its own baseline, which may be a little off that of the line; where it is missing, that of the line. */
  readonly y?: number
}

/** A line of a document. */
export interface DocumentLine {
  readonly page: number
  /** Points from the bottom of the page, or descending line numbers where there is no layout. */
  readonly y: number
  /** Points; 0 when unknown. */
  readonly size: number
  /** From left to right, separated by gaps wider than a word space. */
  readonly pieces: readonly TextPiece[]
}

/** The common output of all decoders. */
export type DecodedFile =
  | {
      readonly kind: 'sheets'
      readonly sheets: readonly Sheet[]
      /** What divides the cells of a text file. */
      readonly separator?: string
    }
  | { readonly kind: 'lines'; readonly lines: readonly DocumentLine[] }

/** The words of a cell; a number as JavaScript writes it. */
export function cellText(cell: Cell | undefined): string {
  if (typeof cell === 'string') return cell
  return cell === null || cell === undefined ? '' : String(cell)
}

/** As `cellText(cell) === ''`, without making texts of numbers. */
export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || cell === ''

/** The texts of a row's filled cells. */
export function textsOf({ cells }: SheetRow): string[] {
  const texts: string[] = []
  for (const cell of cells) {
    const text = cellText(cell)
    if (text !== '') texts.push(text)
  }
  return texts
}

/** How many of a row's cells are filled, counted no further than `most`. */
export function filledCells({ cells }: SheetRow, most = Number.POSITIVE_INFINITY): number {
  let filled = 0
  for (const cell of cells) {
    if (isEmpty(cell)) continue
    filled += 1
    if (filled === most) break
  }
  return filled
}

export const isFilled = (row: SheetRow): boolean => filledCells(row, 1) > 0

/** Non-breaking, zero-width and doubled spaces out, ends trimmed. */
export function tidy(text: string): string {
  // most cells are tidy, and each is looked at many times
  if (isTidy(text)) return text
  return text
    .replace(/\u200b|\u200c|\u200d|\ufeff|\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const space = 32
/** The first letter whose neighbours need a closer look: spaces of other scripts follow. */
const firstRare = 0x16_80
const rare = /[^ -\x9f\xa1-\xac\xae-\u167f]/
/** A description is searched whole; of a short text the start of a search would cost more than its letters. */
const longText = 80

/** Without the whole pattern, which alone costs a large list a tenth of its time. */
function isTidy(text: string): boolean {
  if (text.length > longText) {
    const isPlain = !rare.test(text)
    return isPlain
      ? !text.includes('  ') && !text.startsWith(' ') && !text.endsWith(' ')
      : !untidy.test(text)
  }
  let before = space
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === space && before === space) return false
    if (code < space || code === 0xa0 || code === 0xad || code >= firstRare)
      return !untidy.test(text)
    before = code
  }
  return before !== space || text === ''
}

const untidy = /\u200b|\u200c|\u200d|\ufeff|\u00ad|^\s|\s$|\s\s|[^\S ]/
