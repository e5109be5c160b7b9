import type { CalendarDate } from '../shared/calendar-date.ts'
import { type Match, type Verdict, verdicts } from './verdict.ts'

export type Rankable = Pick<Match, 'verdict' | 'score' | 'tender_id' | 'product_id'>

const verdictRank = Object.fromEntries(verdicts.map((verdict, rank) => [verdict, rank])) as Record<
  Verdict,
  number
>

/** Sorts verdict first, then score, then the nearest offer deadline (none comes last), then the ids. */
export function byRank(deadlineOf: (match: Rankable) => CalendarDate | null) {
  return (a: Rankable, b: Rankable): number =>
    verdictRank[a.verdict] - verdictRank[b.verdict] ||
    b.score - a.score ||
    compareDeadlines(deadlineOf(a), deadlineOf(b)) ||
    a.tender_id - b.tender_id ||
    (a.product_id < b.product_id ? -1 : a.product_id > b.product_id ? 1 : 0)
}

function compareDeadlines(a: CalendarDate | null, b: CalendarDate | null): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

/** The best few, in order; whatever order they came in. */
export const bestOf = <One extends Rankable>(
  matches: readonly One[],
  count: number,
  deadlineOf: (match: Rankable) => CalendarDate | null,
): One[] => matches.toSorted(byRank(deadlineOf)).slice(0, count)
