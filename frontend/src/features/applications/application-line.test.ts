import { expect, it } from 'vitest'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type ApplicationLine, linesOf } from './application-line.ts'

const line = (tender_id: number, more: Partial<ApplicationLine>): ApplicationLine => ({
  tender_id,
  tender: null,
  status: 'NOT_STARTED',
  updated_at: null,
  submitted_at: null,
  version: 1,
  isOnDevice: false,
  ...more,
})
const until = (offer_deadline: string) => ({ offer_deadline }) as TenderSummary

it('groups by status and puts what is due next first', () => {
  const lines = [
    line(1, { status: 'DRAFT', tender: until('2026-03-01') }),
    line(2, { status: 'PAID', submitted_at: '2026-01-02T00:00:00Z' }),
    line(3, { status: 'DRAFT', tender: until('2026-02-01') }),
    line(4, { status: 'SUBMITTED', submitted_at: '2026-01-03T00:00:00Z' }),
    line(5, { status: 'DRAFT' }),
    line(6, {}),
  ]
  const ids = (group: Parameters<typeof linesOf>[1]) =>
    linesOf(lines, group).map(({ tender_id }) => tender_id)
  expect(ids('drafts')).toEqual([3, 1, 5])
  expect(ids('submitted')).toEqual([4, 2])
  expect(ids('selected')).toEqual([6])
})
