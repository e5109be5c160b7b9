import { type Verdict, verdicts } from '#domain/matching/verdict.ts'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { KeptMatch } from './match-row.ts'

/** What the keys of a verdict begin with: the best sorts first. */
export const verdictKey = (verdict: Verdict): string => `${verdicts.indexOf(verdict)}#`

/** What a list of matches is sorted by, as one text: verdict, then score, then deadline, then an id. */
export function rankKey(
  { verdict, score }: Pick<KeptMatch, 'verdict' | 'score'>,
  { offer_deadline }: Pick<TenderSummary, 'offer_deadline'>,
  id: string,
): string {
  const fromTop = String(100 - score).padStart(3, '0')
  return `${verdictKey(verdict)}${fromTop}#${offer_deadline ?? behindAllDays}#${id}`
}
