import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import {
  addDays,
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  weekdayOf,
} from './month.ts'
import type { ChangeFilter } from './use-calendar-filter.ts'

/** The same day of another month, or that month's last. */
function inMonth(day: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(day), months)
  const same = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return same > last ? last : same
}

/** Where a key leads from a day, as the ARIA grid of dates has it; null for keys that lead nowhere. */
export function dayAfterKey(day: CalendarDate, key: string): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return inMonth(day, -1)
    case 'PageDown':
      return inMonth(day, 1)
    default:
      return null
  }
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null

/** One day of the grid is reached by Tab; keys move it, and the month with it. */
export function useGridKeys(month: Month | null, today: CalendarDate | null, change: ChangeFilter) {
  const grid = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<CalendarDate | null>(null)
  /** Where the focus is to go once that day is rendered: its month may come later. */
  const target = useRef<CalendarDate | null>(null)
  const usual = month !== null && today?.startsWith(month) ? today : firstDayOf(month ?? '')
  const focusedDay = chosen !== null && month !== null && chosen.startsWith(month) ? chosen : usual

  useEffect(() => {
    if (target.current !== focusedDay) return
    target.current = null
    grid.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus()
  }, [focusedDay])

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (cell === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && event.target === cell) {
      cell.querySelector('a')?.focus()
      event.preventDefault()
      return
    }
    if (event.key === 'Escape') return cell.focus()
    const next = dayAfterKey(cell.dataset.day ?? '', event.key)
    if (next === null) return
    event.preventDefault()
    target.current = next
    setChosen(next)
    if (month !== null && !next.startsWith(month)) change({ month: monthOf(next) })
  }
  const onFocus = (event: FocusEvent) => {
    const day = cellOf(event.target)?.dataset.day
    if (day !== undefined && month !== null && day.startsWith(month)) setChosen(day)
  }
  return { focusedDay, grid, onKeyDown, onFocus }
}
