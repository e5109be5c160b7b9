import { joinSpacedLetters } from '#domain/portfolio/reading/lettering.ts'
import { type DocumentLine, type TextPiece, tidy } from '#domain/portfolio/reading/sheet.ts'
import { usualDecoding } from './decoding.ts'

/** A run of text as the PDF places it; points, y from the bottom. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly font: string
}

/** Puts the texts of a page back into lines, from top to bottom, and lines into pieces. */
export function linesOfPage(
  texts: readonly PlacedText[],
  page: number,
  wordSpace = usualDecoding.wordSpace,
): DocumentLine[] {
  const sorted = texts.toSorted((a, b) => b.y - a.y || a.x - b.x)
  const lines: PlacedText[][] = []
  let baseline = Number.POSITIVE_INFINITY
  let reach = 0
  for (const text of sorted) {
    const line = lines.at(-1)
    // superscripts and small capitals sit a little off the baseline of their line
    if (line !== undefined && baseline - text.y <= Math.max(reach, text.size * 0.35)) {
      line.push(text)
      reach = Math.max(reach, text.size * 0.35)
    } else {
      lines.push([text])
      baseline = text.y
      reach = text.size * 0.35
    }
  }
  return lines.map((line) => toLine(line, page, wordSpace)).filter((line) => line.pieces.length > 0)
}

type Sized = Pick<Run, 'text' | 'size'>

interface Run {
  text: string
  x: number
  end: number
  y: number
  size: number
}

function toLine(texts: readonly PlacedText[], page: number, wordSpace: number): DocumentLine {
  const sorted = texts.toSorted((a, b) => a.x - b.x)
  const size = sorted.reduce((most, text) => Math.max(most, text.size), 0)
  const pieces: TextPiece[] = []
  let current: Run | null = null
  for (const item of sorted) {
    const words = joinSpacedLetters(item.text)
    const isSpaced = words !== item.text
    const gap: number = current === null ? 0 : item.x - current.end
    if (
      current !== null &&
      gap <= size * widestSpace(current, { text: words, size: item.size }, isSpaced, wordSpace)
    ) {
      const space = gap > size * 0.12 || isSpaced ? ' ' : ''
      current.text += space + words
      current.end = Math.max(current.end, item.x + item.width)
      current.size = Math.max(current.size, item.size)
    } else {
      push(pieces, current)
      current = { text: words, x: item.x, end: item.x + item.width, y: item.y, size: item.size }
    }
  }
  push(pieces, current)
  return { page, y: sorted[0]?.y ?? 0, size, pieces }
}

const isNumber = (text: string) => /^[\d.,~€£$'’]+$/.test(text.trim())

/** In font sizes: numbers in neighbouring columns are closer than words, labels beside a title too. */
function widestSpace(left: Sized, right: Sized, isSpaced: boolean, wordSpace: number): number {
  if (isSpaced) return 1.3
  const isOtherSize = Math.max(left.size, right.size) > Math.min(left.size, right.size) * 1.2
  return isOtherSize || isNumber(right.text) || isNumber(left.text) ? 0.45 : wordSpace
}

function push(pieces: TextPiece[], piece: Run | null): void {
  const text = piece === null ? '' : tidy(piece.text)
  if (piece !== null && text !== '') {
    const { x, y, size } = piece
    pieces.push({ text, x, y, width: piece.end - x, size })
  }
}
