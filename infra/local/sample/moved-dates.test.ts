import { expect, it } from 'vitest'
import { withMovedDates } from './moved-dates.ts'
import { sampleTenders } from './sample-tenders.ts'

const published = (id: string) => {
  const found = sampleTenders().find((tender) => tender.published.id === id)?.published
  if (found === undefined) throw new Error(`the sample file has no ${id}`)
  return found
}

it('moves every date of a tender by the same whole weeks, and nothing else', () => {
  const furmint = published('systembolaget-furmint-can-2026')
  expect(withMovedDates(furmint, 52)).toEqual({
    ...furmint,
    offer_deadline: '2027-01-28',
    sample_deadline: '2027-03-02',
    launch_date: '2027-08-31',
    launch_month: '2027-08',
  })
  expect(withMovedDates(furmint, 0)).toBe(furmint)
})

it('moves months by what the weeks come to, and days in conditions', () => {
  const inMonth = published('vinmonopolet-202001001')
  expect(inMonth).toMatchObject({ launch_date: null, launch_month: '2020-01' })
  expect(withMovedDates(inMonth, 13).launch_month).toBe('2020-04')
  const mulled = withMovedDates(published('alko-2018-christmas-mulled-wines'), 1)
  expect(mulled.sales_end_date).toBe('2018-12-29')
  expect(mulled.other_conditions?.join()).toContain('leftover_price_reduction_2019-01-03_')
})

it('moves the day of publication and the first day for offers', () => {
  expect(withMovedDates(published('vinmonopolet-2004-20704'), 1).published_date).toBe('2004-11-11')
  expect(withMovedDates(published('systembolaget-2015-vranec'), 1).offer_open_date).toBe(
    '2015-01-22',
  )
})
