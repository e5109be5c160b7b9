import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { markets } from '#domain/shared/market.ts'
import { isOpen, lastDayOf } from '#domain/tenders/is-open.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { movedDate, withMovedDates } from './moved-dates.ts'
import type { SampleTender } from './sample-tenders.ts'

/** A sample tender on its days, and how many weeks they were moved. */
export interface TimedTender extends SampleTender {
  readonly weeks: number
}

const weeksOfYears = (years: number): number => Math.round((years * 365.2425) / 7)

/** How far a number of weeks is from whole years: what the season is off by. */
const weeksOffSeason = (weeks: number): number =>
  Math.abs(weeks - weeksOfYears(Math.round((weeks * 7) / 365.2425)))

const noonOf = (day: CalendarDate): Date => new Date(`${day}T12:00:00Z`)

const isOpenOn = (day: CalendarDate, { status, ...published }: PublishedTender): boolean =>
  isOpen({ ...published, publication_status: status }, noonOf(day))

/** Whether a list is lively on a day: some forty tenders open, in each market, some close within the week, some much later. */
export function isLively(tenders: readonly PublishedTender[], today: CalendarDate): boolean {
  const open = tenders.filter((tender) => isOpenOn(today, tender))
  const deadlines = open.flatMap(({ offer_deadline }) => offer_deadline ?? [])
  const before = (day: CalendarDate) => deadlines.filter((deadline) => deadline < day).length
  return (
    open.length >= 38 &&
    open.length <= 50 &&
    markets.every((market) => open.some((tender) => tender.market === market)) &&
    before(movedDate(today, 1)) >= 3 &&
    deadlines.length - before(movedDate(today, 8)) >= 10
  )
}

/** Vinmonopolet\u2019s plans follow one another: they move as one, and keep their order. */
const isOfPlans = ({ market, plan }: PublishedTender): boolean => market === 'NO' && plan !== null

/**
 * The sample tenders as they are on a start day. Plans move together by the number of whole weeks nearest to
 * whole years with which the list is lively; the tenders published by themselves, years apart, first move by
 * whole years to the season of the plans (docs/decisions/0023).
 */
export function timedTenders(
  samples: readonly SampleTender[],
  today: CalendarDate,
): readonly TimedTender[] {
  for (const weeks of weeksToTry(samples, today)) {
    const timed = samples.map((sample) => timedTender(sample, weeks, movedDate(today, -weeks)))
    const published = timed.map((tender) => tender.published)
    if (isLively(published, today)) return timed
  }
  throw new Error(`no dates of the sample tenders make a lively list on ${today}`)
}

/** What brings a day of the plans\u2019 last year to today, least off the season first. */
function weeksToTry(samples: readonly SampleTender[], today: CalendarDate): number[] {
  const deadlines = samples.flatMap(({ published }) => published.offer_deadline ?? [])
  const last = deadlines.sort().at(-1) ?? today
  const weeks = Math.ceil((Date.parse(today) - Date.parse(last)) / (7 * 86_400_000))
  return Array.from({ length: 52 }, (_, more) => weeks + more).sort(
    (a, b) => weeksOffSeason(a) - weeksOffSeason(b),
  )
}

/** `seasonDay`: the day of the plans as they were published that is brought to today. */
function timedTender(sample: SampleTender, weeks: number, seasonDay: CalendarDate): TimedTender {
  const { published } = sample
  const all = isOfPlans(published) ? weeks : weeks + weeksToSeason(published, seasonDay)
  if (!hasDates(published)) return { ...sample, weeks: 0 }
  return { ...sample, published: withMovedDates(published, all), weeks: all }
}

const hasDates = (published: PublishedTender): boolean =>
  published.published_date !== null || lastDayOf(published) !== null

/** Whole years to the first last day that is still ahead; or else to the last publication that is past. */
function weeksToSeason(published: PublishedTender, seasonDay: CalendarDate): number {
  const lastDay = lastDayOf(published)
  const day = lastDay ?? published.published_date
  if (day === null) return 0
  const years = Number(seasonDay.slice(0, 4)) - Number(day.slice(0, 4))
  const tries = [-1, 0, 1].map((more) => weeksOfYears(years + more))
  const isAhead = (moved: number) => movedDate(day, moved) >= seasonDay
  if (lastDay !== null) return tries.find(isAhead) ?? 0
  return tries.findLast((moved) => !isAhead(moved)) ?? 0
}
