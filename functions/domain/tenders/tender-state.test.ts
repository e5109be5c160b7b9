import { expect, it } from 'vitest'
import type { TenderDates } from './is-open.ts'
import { tenderState } from './tender-state.ts'

const now = new Date('2027-01-15T10:00:00Z')
const stateOf = (said: Partial<TenderDates>) =>
  tenderState(
    {
      market: 'SE',
      offer_deadline: '2027-02-01',
      launch_date: null,
      launch_month: null,
      published_date: null,
      publication_status: 'published',
      ...said,
    },
    now,
  )
const result = {
  winner: 'Test Import AB',
  product: null,
  score: null,
  price: null,
  offers: 12,
  decided_on: null,
  evidence: 'https://example.org/results',
}

it('follows the dates and the status of the publication', () => {
  expect(stateOf({})).toBe('open')
  expect(stateOf({ publication_status: 'amended' })).toBe('open')
  expect(stateOf({ offer_deadline: '2027-01-14' })).toBe('closed')
  expect(stateOf({ publication_status: 'planned' })).toBe('announced')
  expect(stateOf({ publication_status: 'advance_notice', offer_deadline: null })).toBe('announced')
  expect(stateOf({ publication_status: 'planned', offer_deadline: '2027-01-14' })).toBe('closed')
})

it('is awarded with a result, also before its last day, and never once it is withdrawn', () => {
  expect(stateOf({ result, offer_deadline: '2027-01-14' })).toBe('awarded')
  expect(stateOf({ result })).toBe('awarded')
  expect(stateOf({ result, publication_status: 'withdrawn' })).toBe('withdrawn')
  expect(stateOf({ publication_status: 'withdrawn' })).toBe('withdrawn')
})
