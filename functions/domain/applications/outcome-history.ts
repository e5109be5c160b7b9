import type * as z from 'zod'
import { currentPlace, eventsOf } from '../outcomes/outcome.ts'
import { isOver, type OutcomeKind } from '../outcomes/outcome-rules.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { OutcomeId } from '../shared/ids.ts'
import { type Market, marketFacts } from '../shared/market.ts'
import type { DeskWork, RecordedOutcome } from './desk-work.ts'
import type { latestOutcomeSchema } from './latest-outcome-schema.ts'
import { localTimeIn } from './local-time.ts'

const samplesWay = [
  'samples_requested',
  'samples_sent',
  'samples_received',
] as const satisfies readonly OutcomeKind[]

type Work = Pick<DeskWork, 'records' | 'outcomes'>

/** All that was recorded of an offer: first that it was offered, a later record in the place of the one before. */
export function outcomeHistory({ records, outcomes }: Work, market: Market): RecordedOutcome[] {
  const offered = records.map(
    ({ reference, given_at, by, at }, index): RecordedOutcome => ({
      event_id: idOf(at),
      kind: 'offered',
      day: localTimeIn(marketFacts[market].time_zone, new Date(given_at)).slice(0, 10),
      note: null,
      evidence: null,
      details: { reference, given_at },
      corrects: idOf(records[index - 1]?.at),
      by,
      at,
    }),
  )
  return [...offered, ...outcomes]
}

function idOf(at: string): OutcomeId
function idOf(at: string | undefined): OutcomeId | null
function idOf(at: string | undefined): OutcomeId | null {
  return at === undefined ? null : (`out_${at.replaceAll(/\D/g, '')}` as OutcomeId)
}

export type LatestOutcome = z.infer<typeof latestOutcomeSchema>

/** What lists say of the outcome: what brought it where it is, not what happened beside the way; null: nothing did. */
export function latestOutcome(work: Work, market: Market): LatestOutcome | null {
  const history = outcomeHistory(work, market)
  const place = currentPlace(history)
  const latest = eventsOf(history).findLast(({ kind }) => kind === place)
  if (latest === undefined) return null
  return { kind: latest.kind, day: latest.day, is_over: isOver(place) }
}

/** The day by which samples have to leave; null: none were asked for, with a day, since the last ones left. */
export function samplesDueOn(work: Work, market: Market): CalendarDate | null {
  const events = eventsOf(outcomeHistory(work, market))
  const latest = events.findLast(({ kind }) => (samplesWay as readonly string[]).includes(kind))
  const isAsked = latest?.kind === 'samples_requested'
  return (isAsked && latest.details.due_on) || null
}
