import { describe, expect, it } from 'vitest'
import { isOpen, lastDayOf } from './is-open.ts'

const undated = { offer_deadline: null, launch_date: null, launch_month: null }
const publication_status = 'published' as const

describe('a tender is open until its day ends in its market', () => {
  it.each([
    ['SE', '2026-01-29T22:59:59Z', true],
    ['SE', '2026-01-29T23:00:00Z', false],
    ['NO', '2026-01-29T22:59:59Z', true],
    ['NO', '2026-01-29T23:00:00Z', false],
    ['FI', '2026-01-29T21:59:59Z', true],
    ['FI', '2026-01-29T22:00:00Z', false],
  ] as const)('%s at %s: %s', (market, at, expected) => {
    const tender = { ...undated, market, offer_deadline: '2026-01-29', publication_status }
    expect(isOpen(tender, new Date(at))).toBe(expected)
  })

  it('and one without any announced day is open', () => {
    expect(isOpen({ market: 'FI', ...undated, publication_status }, new Date())).toBe(true)
  })

  it('but never once it was withdrawn', () => {
    const tender = { ...undated, market: 'FI', publication_status: 'withdrawn' } as const
    expect(isOpen(tender, new Date())).toBe(false)
  })
})

describe('the last day to answer', () => {
  it.each([
    [{ offer_deadline: '2026-01-29', launch_date: '2026-09-01' }, '2026-01-29'],
    [{ launch_date: '2021-04-08', launch_month: '2021-04' }, '2021-04-08'],
    [{ launch_month: '2024-02' }, '2024-02-29'],
    [{ launch_month: '2026-12' }, '2026-12-31'],
    [{}, null],
  ])('%o: %s', (dates, expected) => {
    expect(lastDayOf({ ...undated, ...dates })).toBe(expected)
  })
})
