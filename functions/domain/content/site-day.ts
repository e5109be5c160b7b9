import { type CalendarDate, dateIn, type Instant } from '../shared/calendar-date.ts'

/** The day on which the site says that something happened: by the clock of Sweden, as in the calendar. */
export const siteDay = (at: Instant): CalendarDate => dateIn('Europe/Stockholm', new Date(at))
