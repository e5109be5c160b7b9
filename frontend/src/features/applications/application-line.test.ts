import { expect, it } from 'vitest'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type ApplicationLine, linesOf, mergeLines } from './application-line.ts'

const line = (tender_id: number, more: Partial<ApplicationLine>): ApplicationLine => ({
  tender_id,
  tender: null,
  status: 'NOT_STARTED',
  updated_at: null,
  submitted_at: null,
  version: 1,
  isOnDevice: false,
  isTenderChanged: false,
  outcome: null,
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

it('shows what is drafted on the device only, and the account\u2019s own drafts as they are there', () => {
  const own = [line(1, {}), line(2, { status: 'DRAFT' }), line(3, {})]
  const onDevice = { isOnDevice: true, version: 0 }
  const device = [
    line(1, { ...onDevice, status: 'DRAFT' }),
    line(2, { ...onDevice, status: 'DRAFT' }),
    line(3, onDevice),
    line(4, onDevice),
  ]
  expect(
    mergeLines(own, device).map(({ tender_id, status, isOnDevice }) => [
      tender_id,
      status,
      isOnDevice,
    ]),
  ).toEqual([
    [1, 'DRAFT', true],
    [2, 'DRAFT', false],
    [3, 'NOT_STARTED', false],
    [4, 'NOT_STARTED', true],
  ])
})
