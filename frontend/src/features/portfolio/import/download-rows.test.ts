import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import { fileOfRows } from './download-rows.ts'

const left = (row: number, sheet: number, cells: readonly string[]): ImportRow => ({
  sheet,
  row,
  page: null,
  place: null,
  lines: [],
  cells: [...cells],
  product: null,
  is_out: false,
  change: null,
  before: {},
  doubts: [],
  evidence: {},
  problem: { code: 'row_not_a_drink', text: null },
  can_take_in: true,
})
const rows = [left(7, 0, ['Huile vierge', '6,10']), left(12, 0, ['=1+1', 'Vinegar; red'])]
const words = {
  title: 'Left out, rows of a list with a very long title',
  row: 'Row',
  sheet: 'Sheet',
  reason: 'Reason',
  reasonOf: () => 'Does not look like a drink',
  placeOf: ({ row }: ImportRow) => row ?? '',
  sheetOf: () => null,
}

const asBytes = async (content: BlobPart) => new Uint8Array(await new Blob([content]).arrayBuffer())

/** What a spreadsheet program finds in it. */
async function opened(content: BlobPart) {
  const bytes = await asBytes(content)
  const book = read(bytes, { type: 'array' })
  const [name = ''] = book.SheetNames
  const sheet = book.Sheets[name]
  if (sheet === undefined) throw new Error('no sheet')
  return { bytes, name, sheet, lines: utils.sheet_to_json(sheet, { header: 1 }) }
}

/** The first bytes by which programs know a workbook: a ZIP, or the older compound file. */
const marks = { xlsx: [0x50, 0x4b, 3, 4], xls: [0xd0, 0xcf, 0x11, 0xe0] }

describe('the rows that were left out', () => {
  it.each(['xlsx', 'xls'] as const)('are a workbook where the file was one: %s', async (kind) => {
    const { name, content } = await fileOfRows(
      `Prices 2026.${kind}`,
      { rows, separator: null },
      words,
    )
    expect(name).toBe(`Prices 2026 (2).${kind}`)
    const { bytes, name: title, sheet, lines } = await opened(content)
    expect([...bytes.slice(0, 4)]).toEqual(marks[kind])
    expect(title).toBe('Left out, rows of a list with a')
    expect(lines).toEqual([
      ['Row', 'Reason'],
      [7, 'Does not look like a drink', 'Huile vierge', '6,10'],
      [12, 'Does not look like a drink', '=1+1', 'Vinegar; red'],
    ])
    // a cell that looks like a formula is text, and a number of a row is a number
    expect([sheet.C3?.t, sheet.C3?.f, sheet.A2?.t]).toEqual(['s', undefined, 'n'])
  })

  it('are a workbook where the file was a document, which cannot be written anew', async () => {
    const { name, content } = await fileOfRows('list.pdf', { rows, separator: null }, words)
    expect(name).toBe('list (2).xlsx')
    expect([...(await asBytes(content)).slice(0, 4)]).toEqual(marks.xlsx)
  })

  it.each([
    ['list.csv', ',', '7,Does not look like a drink,Huile vierge,"6,10"'],
    ['list.csv', null, '7;Does not look like a drink;Huile vierge;6,10'],
    ['list.tsv', '\t', '7\tDoes not look like a drink\tHuile vierge\t6,10'],
  ])('are text with its separator where the file was: %s %j', async (file, separator, line) => {
    const { name, content } = await fileOfRows(file, { rows, separator }, words)
    expect(name).toBe(file.replace('.', ' (2).'))
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await asBytes(content))
    expect(text.startsWith('\ufeff')).toBe(true)
    expect(text.split('\r\n')[1]).toBe(line)
    // a program does not work out what a list says
    expect(text).toContain("'=1+1")
  })

  it('name their sheet where the file has several', async () => {
    const sheetOf = ({ sheet }: ImportRow) => ['Reds', 'Oils'][sheet] ?? null
    const several = [...rows, left(3, 1, ['Oil'])]
    const { content } = await fileOfRows(
      'list.xlsx',
      { rows: several, separator: null },
      { ...words, sheetOf },
    )
    const { lines } = await opened(content)
    expect(lines[0]).toEqual(['Sheet', 'Row', 'Reason'])
    expect(lines[3]).toEqual(['Oils', 3, 'Does not look like a drink', 'Oil'])
  })
})
