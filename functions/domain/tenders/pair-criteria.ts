import { isSame } from '../shared/is-same.ts'
import type { Criterion } from './criterion.ts'

const asked = ({ id: _id, ...content }: Criterion) => content

export interface CriteriaPairs {
  /** What a criterion was before, where it is another one now; null: it is new. */
  readonly changed: ReadonlyMap<Criterion['id'], Criterion | null>
  readonly gone: readonly Criterion[]
}

/** Which criterion of one reading stands in the place of which of an earlier one: by its words, else by its number. */
export function pairCriteria(
  before: readonly Criterion[],
  after: readonly Criterion[],
): CriteriaPairs {
  const left = before.filter((old) => !after.some((next) => isSame(asked(old), asked(next))))
  const changed = new Map<Criterion['id'], Criterion | null>()
  for (const next of after) {
    if (before.some((old) => isSame(asked(old), asked(next)))) continue
    const ofWords = left.filter(
      ({ text, source_field }) => text === next.text && source_field === next.source_field,
    )
    const same =
      ofWords.find(({ kind }) => kind === next.kind) ??
      ofWords[0] ??
      left.find(({ id }) => id === next.id)
    if (same !== undefined) left.splice(left.indexOf(same), 1)
    changed.set(next.id, same ?? null)
  }
  return { changed, gone: left }
}
