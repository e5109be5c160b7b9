import { expect, it } from 'vitest'
import { neverArrived, portfolioFileType } from './upload.ts'

const created_at = '2026-01-10T12:00:00.000Z'

it.each([
  ['waiting', '2026-01-10T12:15:00Z', false],
  ['waiting', '2026-01-10T12:15:01Z', true],
  ['reading', '2026-01-11T12:00:00Z', false],
  ['read', '2026-01-11T12:00:00Z', false],
  ['failed', '2026-01-11T12:00:00Z', false],
] as const)('a file that is %s at %s never arrived: %s', (status, now, expected) => {
  expect(neverArrived({ status, created_at }, new Date(now))).toBe(expected)
})

it.each(['x.constructor', 'x.tostring', 'list', 'list.', '.csv.exe', 'x.__proto__'])(
  'a file called %j is none of ours',
  (name) => {
    expect(portfolioFileType(name)).toBeNull()
  },
)
