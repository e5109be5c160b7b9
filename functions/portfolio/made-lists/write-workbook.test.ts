import { expect, test } from 'vitest'
import { textRow } from './sheet-plan.ts'
import { sheetName, writeWorkbook } from './write-workbook.ts'

test('a sheet takes its name from a heading, as Excel allows it', () => {
  const names = ["Nero d'Avola", "Vini rossi e rosati dell'Etn'", "Les 'Crus'", "l ' ", '[a]/b:']
  expect(names.map(sheetName)).toEqual([
    "1 Nero d'Avola",
    "2 Vini rossi e rosati dell'Etn",
    "3 Les 'Crus",
    '4 l',
    '5  a  b',
  ])
  const sheets = names.map((name) => ({ name, rows: [textRow('Name')], merges: [] }))
  expect(writeWorkbook(sheets, 'xlsx', new Set()).length).toBeGreaterThan(0)
})
