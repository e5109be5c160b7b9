import Papa from 'papaparse'
import type { DecodedFile, SheetRow } from '#domain/portfolio/reading/sheet.ts'
import { decodeText } from './decode-text.ts'
import { cleaned, type Decoding, usualDecoding } from './decoding.ts'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

const delimiters = [';', ',', '\t', '|'] as const

/** CSV and TSV in any usual encoding and delimiter; rows are numbered as records, the header is 1. */
export function decodeCsv(bytes: Uint8Array, decoding: Decoding = usualDecoding): DecodedFile {
  const text = decodeText(bytes)
  if (text.trim() === '') throw new ReadingFailure('empty_file')
  const separated = /^sep=(.)\r?\n/i.exec(text)
  const body = separated === null ? text : text.slice(separated[0].length)
  const separator = separated?.[1] ?? delimiterOf(body)
  const rows: SheetRow[] = []
  let cells = 0
  let failure: ReadingFailure | null = null
  Papa.parse<string[]>(body, {
    delimiter: separator,
    skipEmptyLines: false,
    step: ({ data }, parser) => {
      cells += data.length
      const isOver = rows.length >= limits.rows || cells > limits.cells
      if (isOver) {
        failure = new ReadingFailure('too_many_rows')
        parser.abort()
        return
      }
      rows.push({
        number: rows.length + 1,
        cells: data.slice(0, limits.columns).map((cell) => cleaned(cell, decoding)),
      })
    },
  })
  if (failure !== null) throw failure
  return { kind: 'sheets', sheets: [{ name: '', rows, has_row_numbers: true }], separator }
}

/**
 * The delimiter that divides the first lines most evenly, counted outside quotes: a decimal comma or
 * a comma in a quoted name must not win over the semicolon.
 */
export function delimiterOf(text: string): string {
  const lines = firstRecords(text)
  let best: string = ','
  let bestScore = 0
  for (const delimiter of delimiters) {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const usual = mostFrequent(counts.filter((count) => count > 0))
    if (usual === 0) continue
    const even = counts.filter((count) => count === usual).length / Math.max(1, counts.length)
    const score = even * (1 + Math.min(usual, 20) / 10)
    if (score > bestScore) {
      best = delimiter
      bestScore = score
    }
  }
  return best
}

function firstRecords(text: string): string[] {
  // of quoted parts nothing but a letter is left, so that only delimiters between fields count
  const sample = text.slice(0, 64 * 1024).replace(/"(?:[^"]|"")*"/g, 'q')
  return sample
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 60)
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0
}
