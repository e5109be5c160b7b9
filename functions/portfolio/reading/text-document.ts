import {
  type DecodedFile,
  type DocumentLine,
  type Sheet,
  tidy,
} from '#domain/portfolio/reading/sheet.ts'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

/** A paragraph of a word processor, or a row of one of its tables. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string; readonly size: number }
  | { readonly kind: 'row'; readonly cells: readonly string[] }

const lineHeight = 14
const columnWidth = 200

/**
 * Tables become one sheet, with the paragraphs between as rows of their own (headings); a document
 * without tables becomes lines whose tabs stand for columns.
 */
export function toDecoded(blocks: readonly Block[]): DecodedFile {
  if (blocks.length > limits.document_lines) throw new ReadingFailure('too_large_unpacked')
  const rows = blocks.filter(({ kind }) => kind === 'row').length
  return rows >= 2
    ? { kind: 'sheets', sheets: [toSheet(blocks)] }
    : { kind: 'lines', lines: toLines(blocks) }
}

function toSheet(blocks: readonly Block[]): Sheet {
  return {
    name: '',
    has_row_numbers: false,
    rows: blocks.map((block, index) => ({
      number: index + 1,
      cells: (block.kind === 'row' ? block.cells : [block.text]).map(tidy),
    })),
  }
}

function toLines(blocks: readonly Block[]): DocumentLine[] {
  return blocks.flatMap((block, index) => {
    const texts = block.kind === 'row' ? block.cells : block.text.split(/\t+|\s{3,}/)
    const pieces = texts
      .map(tidy)
      .map((text, column) => ({ text, x: column * columnWidth, width: text.length * 5 }))
      .filter(({ text }) => text !== '')
    const size = block.kind === 'row' ? 11 : block.size
    return pieces.length === 0 ? [] : [{ page: 1, y: -index * lineHeight, size, pieces }]
  })
}
