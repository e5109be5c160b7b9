import { describe, expect, it } from 'vitest'
import { dueDayOf } from './due-day.ts'

describe('the day by which the desk answers', () => {
  it.each([
    // Tuesday morning
    ['a message', { kind: 'message' }, '2026-11-24T08:00:00Z', '2026-11-26'],
    ['a message of a Friday', { kind: 'message' }, '2026-11-27T08:00:00Z', '2026-12-01'],
    ['a message of a Saturday', { kind: 'message' }, '2026-11-28T08:00:00Z', '2026-12-01'],
    // it is Wednesday in Stockholm already
    ['a message of the night', { kind: 'message' }, '2026-11-24T23:30:00Z', '2026-11-27'],
    // Good Friday and Easter Monday are days off
    ['a message before Easter', { kind: 'message' }, '2027-03-25T08:00:00Z', '2027-03-31'],
    ['a request', { kind: 'private_sale', needed_by: null }, '2026-11-24T08:00:00Z', '2026-11-26'],
    [
      'a request that is urgent',
      { kind: 'private_sale', needed_by: '2026-11-25' },
      '2026-11-24T08:00:00Z',
      '2026-11-25',
    ],
    [
      'a request that came too late',
      { kind: 'private_sale', needed_by: '2026-11-20' },
      '2026-11-24T08:00:00Z',
      '2026-11-24',
    ],
    [
      'a consultation',
      { kind: 'consultation', times: ['2026-12-10T09:00:00Z', '2026-12-03T09:00:00Z'] },
      '2026-11-24T08:00:00Z',
      '2026-11-25',
    ],
    // on a Friday, for Saturday
    [
      'a consultation at the weekend',
      { kind: 'consultation', times: ['2026-12-10T09:00:00Z', '2026-11-28T09:00:00Z'] },
      '2026-11-27T08:00:00Z',
      '2026-11-28',
    ],
  ] as const)('is, of %s', (_, asked, received, expected) => {
    expect(dueDayOf(asked, new Date(received))).toBe(expected)
  })
})
