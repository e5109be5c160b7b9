import { rowsCsv } from '../../list/list-csv.ts'
import type { TodayItem } from './today-filter.ts'

/** What waits, names of fields and values as those of the API. */
export const todayCsv = (items: readonly TodayItem[]): Promise<string> =>
  rowsCsv(
    [
      'kind',
      'due',
      'since',
      ['tender', ({ tender }) => tender && (tender.reference ?? tender.title)],
      'about',
      'step',
      'responsible',
      'path',
    ],
    items,
  )
