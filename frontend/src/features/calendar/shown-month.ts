import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { AgendaStep } from '../../lib/applications/use-agenda.ts'
import type { CalendarFilter } from './calendar-filter.ts'
import type { Month } from './month.ts'
import type { ChangeFilter } from './use-calendar-filter.ts'
import type { KeyDate } from './use-key-dates.ts'

/** What both forms of the calendar show. */
export interface ShownMonth {
  /** Null while the page is rendered before anybody reads it. */
  readonly month: Month | null
  readonly today: CalendarDate | null
  /** Undefined while they are on their way. */
  readonly dates: readonly KeyDate[] | undefined
  /** What the reader has still to do on each day; none for visitors. */
  readonly steps: StepsByDay
  readonly filter: CalendarFilter
  readonly change: ChangeFilter
}

export type StepsByDay = ReadonlyMap<CalendarDate, readonly AgendaStep[]>
