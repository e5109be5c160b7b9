import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { Portfolio } from '../portfolio/portfolio-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { MatchRow } from './match-row.ts'

export interface MatchState {
  /** True while a change of the portfolio or of a tender is not yet worked in. */
  readonly computing: boolean
  readonly computed_at: string | null
}

/** How far the stored matches are behind portfolio and tenders. */
export async function matchState(
  tenders: TenderStore,
  portfolio: Portfolio | null,
  shown: readonly TenderSummary[],
  rows: readonly MatchRow[],
): Promise<MatchState> {
  if (portfolio === null) return { computing: false, computed_at: null }
  const computed_at =
    rows
      .map((row) => row.computed_at)
      .sort()
      .at(-1) ?? null
  if (portfolio.matched_version < portfolio.version) return { computing: true, computed_at }
  const versions = await tenders.findVersions(shown.map(({ tender_id }) => tender_id))
  const matched = new Map(rows.map((row) => [row.tender_id, row.tender_version]))
  const computing = shown.some(
    ({ tender_id }) => (matched.get(tender_id) ?? 0) < (versions.get(tender_id) ?? 0),
  )
  return { computing, computed_at }
}
