import { useAddressState } from '../../lib/use-address-state.ts'
import { type CalendarFilter, calendarSearch, parseCalendarFilter } from './calendar-filter.ts'

export type ChangeFilter = (change: Partial<CalendarFilter>) => void

/** Month and filters of the calendar, in its address. */
export function useCalendarFilter() {
  const [filter, change] = useAddressState(parseCalendarFilter, calendarSearch)
  return { filter, change }
}
