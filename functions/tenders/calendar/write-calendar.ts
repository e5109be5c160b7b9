import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { labelled, typeset } from '#domain/shared/typeset.ts'
import { titleIn } from '#domain/tenders/title-in.ts'
import { pageOf } from '../../platform/http/page-of.ts'
import { cityOf, feedTexts } from './feed-texts.ts'
import type { DatedTender } from './select-key-dates.ts'

export interface Feed {
  readonly text: string
  /** Of the newest entry. */
  readonly changed_at: string | null
}

interface CalendarFacts {
  readonly name: string
  readonly language: Locale
  readonly siteOrigin: string
  /** Where the feed itself is; null for a file to take along. */
  readonly source: string | null
}

/** A feed has no pages: of more dates the earliest are left out, so that it stays far below 6 MB. */
const mostEvents = 3000

/** Programs look again after so long; a duration with hours needs the `T` (RFC 5545 3.3.6). */
const refreshSeconds = 6 * 3600

export const tenderPage = (siteOrigin: string, language: Locale, tender_id: number): string =>
  pageOf(siteOrigin, language, `/tenders/${tender_id}`)

/** Kept for ever: calendars know an event again by it, whatever becomes of our address. */
const uidOf = ({ tender, milestone }: DatedTender): string =>
  `tender-${tender.tender_id}-${milestone}@nordgate`

/** The tender with its monopoly. */
export const titleOf = (tender: DatedTender['tender'], language: Locale): string =>
  `${titleIn(tender, language)} (${marketFacts[tender.market].monopoly})`

function describe({ tender, cancelled }: DatedTender, language: Locale): string {
  const texts = feedTexts[language]
  const lines = [
    cancelled ? texts.cancelled : null,
    [marketFacts[tender.market].monopoly, tender.reference].filter(Boolean).join(' '),
    typeset(language, texts.day).replace('{city}', cityOf[language][tender.market]),
    (tender.sample?.dates_moved_by_weeks ?? 0) === 0 ? null : typeset(language, texts.sample),
    `${texts.source} ${tender.source}`,
  ]
  return lines.filter((line) => line !== null).join('\n')
}

/** A day in a calendar. */
export interface CalendarEvent {
  readonly uid: string
  /** +1 where the same event says another day. */
  readonly sequence: number
  /** When what it says changed last. */
  readonly changed_at: string
  readonly date: CalendarDate
  readonly summary: string
  readonly description: string
  readonly url: string
  readonly cancelled: boolean
}

/** A key date of a tender. */
export function eventOfDate(
  date: DatedTender,
  { language, siteOrigin }: Pick<CalendarFacts, 'language' | 'siteOrigin'>,
): CalendarEvent {
  const { milestone, tender, sequence, changed_at, cancelled } = date
  return {
    uid: uidOf(date),
    sequence,
    changed_at,
    date: date.date,
    summary: labelled(
      language,
      feedTexts[language].milestone[milestone],
      titleOf(tender, language),
    ),
    description: describe(date, language),
    url: tenderPage(siteOrigin, language, tender.tender_id),
    cancelled,
  }
}

export const writeCalendar = (dates: readonly DatedTender[], facts: CalendarFacts): Feed =>
  writeEvents(
    dates.map((date) => eventOfDate(date, facts)),
    facts,
  )

/**
 * A calendar by RFC 5545 and 7986. The dates are days, not instants, since no hour was announced;
 * stamps are those of the last change, so that an unchanged calendar is the same text.
 */
export function writeEvents(events: readonly CalendarEvent[], facts: CalendarFacts): Feed {
  const calendar = ical({
    name: facts.name,
    prodId: { company: 'Nordgate', product: 'Tenders', language: facts.language.toUpperCase() },
    ttl: refreshSeconds,
    ...(facts.source === null ? {} : { source: facts.source }),
  })
  const told = events.slice(-mostEvents)
  for (const { uid, date, changed_at, cancelled, ...event } of told) {
    const changed = new Date(changed_at)
    const start = new Date(`${date}T00:00:00Z`)
    calendar.createEvent({
      ...event,
      id: uid,
      stamp: changed,
      lastModified: changed,
      allDay: true,
      timezone: 'UTC',
      start,
      // exclusive
      end: new Date(start.getTime() + 86_400_000),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  const changes = told.map(({ changed_at }) => changed_at).sort()
  return { text: calendar.toString(), changed_at: changes.at(-1) ?? null }
}
