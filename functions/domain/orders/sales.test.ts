import { describe, expect, it } from 'vitest'
import { readSales } from './read-sales.ts'
import { newMonths, type SalesEntry, salesFigures, salesMonths, salesProblems } from './sales.ts'
import { salesEntrySchema } from './sales-schema.ts'

const entry = (
  months: readonly (readonly [string, number | null, number | null])[],
  currency: SalesEntry['currency'] = 'SEK',
): SalesEntry =>
  salesEntrySchema.parse({
    ...{ entry_id: 'ord_salessales', currency, source: null },
    months: months.map(([month, units, value_minor]) => ({ month, units, value_minor })),
  })

describe('the first six months of sales', () => {
  it('are the months that the half-year after the launch touches', () => {
    const first = ['2027-09', '2027-10', '2027-11', '2027-12', '2028-01', '2028-02']
    expect(salesMonths('2027-09-01')).toEqual(first)
    expect(salesMonths('2027-09-02')).toEqual([...first, '2028-03'])
    // a half-year from 31 August ends on the last of February
    expect(salesMonths('2027-08-31').at(-1)).toBe('2028-02')
  })

  it('are of these months, not to come, and said once in an entry', () => {
    const said = entry([
      ['2027-08', 1, null],
      ['2027-09', 1, null],
      ['2027-09', 2, null],
      ['2027-12', 2, null],
    ])
    expect(salesProblems(said, '2027-09-01', '2027-11-30')).toEqual([
      { month: '2027-08', code: 'outside' },
      { month: '2027-09', code: 'twice' },
      { month: '2027-12', code: 'to_come' },
    ])
    const bare = entry([['2027-09', 1, 500]], null)
    expect(salesProblems(bare, '2027-09-01', '2027-11-30')).toEqual([
      { month: '2027-09', code: 'no_currency' },
    ])
  })

  it('are what was said last, and nothing new when it is said again', () => {
    const first = entry([
      ['2027-09', 120, 1_780_800],
      ['2027-10', 90, null],
    ])
    const second = entry([
      ['2027-09', 120, 1_780_800],
      ['2027-10', 96, null],
    ])
    expect(newMonths([first], first)).toEqual([])
    expect(newMonths([first], second)).toEqual([{ month: '2027-10', units: 96, value_minor: null }])
    expect(salesFigures([first, second]).map(({ units }) => units)).toEqual([120, 96])
    // another currency is another value; units are none
    const euro = entry([['2027-09', 120, 1_780_800]], 'EUR')
    expect(newMonths([first], euro)).toHaveLength(1)
    const unvalued = entry([['2027-10', 90, null]], 'EUR')
    expect(newMonths([first], unvalued)).toEqual([])
    const back = entry([['2027-09', null, null]])
    expect(salesFigures([first, back]).map(({ month }) => month)).toEqual(['2027-10'])
    expect(newMonths([first, back], back)).toEqual([])
  })
})

describe('a file of sales', () => {
  it('has its columns in order, or named in any', () => {
    const expected = [
      { month: '2027-09', units: 1200, value_minor: 17_880_050 },
      { month: '2027-10', units: 0, value_minor: null },
    ]
    const plain = [['2027-09', '1 200', '178800,50'], [''], ['10/2027', '0']]
    expect(readSales(plain, 'SEK')).toEqual({ months: expected, problems: [] })
    const named = [
      ['Wert', 'Stück', 'Laden', 'Monat'],
      ['178800.50', '1200', 'Alle', '9.2027'],
      ['', '0', '', '2027-10'],
    ]
    expect(readSales(named, 'SEK')).toEqual({ months: expected, problems: [] })
  })

  it('reads nothing that could be meant in two ways', () => {
    const rows = [
      ['2027-09', '1.000'],
      ['2027-10', '12,000'],
      ['2027-11', '5', '178.800'],
    ]
    expect(readSales(rows, 'SEK').problems).toEqual([
      { line: 1, code: 'units', text: '1.000' },
      { line: 2, code: 'units', text: '12,000' },
      { line: 3, code: 'value', text: '178.800' },
    ])
  })

  it('names every line that it cannot read', () => {
    const { problems } = readSales(
      [
        ['Month', 'Units', 'Value'],
        ['2027-13', '10', ''],
        ['2027-09', '10,5', ''],
        ['2027-10', '10', 'much'],
        ['2027-10', '11', ''],
        ['2027-11', '-4', ''],
      ],
      'SEK',
    )
    expect(problems).toEqual([
      { line: 2, code: 'month', text: '2027-13' },
      { line: 3, code: 'units', text: '10,5' },
      { line: 4, code: 'value', text: 'much' },
      { line: 5, code: 'twice', text: '2027-10' },
      { line: 6, code: 'units', text: '-4' },
    ])
    expect(readSales([], 'SEK').problems).toEqual([{ line: 1, code: 'columns', text: '' }])
    expect(readSales([['Month', 'Units']], 'SEK').problems).toMatchObject([{ code: 'columns' }])
  })
})
