import type { Reading } from '#domain/portfolio/read-product.ts'
import { readDecoded } from '#domain/portfolio/reading/read-decoded.ts'
import { noChoices, type ReadingChoices } from '#domain/portfolio/reading/reading-choices.ts'
import { decodeFile } from './decode-file.ts'
import { packRows, pageSizeOf, type RowPart } from './pack-rows.ts'
import { ReadingFailure } from './reading-failure.ts'

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
  /** In points; null where nothing has a place on a page. */
  readonly page_size?: { readonly width: number; readonly height: number } | null
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
    const file = await decodeFile(bytes, fileName)
    const reading = readDecoded(file, choices)
    if (!has_rows) return reading
    const separator = file.kind === 'sheets' ? (file.separator ?? null) : null
    return { ...reading, rows: packRows(file), separator, page_size: pageSizeOf(file) }
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error
    return {
      total_products: 0,
      products: [],
      problems: [{ code: error.code, row: null, text: error.detail }],
    }
  }
}
