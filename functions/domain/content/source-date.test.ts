import { expect, it } from 'vitest'
import { isSourceDate } from './source-date.ts'

it.each(['2026', '2026-12', '2026-11-30', '2028-02-29'])('takes %s', (text) => {
  expect(isSourceDate(text)).toBe(true)
})

it.each([
  '2026-02-31',
  '2026-02-29',
  '2026-11-00',
  '2026-11-31',
  '2026-13',
  '2026-1',
  '26',
  '2026-11-2',
  '2026-11-02T10:00:00Z',
  '',
])('refuses %j', (text) => {
  expect(isSourceDate(text)).toBe(false)
})
