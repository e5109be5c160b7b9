import type { Criterion } from '../criterion.ts'
import type { PlanEvidence } from './plan-reading.ts'

/** Words of a plan and where they stood. */
export interface PlanWords {
  readonly source_field: string
  readonly words: string
}

/** What was said of words: the criterion that they are; null: they stay text. */
export type KnownWords = ReadonlyMap<string, Criterion | null>

export const keyOfWords = ({ source_field, words }: PlanWords): string =>
  `${source_field}|${words.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`

const isDoubtful = (criterion: Criterion): boolean =>
  criterion.kind === 'text' || ('unread' in criterion && criterion.unread !== undefined)

const wordsOf = ({ source_field, text }: Criterion): PlanWords => ({ source_field, words: text })

/** The words of a row that no criterion holds. */
export function doubtfulWords(
  criteria: readonly Criterion[],
  left_out: readonly PlanEvidence[],
): PlanWords[] {
  const all = [
    ...criteria.filter(isDoubtful).map(wordsOf),
    ...left_out.map(({ header, text }) => ({ source_field: header ?? '', words: text })),
  ]
  return [...new Map(all.map((one) => [keyOfWords(one), one])).values()]
}

/** The reading with what was said of its words before. */
export const withKnownWords = (criteria: readonly Criterion[], known: KnownWords): Criterion[] =>
  criteria.map((criterion) => {
    if (!isDoubtful(criterion)) return criterion
    const said = known.get(keyOfWords(wordsOf(criterion)))
    return said ? { ...said, id: criterion.id, text: criterion.text } : criterion
  })

/** What a correction says of words that the machine's reading did not understand. */
export function saidOfWords(
  read: readonly Criterion[],
  corrected: readonly Criterion[],
): (PlanWords & { readonly criterion: Criterion })[] {
  return read.filter(isDoubtful).flatMap((doubtful) => {
    const criterion = corrected.find(({ id }) => id === doubtful.id)
    return criterion === undefined || isDoubtful(criterion)
      ? []
      : [{ ...wordsOf(doubtful), criterion }]
  })
}
