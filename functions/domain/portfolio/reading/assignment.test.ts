import { expect, test } from 'vitest'
import { bestAssignment } from './assignment.ts'

const everyWay = (rows: number, columns: number): number[][] =>
  rows === 0
    ? [[]]
    : everyWay(rows - 1, columns).flatMap((way) =>
        Array.from({ length: columns }, (_, column) => column)
          .filter((column) => !way.includes(column))
          .map((column) => [...way, column]),
      )
const sumOf = (gains: readonly number[][], way: readonly number[]) =>
  way.reduce((sum, column, row) => sum + (gains[row]?.[column] ?? 0), 0)

test('what looks best for one column gives way to what is best for all', () => {
  expect(
    bestAssignment([
      [0.9, 0.8],
      [0.9, 0.1],
    ]),
  ).toEqual([1, 0])
})

test('no other assignment is worth more', () => {
  // a small generator of figures that look random and are the same at each run
  let state = 7
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return (state % 1000) / 500 - 1
  }
  for (let round = 0; round < 40; round += 1) {
    const gains = Array.from({ length: 4 }, () => Array.from({ length: 5 }, next))
    const most = Math.max(...everyWay(4, 5).map((way) => sumOf(gains, way)))
    expect(sumOf(gains, bestAssignment(gains))).toBeCloseTo(most)
  }
})

test('nothing is assigned where there is nothing', () => {
  expect(bestAssignment([])).toEqual([])
})
