import { describe, expect, it } from 'vitest'
import {
  filledWith,
  hasImporterFigures,
  importerPartOf,
  isFilledWith,
  refilledWith,
} from './importer-question.ts'
import { parseQuestion } from './price-question.ts'

const question = (search: string) => parseQuestion(new URLSearchParams(search))
const part = { litres: 0.75, figures: { freight: 3, importer_margin_percent: 22.5 } }

describe('what the importer takes', () => {
  it('is remembered as typed, with the size of the pack, without the monopoly\u2019s figures', () => {
    const typed = 'market=FI&freight=3&importer_margin_percent=22,5&monopoly_margin_percent=20'
    expect(importerPartOf(question(typed))).toEqual(part)
    expect(importerPartOf(question('monopoly_margin_percent=20'))).toBeNull()
    expect(importerPartOf(question('freight=three'))).toBeNull()
    expect(importerPartOf(question('freight=3&volume=0'))).toBeNull()
  })

  it('is filled in for the size of the pack: costs by volume, the margin as it is', () => {
    const box = question('volume=3000&freight=9&packaging_fee=1&markup_fixed=2')
    const filled = { ...box, ...filledWith(box, part) }
    expect(filled.own).toEqual({
      freight: '12',
      importer_margin_percent: '22.5',
      markup_fixed: '2',
    })
    expect(isFilledWith(filled, part)).toBe(true)
    expect(isFilledWith(box, part)).toBe(false)
    expect(hasImporterFigures(box)).toBe(true)
    expect(hasImporterFigures(question('markup_fixed=2'))).toBe(false)
  })

  it('follows the size of the pack while it is as remembered, and stays once typed by hand', () => {
    const box = question('volume=3000&freight=3&importer_margin_percent=22.5&markup_fixed=2')
    expect(refilledWith(box, part, '750')).toEqual({
      own: { freight: '12', importer_margin_percent: '22.5', markup_fixed: '2' },
    })
    const refilled = { ...box, ...refilledWith(box, part, '750') }
    expect(refilledWith(refilled, part, '750')).toBeNull()
    const half = { ...refilled, volume: '375' }
    expect(refilledWith(half, part, '3000')?.own.freight).toBe('1.5')
    const typed = question('volume=3000&freight=4&importer_margin_percent=22.5')
    expect(refilledWith(typed, part, '750')).toBeNull()
    expect(refilledWith(question('volume=3000'), part, '750')).toBeNull()
  })
})
