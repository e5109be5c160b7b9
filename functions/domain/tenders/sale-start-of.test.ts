import { expect, it } from 'vitest'
import { saleStartOf } from './sale-start-of.ts'

it.each([
  ['the day of the launch', '2026-09-15', '2026-09', '2026-09-15'],
  ['the first of its month', null, '2027-05', '2027-05-01'],
  ['nothing of no date', null, null, null],
  ['nothing of what is no month', null, 'spring 2027', null],
])('is %s', (_, launch_date, launch_month, day) => {
  expect(saleStartOf({ launch_date, launch_month })).toBe(day)
})
