import type { Draft, Phrase } from './draft.ts'

const before = /^(?:preferably|preferred:?|ideally|desirable:?|if possible,?) /i
const after = /[ ,]+(?:is |are )?(?:preferably|preferred|desirable|if possible|an advantage)\.?$/i

/** Reads a phrase without the words that make it a wish ("preferably screw cap"), and marks what it gives. */
export function readWish(phrase: Phrase, read: (phrase: Phrase) => Draft[] | null): Draft[] | null {
  const words = phrase.text.trim()
  const wished = words.replace(before, '').replace(after, '')
  if (wished === words) return read(phrase)
  const drafts = read({ ...phrase, text: wished })
  return drafts?.map((draft) => ({ ...draft, text: phrase.text, required: false })) ?? null
}
