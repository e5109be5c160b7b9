import { groupBy } from '#domain/shared/group-by.ts'
import { type Market, markets } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'

/** As the reader of the page sees it. */
type TitleOf = (tender: TenderSummary) => string

export interface LaunchMonth {
  /** `YYYY-MM`; null: not announced. */
  readonly month: string | null
  readonly tenders: readonly TenderSummary[]
}

export interface MarketPlan {
  readonly market: Market
  readonly months: readonly LaunchMonth[]
}

/** The month a tender is launched in; null: not announced. */
export const launchMonthOf = (
  tender: Pick<TenderSummary, 'launch_date' | 'launch_month'>,
): string | null => tender.launch_month ?? tender.launch_date?.slice(0, 7) ?? null

/** The plan of each market by month of launch, the unannounced last; markets without tenders are left out. */
export function byMarketAndMonth(
  tenders: readonly TenderSummary[],
  titleOf: TitleOf,
): readonly MarketPlan[] {
  return markets
    .map((market) => ({
      market,
      months: monthsOf(
        tenders.filter((tender) => tender.market === market),
        titleOf,
      ),
    }))
    .filter(({ months }) => months.length > 0)
}

function monthsOf(tenders: readonly TenderSummary[], titleOf: TitleOf): readonly LaunchMonth[] {
  const byMonth = groupBy(tenders, launchMonthOf)
  return [...byMonth]
    .sort(([a], [b]) => (a ?? '9999').localeCompare(b ?? '9999'))
    .map(([month, ofMonth]) => ({
      month,
      tenders: ofMonth.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b))),
    }))
}
