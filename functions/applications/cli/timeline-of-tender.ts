import { chooseProcedure, procedureCalled } from '#domain/timeline/choose-procedure.ts'
import { makeTimeline } from '#domain/timeline/make-timeline.ts'
import type { ProcedureBook } from '#domain/timeline/procedures.ts'
import { timelineFacts } from '#domain/timeline/timeline-facts.ts'
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
  const facts = timelineFacts(tender, origin, book.as_of)
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
