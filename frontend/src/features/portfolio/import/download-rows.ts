import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import { rowsWithEvidence } from '#domain/portfolio/rows-with-evidence.ts'
import { portfolioFileType, type Upload } from '#domain/portfolio/upload.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import { callApi } from '../../../lib/api.ts'
import { pagesOf } from '../../../lib/pages-of.ts'
import { saveFile } from '../../../lib/save-file.ts'

const longestPage = 100

async function leftOutRows(upload_id: UploadId) {
  const rows: ImportRow[] = []
  let separator: string | null = null
  const pages = pagesOf((cursor) =>
    callApi('listImportRows', {
      params: { upload_id },
      query: { show: 'left_out', limit: longestPage, cursor },
    }),
  )
  for await (const page of pages) {
    rows.push(...rowsWithEvidence(page))
    separator = page.separator
  }
  return { rows, separator }
}

const withoutEnding = (name: string) => name.replace(/\.[a-z]+$/i, '')

interface Words {
  readonly title: string
  readonly row: string
  readonly sheet: string
  readonly reason: string
  readonly reasonOf: (row: ImportRow) => string
  readonly placeOf: (row: ImportRow) => string | number
  /** Null where the file has but one sheet. */
  readonly sheetOf: (row: ImportRow) => string | null
}

/** The rows that were left out, the reason first, as a file of the kind that they came in. */
export async function fileOfRows(
  file_name: string,
  { rows, separator }: Awaited<ReturnType<typeof leftOutRows>>,
  words: Words,
): Promise<{ readonly name: string; readonly content: BlobPart; readonly type: string }> {
  const hasSheets = rows.some((row) => words.sheetOf(row) !== null)
  const lines = [
    [...(hasSheets ? [words.sheet] : []), words.row, words.reason],
    ...rows.map((row) => [
      ...(hasSheets ? [words.sheetOf(row) ?? ''] : []),
      words.placeOf(row),
      words.reasonOf(row),
      ...row.cells,
    ]),
  ]
  const name = `${withoutEnding(file_name)} (${rows.length})`
  const type = portfolioFileType(file_name)
  if (type === 'csv' || type === 'tsv') {
    const { default: Papa } = await import('papaparse')
    const delimiter = separator ?? (type === 'csv' ? ';' : '\t')
    const text = Papa.unparse(lines, { delimiter, escapeFormulae: true })
    // the mark tells spreadsheet programs that it is UTF-8
    return { name: `${name}.${type}`, content: `\ufeff${text}`, type: 'text/csv' }
  }
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  // a name of a sheet has at most 31 characters
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), words.title.slice(0, 31))
  const ending = type === 'xls' ? 'xls' : 'xlsx'
  const bookType = type === 'xls' ? 'biff8' : 'xlsx'
  const content: ArrayBuffer = write(book, { type: 'array', bookType })
  return { name: `${name}.${ending}`, content, type: 'application/octet-stream' }
}

/**
 * Saves the rows that were left out in the format of the file and with its separator; a document's as a
 * workbook, since its layout cannot be written anew.
 */
export async function downloadLeftOut(
  upload: Pick<Upload, 'upload_id' | 'file_name'>,
  words: Words,
): Promise<void> {
  const left = await leftOutRows(upload.upload_id)
  const { name, content, type } = await fileOfRows(upload.file_name, left, words)
  saveFile(name, content, type)
}
