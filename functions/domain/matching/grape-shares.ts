/** One canonical variety of a product and its share in percent, null where the product states none. */
export interface GrapeShare {
  readonly variety: string
  readonly share: number | null
}

/** Between which percentages a share lies. */
export interface ShareRange {
  readonly low: number
  readonly high: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const statedSum = (grapes: readonly GrapeShare[]) => sum(grapes.map(({ share }) => share ?? 0))
const areAllStated = (grapes: readonly GrapeShare[]) => grapes.every(({ share }) => share !== null)

/** One entry per variety: entries of the same one add up, or are unstated when one of them is. */
export function mergedGrapes(grapes: readonly GrapeShare[]): readonly GrapeShare[] {
  const shares = new Map<string, number | null>()
  for (const { variety, share } of grapes) {
    const before = shares.get(variety)
    if (before === undefined) shares.set(variety, share)
    else shares.set(variety, before === null || share === null ? null : before + share)
  }
  const merged = Array.from(shares, ([variety, share]) => ({ variety, share }))
  const [only] = merged
  // one listed grape is the whole wine
  if (merged.length === 1 && only?.share === null) return [{ ...only, share: 100 }]
  return merged
}

/** What the stated shares leave open when every variety has one; 0 when one lacks it: the list is taken as complete. */
export const openRest = (grapes: readonly GrapeShare[]): number =>
  areAllStated(grapes) ? Math.max(0, 100 - statedSum(grapes)) : 0

/**
 * The share of some varieties together. Listed without a share, a variety may have all that the
 * others leave; not listed, nothing, except where the stated shares leave a rest.
 */
export function shareOf(varieties: readonly string[], grapes: readonly GrapeShare[]): ShareRange {
  const asked = new Set(varieties)
  const inside = grapes.filter(({ variety }) => asked.has(variety))
  const stated = statedSum(inside)
  if (!areAllStated(inside))
    return { low: stated, high: stated + Math.max(0, 100 - statedSum(grapes)) }
  const mayHideMore = inside.length < asked.size
  return { low: stated, high: stated + (mayHideMore ? openRest(grapes) : 0) }
}

export const isListed = (variety: string, grapes: readonly GrapeShare[]) =>
  grapes.some((one) => one.variety === variety)
