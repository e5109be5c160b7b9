import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import { portfolioFileType, type Upload } from '#domain/portfolio/upload.ts'
import type { UploadId } from '#domain/shared/ids.ts'
import { callApi } from '../../../lib/api.ts'
import { pagesOf } from '../../../lib/pages-of.ts'
import { saveFile } from '../../../lib/save-file.ts'

const longestPage = 100

async function leftOutRows(upload_id: UploadId): Promise<ImportRow[]> {
  const rows: ImportRow[] = []
  const pages = pagesOf((cursor) =>
    callApi('listImportRows', {
      params: { upload_id },
      query: { show: 'left_out', limit: longestPage, cursor },
    }),
  )
  for await (const page of pages) rows.push(...page.rows)
  return rows
}

const withoutEnding = (name: string) => name.replace(/\.[a-z]+$/i, '')

/**
 * Saves the rows that were left out, the reason first, in the format of the file; a document's as a workbook,
 * since its layout cannot be written anew.
 */
export async function downloadLeftOut(
  upload: Pick<Upload, 'upload_id' | 'file_name'>,
  words: { readonly row: string; readonly reason: string; readonly of: (row: ImportRow) => string },
): Promise<void> {
  const rows = await leftOutRows(upload.upload_id)
  const lines = [
    [words.row, words.reason],
    ...rows.map((row) => [row.row ?? '', words.of(row), ...row.cells]),
  ]
  const name = `${withoutEnding(upload.file_name)} (${rows.length})`
  const type = portfolioFileType(upload.file_name)
  if (type === 'csv' || type === 'tsv') {
    const { default: Papa } = await import('papaparse')
    const text = Papa.unparse(lines, {
      delimiter: type === 'csv' ? ';' : '\t',
      escapeFormulae: true,
    })
    // the mark tells spreadsheet programs that it is UTF-8
    return saveFile(`${name}.${type}`, `\ufeff${text}`, 'text/csv')
  }
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines))
  const ending = type === 'xls' ? 'xls' : 'xlsx'
  const bookType = type === 'xls' ? 'biff8' : 'xlsx'
  saveFile(
    `${name}.${ending}`,
    write(book, { type: 'array', bookType }),
    'application/octet-stream',
  )
}
