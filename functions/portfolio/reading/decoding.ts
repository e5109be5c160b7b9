import { tidy } from '#domain/portfolio/reading/sheet.ts'
import { limits } from './limits.ts'

/** How cells and words are taken from a file; what price lists need is the usual. */
export interface Decoding {
  /** Longer texts of cells are cut. */
  readonly cellCharacters: number
  readonly cleanCell: (text: string) => string
  /** The widest gap between words of one piece of a printed line, in font sizes. */
  readonly wordSpace: number
}

export const usualDecoding: Decoding = {
  cellCharacters: limits.cell_characters,
  cleanCell: tidy,
  wordSpace: 0.9,
}

/** The text of a cell, cut and cleaned. */
export const cleaned = (text: string, { cellCharacters, cleanCell }: Decoding): string =>
  cleanCell(text.length > cellCharacters ? text.slice(0, cellCharacters) : text)
