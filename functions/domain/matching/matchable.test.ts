import { expect, it } from 'vitest'
import { tenderIdSchema } from '../shared/ids.ts'
import { published } from '../tenders/read-criteria/published-for-tests.ts'
import { matchableTender } from './matchable.ts'

const matchable = (dates: Parameters<typeof published>[0]) =>
  matchableTender(
    { tender_id: tenderIdSchema.parse(1), version: 1, published: published(dates) },
    [],
  )

it('counts by the figures of the launch, else by the tender\u2019s own date', () => {
  const offer_deadline = '2026-11-30'
  expect(matchable({ offer_deadline, launch_month: '2027-05' })).toMatchObject({
    valid_on: '2026-11-30',
    sale_start: '2027-05-01',
  })
  expect(matchable({ offer_deadline }).sale_start).toBe('2026-11-30')
})
