import { describe, expect, it } from 'vitest'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { columnLetter } from './column-letter.ts'
import { fileColumns, isUsed, widthFor, wordsOfCell } from './file-columns.ts'

const table = (change: Partial<ImportTable>, headers: readonly string[]): ImportTable => ({
  sheet: 0,
  name: '',
  heading: headers.join('|'),
  first_column: 0,
  is_turned: false,
  columns: headers.map((header, index) => ({ index, header, role: index === 0 ? 'name' : null })),
  ...change,
})
const named = (columns: ReturnType<typeof fileColumns>) =>
  columns.map(({ name, cell, heads }) => [name, cell, ...heads.map(({ header }) => header)])

describe('the columns of a file', () => {
  it('are named as spreadsheets do', () => {
    expect([0, 25, 26, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  it('are those of all tables of the sheet, side by side and below one another', () => {
    const tables = [
      table({}, ['Wine', 'EUR']),
      table({ first_column: 3 }, ['Beer', 'EUR']),
      table({}, ['Spirit', 'Price']),
      table({ sheet: 1 }, ['Cider']),
    ]
    expect(named(fileColumns(tables, 0, []))).toEqual([
      ['A', 0, 'Wine', 'Spirit'],
      ['B', 1, 'EUR', 'Price'],
      ['D', 3, 'Beer'],
      ['E', 4, 'EUR'],
    ])
    expect(named(fileColumns(tables, 1, []))).toEqual([['A', 0, 'Cider']])
  })

  it('are rows of the sheet where the table lies on its side', () => {
    const lying = table({ first_column: 1, is_turned: true }, ['Product', 'Producer'])
    expect(named(fileColumns([lying], 0, []))).toEqual([
      ['2', 0, 'Product'],
      ['3', 1, 'Producer'],
    ])
  })

  it('are words where the file is a document', () => {
    const [column] = fileColumns([table({}, ['Wine'])], 0, [{ page: 2 }])
    if (column === undefined) throw new Error('no column')
    expect(isUsed(column)).toBe(true)
    expect(wordsOfCell({ cells: ['Les Côtes', '', '8,40'], lines: [] }, column)).toBe(
      'Les Côtes · 8,40',
    )
    const lines = [['Centenario'], ['20 ans', '32,50']]
    expect(wordsOfCell({ cells: ['Centenario'], lines }, column)).toBe(
      'Centenario · 20 ans · 32,50',
    )
    expect(fileColumns([], 0, [])).toEqual([column])
  })

  it('are used when something is read from them', () => {
    expect(fileColumns([table({}, ['Wine', 'Lot'])], 0, []).map(isUsed)).toEqual([true, false])
  })

  it('are as wide as most of their texts, within bounds', () => {
    expect(widthFor([])).toBe(4)
    expect(widthFor(['75 cl', '75 cl'])).toBe(4)
    expect(widthFor(Array.from({ length: 10 }, () => 'Sample Domaine'))).toBeGreaterThan(6)
    expect(widthFor(['x'.repeat(300)])).toBe(13)
  })
})
