import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { chooseProcedure, procedureCalled } from '#domain/timeline/choose-procedure.ts'
import { makeTimeline } from '#domain/timeline/make-timeline.ts'
import type { ProcedureBook } from '#domain/timeline/procedures.ts'
import { countriesOf } from '#domain/vocabulary/countries.ts'
import type { DatedTender } from './read-dated-tenders.ts'

export interface TimelineChoice {
  /** ISO 3166-1 alpha-2 of the product; null: not known. */
  readonly origin: string | null
  /** Null: what the tender says of itself decides. */
  readonly procedure: string | null
}

/** What the command line prints of one tender. */
export function timelineOfTender(
  book: ProcedureBook,
  tender: DatedTender,
  { origin, procedure: wanted }: TimelineChoice,
) {
  const facts = {
    assortment: tender.assortment,
    'tender.market': tender.market,
    'tender.offerType': tender.offer_type,
    'tender.documentsRequired': tender.documents_required,
    'tender.datesNote': tender.dates_note,
    'origin.country': origin,
    'origin.isEuEea': origin === null ? null : isInEea(origin, tender, book.as_of),
  }
  const procedure =
    wanted === null
      ? chooseProcedure(book, tender.market, facts).procedure
      : procedureCalled(book, wanted)
  const dates = { ...tender, published: tender.published_date }
  const calendar = book.calendars[procedure.market]
  return {
    tender: tender.id,
    procedure: procedure.id,
    milestones: makeTimeline(procedure, calendar, dates, facts).map(
      ({ milestone: { id, actor, hardness }, date, latest }) => ({
        id,
        date,
        latest,
        actor,
        hardness,
      }),
    ),
  }
}

/** On the day of the launch, or the last one that is known; without any on that of the procedures. */
function isInEea(country: string, tender: DatedTender, as_of: CalendarDate): boolean {
  const day = tender.launch_date ?? tender.offer_deadline ?? tender.published_date ?? as_of
  return countriesOf('EEA', day).includes(country)
}
