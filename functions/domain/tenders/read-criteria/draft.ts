import type { Criterion, CriterionKind, CriterionOf } from '../criterion.ts'
import type { PublishedTender } from '../published-tender.ts'

/** A criterion before it has its number. */
export type Draft = { [Kind in CriterionKind]: Omit<CriterionOf<Kind>, 'id'> }[CriterionKind]

export type PublishedField = keyof PublishedTender & string

/** One published phrase and where it stood. */
export interface Phrase {
  readonly text: string
  readonly source_field: PublishedField
}

/** What every draft has: the words as published, required until said otherwise. */
export function asPublished({ text, source_field }: Phrase) {
  return { text, source_field, required: true }
}

/** Words of a field that says what the drink is, from where or for how much: never a mere wish. */
export const notUnderstood = ({ text }: Phrase): { unread: string[] } => ({ unread: [text] })

/** The unread words, where there are any. */
export const besideRead = (unread: readonly string[]): { unread?: string[] } =>
  unread.length === 0 ? {} : { unread: [...unread] }

/** Words that a person checks. */
export function textDraft({ text, source_field }: Phrase): Draft {
  return { kind: 'text', text, source_field, required: false }
}

/** Numbers the drafts per kind (`price-1`); the same words read twice in the same way are one criterion. */
export function numbered(drafts: readonly Draft[]): Criterion[] {
  const counts = new Map<CriterionKind, number>()
  const seen = new Set<string>()
  return drafts.flatMap((draft) => {
    const meaning = JSON.stringify({ ...draft, source_field: null })
    if (seen.has(meaning)) return []
    seen.add(meaning)
    const count = (counts.get(draft.kind) ?? 0) + 1
    counts.set(draft.kind, count)
    return [{ id: `${draft.kind}-${count}`, ...draft }]
  })
}
