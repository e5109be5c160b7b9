import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Category } from '../vocabulary/kinds.ts'

interface LightGlassLimit {
  readonly categories: readonly Category[]
  readonly volume_ml: number
  readonly max_weight_g: number
  /** When the source was read or says it was in force. */
  readonly as_of: CalendarDate
  readonly source: string
}

const stillWine: readonly Category[] = ['red_wine', 'white_wine', 'rose_wine', 'other_wine']

/** Up to which weight of the empty bottle the monopolies call glass light. */
const lightGlassLimits: readonly LightGlassLimit[] = [
  {
    categories: stillWine,
    volume_ml: 750,
    max_weight_g: 420,
    as_of: '2026-01-01',
    source: 'https://www.vinmonopolet.no/content/english/weight-packaging-requirements',
  },
  {
    categories: ['sparkling_wine'],
    volume_ml: 750,
    max_weight_g: 835,
    as_of: '2019-12-31',
    source:
      'https://www.alko.fi/en/alko-inc/for-suppliers/news-and-information/2019/lighter-glass-bottle-is-expanded-to-form-environmentally-responsible-packaging',
  },
]

/** Null: no published limit for such a bottle. */
export function lightGlassLimit(
  categories: readonly Category[],
  volume_ml: number | null,
): number | null {
  if (categories.length === 0) return null
  const limit = lightGlassLimits.find(
    (row) => row.volume_ml === volume_ml && categories.every((one) => row.categories.includes(one)),
  )
  return limit?.max_weight_g ?? null
}
