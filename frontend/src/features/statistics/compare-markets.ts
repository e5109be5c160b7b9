import { type Market, markets } from '#domain/shared/market.ts'
import type { Figure } from '../../lib/statistics/figure.ts'
import type { Part } from '../../lib/statistics/period.ts'
import { figuresOf } from './known-figures.ts'

/** The figure, or where there is none of these periods: whether there is one of another period. */
export type ComparedCell = Figure | 'other_period' | 'not_found'

export interface ComparedRow {
  readonly measure: string
  readonly part?: string
  readonly cells: Readonly<Record<Market, ComparedCell>>
}

interface Measure {
  readonly measure: string
  readonly part?: string
  /** Only this period will do: half a year beside a whole one would mislead. */
  readonly period?: string
}

const measures: Readonly<Record<'june_2025' | 'before', readonly Measure[]>> = {
  june_2025: [
    { measure: 'volume' },
    { measure: 'volume_change' },
    { measure: 'revenue' },
    { measure: 'revenue_change' },
    { measure: 'operating_result' },
    { measure: 'volume_change', part: 'non_alcoholic' },
    { measure: 'population' },
  ],
  before: [
    { measure: 'volume', period: '2024' },
    { measure: 'volume_change', period: '2024' },
    { measure: 'revenue', period: '2024' },
    { measure: 'import_volume' },
    { measure: 'import_volume_share', part: 'bag_in_box' },
    { measure: 'consumption' },
    { measure: 'stores' },
  ],
}

/** Side by side: per measure and market the newest figure of the given periods. */
export function compareMarkets(period: keyof typeof measures): ComparedRow[] {
  const found = (market: Market, { measure, part }: Measure, parts: readonly Part[]) =>
    figuresOf(parts, market).filter((figure) => figure.measure === measure && figure.part === part)
  const cell = (market: Market, measure: Measure): ComparedCell => {
    const figure = found(market, measure, [period]).find(
      (candidate) => measure.period === undefined || candidate.period === measure.period,
    )
    if (figure !== undefined) return figure
    const elsewhere = found(market, measure, ['june_2025', 'before', 'other'])
    return elsewhere.length === 0 ? 'not_found' : 'other_period'
  }
  return measures[period].map((measure) => ({
    measure: measure.measure,
    part: measure.part,
    cells: Object.fromEntries(markets.map((market) => [market, cell(market, measure)])) as Record<
      Market,
      ComparedCell
    >,
  }))
}
