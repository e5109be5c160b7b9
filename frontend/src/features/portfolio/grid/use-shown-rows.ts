import { useMemo } from 'react'
import type { GridFilter } from './grid-filter.ts'
import type { GridRow } from './grid-row.ts'
import { type Doubts, type RankOf, shownRows } from './shown-rows.ts'

/**
 * The rows that a filter shows. While values change a row stays where it is, and in the list, so that nothing moves
 * away beneath the hand: it is worked out anew when something else is asked or rows come and go.
 */
export function useShownRows(
  rows: readonly GridRow[],
  filter: GridFilter,
  { doubts, rank }: { readonly doubts: Doubts; readonly rank: RankOf },
): GridRow[] {
  const areDoubtsRead = doubts.size > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the moment when something else was asked
  const order = useMemo(
    () => shownRows(rows, filter, { doubts, rank }).map(({ id }) => id),
    [filter, rows.length, areDoubtsRead],
  )
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [rows, order])
}
