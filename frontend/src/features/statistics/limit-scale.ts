/** Where most limits end: the lowest one that 85 of 100 tenders keep within. */
export function usualLimit(limits: readonly number[]): number {
  const rising = limits.toSorted((a, b) => a - b)
  return rising[Math.ceil(rising.length * 0.85) - 1] ?? 0
}

export function middleOf(limits: readonly number[]): number {
  const rising = limits.toSorted((a, b) => a - b)
  const half = rising.length / 2
  const [below = 0, above = 0] = [rising[Math.ceil(half) - 1], rising[Math.floor(half)]]
  return (below + above) / 2
}

export interface PlacedLimit {
  readonly limit: number
  /** 0 for the first of this limit, 1 for the one above it. */
  readonly height: number
}

/** Equal limits stand on each other; `limits` rise. */
export function stackLimits(limits: readonly number[]): PlacedLimit[] {
  return limits.map((limit, n) => ({ limit, height: n - limits.indexOf(limit) }))
}

/** Full hundreds around all limits. */
export function hundredsAround(limits: readonly number[]): number[] {
  const first = Math.floor(Math.min(...limits) / 100)
  const last = Math.ceil(Math.max(...limits) / 100)
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * 100)
}
