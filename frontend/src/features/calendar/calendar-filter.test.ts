import { describe, expect, it } from 'vitest'
import {
  calendarSearch,
  narrowedBy,
  noCalendarFilter,
  parseCalendarFilter,
  selectionQuery,
} from './calendar-filter.ts'

describe('the filters of the calendar', () => {
  it('are as they stand in the address', () => {
    const address = 'month=2027-03&view=list&market=NO&category=cider&milestone=launch'
    expect(calendarSearch(parseCalendarFilter(new URLSearchParams(address))).toString()).toBe(
      address,
    )
  })

  it('leave out what is not understood', () => {
    const address = 'month=2027-13&view=week&market=DK&category=milk&milestone=party'
    expect(parseCalendarFilter(new URLSearchParams(address))).toEqual(noCalendarFilter)
    expect(calendarSearch(noCalendarFilter).toString()).toBe('')
  })

  it('ask the server only for what was chosen', () => {
    const filter = { ...noCalendarFilter, month: '2027-03', market: 'FI' } as const
    expect(selectionQuery(filter)).toEqual({ market: 'FI' })
    expect(narrowedBy(filter)).toBe(1)
    expect(narrowedBy(noCalendarFilter)).toBe(0)
  })
})
