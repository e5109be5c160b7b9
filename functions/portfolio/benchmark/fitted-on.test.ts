import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fittedOn, heldOutFiles, isFittedSeed } from './fitted-on.ts'

it('marks a seed that the reader was fitted on', () => {
  expect([1, 31, 4712, 5001, 5012, 6203, 6204, 20261124].every(isFittedSeed)).toBe(true)
  expect([0, 2, 4714, 5000, 5013, 6202, 6205].some(isFittedSeed)).toBe(false)
  expect(fittedOn(31, [])[1]).toBe(
    'seed 31 is one of them: what a new list may expect, another seed says',
  )
  expect(fittedOn(77, [])[1]).toBe('seed 77 is none of them')
})

it('names the real lists that were studied, and those held out', () => {
  expect(fittedOn(77, ['schwanen-weinkarte.pdf', 'gin-collection-cut.csv']).slice(2)).toEqual([
    'real lists that were studied: gin-collection-cut.csv',
    'real lists held out: schwanen-weinkarte.pdf',
  ])
  expect(fittedOn(77, []).slice(2)).toEqual([
    'real lists that were studied: none',
    'real lists held out: none',
  ])
})

const folder = fileURLToPath(new URL('../../../../shared/data/portfolios', import.meta.url))

it.skipIf(!existsSync(folder))('holds out lists that are there, with what they hold', () => {
  const absent = heldOutFiles.filter((file) => !existsSync(join(folder, `${file}.expected.json`)))
  expect(absent).toEqual([])
})
