import { expect, it } from 'vitest'
import { tenderRow } from '../platform/test/builders.ts'
import { sessionExpiryOf } from './session-expiry.ts'

/** Closes at midnight in Sweden: 22:00 UTC in summer. */
const closing = tenderRow(1, { offer_deadline: '2027-06-30' }).summary
const later = tenderRow(2, { offer_deadline: '2027-12-31' }).summary
const endAt = (now: string, ...tenders: (typeof closing)[]) => {
  const end = sessionExpiryOf(tenders, new Date(now))
  return end === null ? null : new Date(end * 1000).toISOString()
}

it.each([
  ['days before', '2027-06-28T12:00:00Z', null],
  ['on the last day', '2027-06-30T09:17:00Z', '2027-06-30T22:00:00.000Z'],
  ['a moment later the same', '2027-06-30T09:17:30Z', '2027-06-30T22:00:00.000Z'],
  [
    'in the last minutes, as early as the provider allows',
    '2027-06-30T21:50:00Z',
    '2027-06-30T23:00:00.000Z',
  ],
  ['once it is closed: what was submitted can be paid', '2027-06-30T22:00:00Z', null],
])('a payment page ends when its tender closes: %s', (_, now, end) => {
  expect(endAt(now, later, closing)).toBe(end)
})

it('is left to the provider when nothing closes', () => {
  expect(endAt('2027-06-30T09:17:00Z', later)).toBeNull()
})
