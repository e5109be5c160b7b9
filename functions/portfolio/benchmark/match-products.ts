import type { ReadProduct } from '#domain/portfolio/read-product.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import type { ExpectedProduct, ScoredField } from '../made-lists/expectation.ts'
import { compareValue, isSameName } from './compare-product.ts'

export interface MatchedProducts {
  /** For each expected product the one that was read for it. */
  readonly pairs: readonly (readonly [ExpectedProduct, ReadProduct | undefined])[]
  readonly unmatched: readonly ReadProduct[]
}

const telling: readonly (readonly [ScoredField, number])[] = [
  ['price_amount', 1.5],
  ['vintage', 1],
  ['volume_ml', 0.5],
  ['producer', 0.5],
  ['type_norm', 0.5],
]
/** Below this two products have nothing but a figure or two in common. */
const leastLikeness = 2

/**
 * Which product was read for which expected one: the most alike pairs first, each product once. A row
 * number speaks for a pair where rows have numbers (`byRow`), but the name speaks louder: a list may
 * have two tables side by side, or several sheets.
 */
export function matchProducts(
  expected: readonly ExpectedProduct[],
  found: readonly ReadProduct[],
  byRow: boolean,
): MatchedProducts {
  const words = found.map(({ name, producer }) => wordsOf(name, producer))
  const pairs: { one: ExpectedProduct; other: ReadProduct; likeness: number }[] = []
  for (const one of expected) {
    const names = [one.name, ...(one.accept?.name ?? []).map(String)]
    const wanted = names.map((name) => wordsOf(name, null))
    for (const [at, other] of found.entries()) {
      const isRow = byRow && one.row === other.row
      const overlap = Math.max(...wanted.map((set) => sharedPart(set, words[at] ?? new Set())))
      if (!isRow && overlap < 0.3) continue
      const likeness = likenessOf(one, other, overlap) + (isRow ? 2 : 0)
      if (likeness >= leastLikeness) pairs.push({ one, other, likeness })
    }
  }
  const taken = new Map<ExpectedProduct, ReadProduct>()
  const used = new Set<ReadProduct>()
  for (const { one, other } of pairs.toSorted((a, b) => b.likeness - a.likeness)) {
    if (taken.has(one) || used.has(other)) continue
    taken.set(one, other)
    used.add(other)
  }
  return {
    pairs: expected.map((one) => [one, taken.get(one)] as const),
    unmatched: found.filter((product) => !used.has(product)),
  }
}

const wordsOf = (name: string, producer: string | null): ReadonlySet<string> =>
  new Set(fold(`${name} ${producer ?? ''}`).split(' '))

/** Of the words of the expected name how many are in the other. */
const sharedPart = (wanted: ReadonlySet<string>, words: ReadonlySet<string>) =>
  [...wanted].filter((word) => words.has(word)).length / Math.max(1, wanted.size)

function likenessOf(one: ExpectedProduct, other: ReadProduct, overlap: number): number {
  const names = [one.name, ...(one.accept?.name ?? []).map(String)]
  const isNamed = names.some((name) => isSameName(name, one, other))
  const facts = telling.map(([field, weight]) =>
    compareValue(field, one, other) === 'right' ? weight : 0,
  )
  return facts.reduce((sum, points) => sum + points, isNamed ? 4 : 3 * overlap)
}
