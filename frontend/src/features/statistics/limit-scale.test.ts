import { describe, expect, it, test } from 'vitest'
import { hundredsAround, middleOf, stackLimits, usualLimit } from './limit-scale.ts'

describe('limits of tenders', () => {
  test.each([
    [[100, 200, 300], 200],
    [[100, 200, 300, 500], 250],
    [[250], 250],
  ])('%j have their middle at %i', (limits, middle) => expect(middleOf(limits)).toBe(middle))

  it('mostly end at the lowest that 85 of 100 keep within', () => {
    expect(usualLimit([...Array<number>(85).fill(300), ...Array<number>(15).fill(900)])).toBe(300)
    expect(usualLimit([...Array<number>(84).fill(300), ...Array<number>(16).fill(900)])).toBe(900)
  })

  it('stand on each other where they are equal', () => {
    expect(stackLimits([150, 200, 200, 200, 300]).map(({ height }) => height)).toEqual([
      0, 0, 1, 2, 0,
    ])
  })

  it('lie between full hundreds', () => {
    expect(hundredsAround([125, 410])).toEqual([100, 200, 300, 400, 500])
  })
})
