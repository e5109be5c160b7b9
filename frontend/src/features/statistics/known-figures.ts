import type { Market } from '#domain/shared/market.ts'
import type { Figure } from '../../lib/statistics/figure.ts'
import { statistics } from '../../lib/statistics/figures.build-time.ts'
import { lastMonth, type Part, partOf } from '../../lib/statistics/period.ts'

const byId = new Map(statistics.figures.map((figure) => [figure.id, figure]))
const sourceNames = new Map(statistics.sources.map(({ url, name }) => [url, name]))

export function figureById(id: string): Figure {
  const figure = byId.get(id)
  if (figure === undefined) throw new Error(`No figure ${id}`)
  return figure
}

export const sourceName = (url: string): string => sourceNames.get(url) ?? url

/** Newest first; undated figures last. */
export const figuresOf = (parts: readonly Part[], market?: Market): Figure[] =>
  statistics.figures
    .filter((figure) => parts.includes(partOf(figure)))
    .filter((figure) => market === undefined || figure.market === market)
    .toSorted((a, b) => (lastMonth(b.period) ?? '').localeCompare(lastMonth(a.period) ?? ''))

export const missingOf = (market: Market) =>
  statistics.missing.filter((missing) => missing.market === market)
