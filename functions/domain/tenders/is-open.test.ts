import { describe, expect, it } from 'vitest'
import { isOpen, lastDayOf, type TenderDates } from './is-open.ts'
import { tenderSummarySchema } from './tender.ts'

const undated = {
  offer_deadline: null,
  launch_date: null,
  launch_month: null,
  published_date: null,
}
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

  it.each<[string, Partial<TenderDates>, string, boolean]>([
    ['its launch lies ahead', { launch_date: '2026-09-01' }, '2026-08-31T12:00:00Z', true],
    ['its launch has come', { launch_date: '2026-09-01' }, '2026-09-01T12:00:00Z', false],
    ['its launch may come this month', { launch_month: '2026-09' }, '2026-09-29T12:00:00Z', true],
    ['its launch has been', { launch_month: '2026-09' }, '2026-10-01T12:00:00Z', false],
    [
      'its launch lies ahead, published long ago',
      { launch_date: '2026-09-01', published_date: '2025-01-01' },
      '2026-06-01T12:00:00Z',
      true,
    ],
    [
      'six months from its publication',
      { published_date: '2026-01-15' },
      '2026-07-15T12:00:00Z',
      true,
    ],
    ['a day more', { published_date: '2026-01-15' }, '2026-07-16T12:00:00Z', false],
    [
      'published at the end of August',
      { published_date: '2025-08-31' },
      '2026-02-28T12:00:00Z',
      true,
    ],
    ['and in March', { published_date: '2025-08-31' }, '2026-03-01T12:00:00Z', false],
    ['nothing is known', {}, '2026-01-01T12:00:00Z', false],
    [
      'it is announced, and no day yet',
      { publication_status: 'advance_notice' },
      '2026-01-01T12:00:00Z',
      true,
    ],
    [
      'it is planned, and no day yet',
      { publication_status: 'planned' },
      '2026-01-01T12:00:00Z',
      true,
    ],
    [
      'it was announced more than six months ago',
      { publication_status: 'advance_notice', published_date: '2026-01-15' },
      '2026-07-16T12:00:00Z',
      false,
    ],
  ])('without a deadline: %s', (_, dates, at, expected) => {
    const tender = { market: 'FI', ...undated, publication_status, ...dates } as const
    expect(isOpen(tender, new Date(at))).toBe(expected)
  })

  it('without a deadline, stored before its publication was kept: nothing says that it is over', () => {
    const published_date = tenderSummarySchema.unwrap().shape.published_date.parse(undefined)
    const tender = { ...undated, published_date, market: 'FI', publication_status } as const
    expect(isOpen(tender, new Date('2026-01-01T12:00:00Z'))).toBe(true)
    const dated = { ...tender, offer_deadline: '2025-12-31' }
    expect(isOpen(dated, new Date('2026-01-01T12:00:00Z'))).toBe(false)
  })

  it('but never once it was withdrawn', () => {
    const published_date = new Date().toISOString().slice(0, 10)
    const tender = {
      ...undated,
      market: 'FI',
      published_date,
      publication_status: 'withdrawn',
    } as const
    expect(isOpen(tender, new Date())).toBe(false)
  })
})

describe('the last day to answer', () => {
  it.each([
    [{ offer_deadline: '2026-01-29', launch_date: '2026-09-01' }, '2026-01-29'],
    [{ launch_date: '2021-04-08', launch_month: '2021-04' }, '2021-04-07'],
    [{ launch_month: '2024-02' }, '2024-02-29'],
    [{ launch_month: '2026-12' }, '2026-12-31'],
    [{}, null],
  ])('%o: %s', (dates, expected) => {
    expect(lastDayOf({ ...undated, ...dates })).toBe(expected)
  })
})
