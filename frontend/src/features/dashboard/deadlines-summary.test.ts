import { expect, it } from 'vitest'
import { nextDeadlines } from './deadlines-summary.tsx'

type Line = Parameters<typeof nextDeadlines>[0][number]

const line = (tender_id: number, status: string, offer_deadline: string | null) =>
  ({
    application: { status },
    tender: { tender_id, market: 'SE', offer_deadline },
  }) as Line

it('lists open deadlines of chosen tenders, the nearest first', () => {
  const lines = [
    line(1, 'DRAFT', '2026-12-24'),
    line(2, 'SUBMITTED', '2026-11-22'),
    line(3, 'NOT_STARTED', '2026-11-21'),
    line(4, 'DRAFT', '2026-11-19'),
    line(5, 'DRAFT', null),
    line(6, 'PAID', '2026-11-23'),
  ]
  // late evening in Stockholm: the day of the market counts
  const now = new Date('2026-11-21T22:30:00Z')
  expect(nextDeadlines(lines, now).map(({ tender }) => tender.tender_id)).toEqual([3, 1])
  expect(
    nextDeadlines(lines, new Date('2026-11-21T23:30:00Z')).map(({ tender }) => tender.tender_id),
  ).toEqual([1])
})
