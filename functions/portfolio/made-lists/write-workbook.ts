import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { Merge, SheetPlan } from './sheet-plan.ts'

/**
 * The sheets as an xlsx or an old xls file; the same sheets give the same bytes. `shares` are the
 * numbers that Excel shows as per cent: strengths such as 0.125.
 */
export function writeWorkbook(
  sheets: readonly SheetPlan[],
  bookType: 'xlsx' | 'xls',
  shares: ReadonlySet<number>,
): Uint8Array {
  const book = utils.book_new()
  for (const [at, { name, rows, merges }] of sheets.entries()) {
    const sheet = utils.aoa_to_sheet(rows.map(({ cells }) => cells.map(typed)))
    sheet['!merges'] = merges.map(rangeOf)
    formatShares(sheet, shares)
    utils.book_append_sheet(book, sheet, sheetName(name, at))
  }
  const written: Buffer = write(book, {
    type: 'buffer',
    bookType: bookType === 'xls' ? 'biff8' : 'xlsx',
    compression: true,
  })
  return new Uint8Array(written)
}

const typed = (cell: Cell): Cell | undefined => (cell === null ? undefined : cell)

const rangeOf = ({ row, column, rows, columns }: Merge) => ({
  s: { r: row, c: column },
  e: { r: row + rows - 1, c: column + columns - 1 },
})

/** As Excel wants names of sheets: short, without some signs, with no apostrophe at an end, each only once. */
export const sheetName = (name: string, at: number) =>
  `${at + 1} ${name.replace(/[[\]*?/\\:]/g, ' ')}`.slice(0, 30).replace(/['\s]+$/, '')

function formatShares(sheet: WorkSheet, shares: ReadonlySet<number>): void {
  for (const [address, cell] of Object.entries(sheet)) {
    if (address.startsWith('!')) continue
    const { t, v } = cell as CellObject
    // a format that every workbook has: others would be numbered in the order of their use
    if (t === 'n' && typeof v === 'number' && shares.has(v)) (cell as CellObject).z = '0.00%'
  }
}
