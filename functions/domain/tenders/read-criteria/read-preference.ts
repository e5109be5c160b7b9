import type { Draft, Phrase } from './draft.ts'

const before = /^(?:preferably|preferred:?|ideally|desirable:?|if possible,?) /i
const after =
  /(?<![ ,])[ ,]+(?:is |are )?(?:preferably|preferred|desirable|if possible|an advantage)\.?$/i

/** Reads a phrase without the words that make it a preference ("preferably screw cap"), and marks what it gives. */
export function readPreference(
  phrase: Phrase,
  read: (phrase: Phrase) => Draft[] | null,
): Draft[] | null {
  const words = phrase.text.trim()
  const preferred = words.replace(before, '').replace(after, '')
  if (preferred === words) return read(phrase)
  const drafts = read({ ...phrase, text: preferred })
  return drafts?.map((draft) => ({ ...draft, text: phrase.text, required: false })) ?? null
}
