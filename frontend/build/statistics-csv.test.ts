import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { statistics } from '../src/lib/statistics/figures.build-time.ts'
import { statisticsCsv } from './statistics-csv.ts'

const read = async (language: (typeof locales)[number]) => {
  const file = await statisticsCsv(language)
  const { data, errors } = Papa.parse<string[]>(file.slice(1).trimEnd())
  return { file, lines: data, errors }
}

describe('statistics for download', () => {
  it.each(locales)('holds every figure with unit, period, status and source in %s', async (l) => {
    const { file, lines, errors } = await read(l)
    expect(errors).toEqual([])
    expect(file.startsWith('\u{feff}')).toBe(true)
    expect(lines).toHaveLength(statistics.figures.length + 1)
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([12]))
    for (const line of lines.slice(1)) {
      for (const column of [0, 1, 2, 3, 4, 5, 6, 8, 10, 11]) expect(line[column]).not.toBe('')
    }
    // no key instead of a text
    const addresses = lines.slice(1).map((line) => line.at(-1) ?? '')
    const words = lines.flatMap((line) => line.slice(0, -2))
    expect(words.filter((word) => /^[a-z_]+\.[a-z_]+/.test(word))).toEqual([])
    expect(addresses.every((address) => address.startsWith('http'))).toBe(true)
  })

  it('writes numbers as they are and lets no cell become a formula', async () => {
    const { lines } = await read('de')
    const values = lines.slice(1).map((line) => line[3] ?? '')
    expect(values.map(Number)).toEqual(statistics.figures.map(({ value }) => value))
    const cells = lines.slice(1).flatMap((line) => line.filter((_, column) => column !== 3))
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })

  it('says what a figure is', async () => {
    const { lines } = await read('en')
    const wine = lines.find(
      (line) => line[2] === 'Change in litres sold: wine' && line[6] === '2025-06',
    )
    expect(wine).toEqual([
      'Finland',
      'Alko',
      'Change in litres sold: wine',
      '-12.5',
      '%',
      'June 2025',
      '2025-06',
      'June 2024',
      'published',
      '',
      'Alko',
      expect.stringContaining('sttinfo.fi'),
    ])
  })
})
