import { type CalendarDate, dateIn, type Instant } from '../shared/calendar-date.ts'
import { marketFacts } from '../shared/market.ts'
import { procedureBook } from '../timeline/procedures.ts'
import { addWorkingDays } from '../timeline/work-days.ts'
import type { PrivateSale } from './enquiry.ts'

/** Where the desk works: by its clock and holidays days are counted. */
const deskMarket = 'SE'

export const deskDateOf = (at: Date): CalendarDate => dateIn(marketFacts[deskMarket].time_zone, at)

type Asked =
  | { readonly kind: 'message' }
  | { readonly kind: 'consultation'; readonly times: readonly Instant[] }
  | Pick<PrivateSale, 'kind' | 'needed_by'>

/** How many working days somebody waits for an answer. */
const workingDays = { message: 2, consultation: 1, private_sale: 2 } as const

/**
 * The day by which the desk answers: the second working day after it came, of a consultation the next one, and in
 * no case later than what is asked for. Imported on demand: the data of the holidays is large (docs/decisions/0052).
 */
export function dueDayOf(asked: Asked, received: Date): CalendarDate {
  const came = deskDateOf(received)
  const answered = addWorkingDays(
    procedureBook().calendars[deskMarket],
    came,
    workingDays[asked.kind],
  )
  const wanted = wantedOn(asked)
  // what was wanted yesterday is due today
  return wanted === null || wanted >= answered ? answered : wanted < came ? came : wanted
}

function wantedOn(asked: Asked): CalendarDate | null {
  if (asked.kind === 'private_sale') return asked.needed_by
  if (asked.kind === 'message') return null
  return asked.times.map((time) => deskDateOf(new Date(time))).sort()[0] ?? null
}
