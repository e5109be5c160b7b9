import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('reads a text once, also one of which nothing is read', () => {
  const read: string[] = []
  const lengthOf = remembered((text) => {
    read.push(text)
    return text === '' ? null : text.length
  })
  expect([lengthOf('Rioja'), lengthOf(''), lengthOf('Rioja'), lengthOf('')]).toEqual([
    5,
    null,
    5,
    null,
  ])
  expect(read).toEqual(['Rioja', ''])
})

it('forgets what would take too much memory', () => {
  const read: string[] = []
  const note = remembered((text) => read.push(text), 2)
  const long = 'x'.repeat(500)
  for (const text of ['a', 'b', 'c', 'a', long, long]) note(text)
  expect(read).toEqual(['a', 'b', 'c', 'a', long, long])
})
