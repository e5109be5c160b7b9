import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CalendarFilter, calendarSearch, parseCalendarFilter } from './calendar-filter.ts'

export type ChangeFilter = (change: Partial<CalendarFilter>) => void

/** The filters live in the address, so that a month can be shared and found again. */
export function useCalendarFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => parseCalendarFilter(search), [search])
  const change: ChangeFilter = useCallback(
    (changed) =>
      // the address itself, since a change just made may not be rendered yet
      setSearch(
        calendarSearch({
          ...parseCalendarFilter(new URLSearchParams(window.location.search)),
          ...changed,
        }),
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return { filter, change }
}
