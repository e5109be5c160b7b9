import type { Reading } from '#domain/portfolio/read-product.ts'
import { readDecoded } from '#domain/portfolio/reading/read-decoded.ts'
import { noChoices, type ReadingChoices } from '#domain/portfolio/reading/reading-choices.ts'
import type { DecodedFile } from '#domain/portfolio/reading/sheet.ts'
import { packRows, type RowPart } from './pack-rows.ts'
import { ReadingFailure } from './reading-failure.ts'
import { type FileContent, sniffFile } from './sniff-file.ts'

export interface ReadingRequest {
  readonly choices: ReadingChoices
  /** Whether the file's own rows are wanted as well. */
  readonly has_rows: boolean
}
export const plainRequest: ReadingRequest = { choices: noChoices, has_rows: false }

export type FileReading = Reading & {
  readonly rows?: readonly RowPart[]
  /** What divides the cells of a text file; null in all others. */
  readonly separator?: string | null
}

/**
 * Reads a portfolio file into products. What is wrong with the file comes back as a problem; only a
 * defect of ours is thrown. A hostile file may take long or much memory: see `read-in-worker.ts`.
 */
export async function readPortfolio(
  bytes: Uint8Array,
  fileName: string,
  { choices, has_rows }: ReadingRequest = plainRequest,
): Promise<FileReading> {
  try {
    const file = await decode(bytes, await sniffFile(bytes, fileName))
    const reading = readDecoded(file, choices)
    if (!has_rows) return reading
    const separator = file.kind === 'sheets' ? (file.separator ?? null) : null
    return { ...reading, rows: packRows(file), separator }
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error
    return {
      total_products: 0,
      products: [],
      problems: [{ code: error.code, row: null, text: error.detail }],
    }
  }
}

/** Decoders are loaded when a file of their kind arrives: together they weigh several megabytes. */
async function decode(bytes: Uint8Array, content: FileContent): Promise<DecodedFile> {
  switch (content) {
    case 'text':
      return (await import('./decode-csv.ts')).decodeCsv(bytes)
    case 'xlsx':
      return decodeWorkbook(bytes)
    case 'xls':
    case 'markup':
      return (await import('./decode-xls.ts')).decodeXls(bytes)
    case 'docx':
      return (await import('./decode-docx.ts')).decodeDocx(bytes)
    case 'doc':
      return (await import('./decode-doc.ts')).decodeDoc(bytes)
    case 'pdf':
      return (await import('./decode-pdf.ts')).decodePdf(bytes)
  }
}

async function decodeWorkbook(bytes: Uint8Array): Promise<DecodedFile> {
  try {
    return await (await import('./decode-xlsx.ts')).decodeXlsx(bytes)
  } catch (error) {
    if (error instanceof ReadingFailure) throw error
    // the second reader knows dialects (strict OOXML, odd writers) that the fast one refuses
    return (await import('./decode-xls.ts')).decodeXls(bytes)
  }
}
