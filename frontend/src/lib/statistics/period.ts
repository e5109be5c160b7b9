import type { Figure } from './figure.ts'

/**
 * The period of a figure: `june_2025` is of June 2025 or of the half-year or the day it closes,
 * `before` ended since January 2024 and before that, all else is of another period.
 */
export type Part = 'june_2025' | 'before' | 'other'

const ofJune2025: readonly string[] = ['2025-06', '2025-H1', '2025-06-30']
const since = '2024-01'
const until = '2025-06'

export function partOf({ period }: Pick<Figure, 'period'>): Part {
  if (ofJune2025.includes(period)) return 'june_2025'
  const month = lastMonth(period)
  return month !== null && month >= since && month <= until ? 'before' : 'other'
}

/** The month in which a period ends, `2024-06` for `2024-H1`; null when undated. */
export function lastMonth(period: string): string | null {
  if (period === 'undated') return null
  const last = period.split('/').at(-1) ?? period
  const year = last.slice(0, 4)
  const rest = last.slice(5)
  if (rest === '') return `${year}-12`
  if (rest.startsWith('H')) return rest === 'H1' ? `${year}-06` : `${year}-12`
  if (rest.startsWith('Q')) return `${year}-${String(Number(rest[1]) * 3).padStart(2, '0')}`
  return `${year}-${rest.slice(0, 2)}`
}
