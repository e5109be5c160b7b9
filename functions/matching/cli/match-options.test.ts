import { describe, expect, it } from 'vitest'
import { BadInput } from '../../platform/command-line/bad-input.ts'
import { matchOptions } from './match-options.ts'

describe('matchOptions', () => {
  it('takes two files, filters and the summary', () => {
    expect(matchOptions(['t.json', 'p.csv'])).toEqual({
      tendersFile: 't.json',
      productsFile: 'p.csv',
      verdicts: null,
      summary: false,
    })
    expect(matchOptions(['t.json', '--verdict', 'strong, near', 'p.csv', '--summary'])).toEqual({
      tendersFile: 't.json',
      productsFile: 'p.csv',
      verdicts: new Set(['strong', 'near']),
      summary: true,
    })
  })

  it.each([
    [[]],
    [['t.json']],
    [['t.json', 'p.csv', 'more']],
    [['t.json', 'p.csv', '--verdict', 'good']],
    [['t.json', 'p.csv', '--verdict']],
    [['t.json', 'p.csv', '--what']],
  ])('refuses %j in one line', (args) => {
    expect(() => matchOptions(args)).toThrow(BadInput)
    expect(() => matchOptions(args)).not.toThrow(/\n/)
  })
})
