import { expect, it } from 'vitest'
import { fileNameOf, isFileName } from './stored-file.ts'

it.each([
  'Preisliste 2026 (Grüner Veltliner) – neu.xlsx',
  'список.csv',
  '酒单.pdf',
  '👩\u200d🌾 wines.csv',
  "o'hara & sons #1 100%.docx",
])('%j is the name of a file', (name) => {
  expect(isFileName(name)).toBe(true)
  expect(fileNameOf(name)).toBe(name)
})

it.each([
  ['../../etc/passwd.csv', '.._.._etc_passwd.csv'],
  ['C:\\lists\\wine.csv', 'C:_lists_wine.csv'],
  ['list\r\nX-Evil: 1.csv', 'list__X-Evil: 1.csv'],
  ['nul\u0000.csv', 'nul_.csv'],
  // shown as "listfdp.csv" by what reads from right to left
  ['list\u202evsc.pdf', 'list_vsc.pdf'],
  ['half \ud83c.csv', 'half \ufffd.csv'],
  [`${'a'.repeat(300)}.csv`, `${'a'.repeat(251)}.csv`],
])('%j is not, and becomes one', (name, expected) => {
  expect(isFileName(name)).toBe(false)
  expect(fileNameOf(name)).toBe(expected)
  expect(isFileName(expected)).toBe(true)
})
