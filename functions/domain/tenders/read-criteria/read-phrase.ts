import type { PublishedTender } from '../published-tender.ts'
import { type Draft, type Phrase, textDraft } from './draft.ts'
import { readAgeingPhrase } from './read-ageing.ts'
import { readAlcoholPhrase, withoutAlcohol } from './read-alcohol.ts'
import { readSubtypePhrase } from './read-category.ts'
import { readCertificationPhrase } from './read-certification.ts'
import { readClosurePhrase } from './read-closure.ts'
import { readContainerPhrase } from './read-container.ts'
import { readGrapePhrase } from './read-grapes.ts'
import { readSourcePhrase } from './read-origin.ts'
import { readPreference } from './read-preference.ts'
import { readQuantityPhrase } from './read-quantity.ts'
import { readSugarPhrase } from './read-sugar.ts'
import { readVintagePhrase } from './read-vintage.ts'

type PhraseReader = (phrase: Phrase, tender: PublishedTender) => Draft[] | null

// the first that understands the phrase reads it; they do not overlap
const readers: readonly PhraseReader[] = [
  readCertificationPhrase,
  readSugarPhrase,
  readSubtypePhrase,
  readVintagePhrase,
  readSourcePhrase,
  readGrapePhrase,
  readContainerPhrase,
  readClosurePhrase,
  readQuantityPhrase,
  readAgeingPhrase,
]

/** "IPA with min 5 % ABV": the limit, and what the rest of the phrase says. */
function readWithAlcohol(phrase: Phrase, tender: PublishedTender): Draft[] | null {
  const alcohol = readAlcoholPhrase(phrase)
  if (alcohol === null) return null
  const rest = withoutAlcohol(phrase.text)
  if (rest === '') return alcohol
  const restDrafts = readPhrase({ ...phrase, text: rest }, tender)
  return [...alcohol, ...restDrafts.map((draft) => ({ ...draft, text: phrase.text }))]
}

function readPlain(phrase: Phrase, tender: PublishedTender): Draft[] | null {
  const withAlcohol = readWithAlcohol(phrase, tender)
  if (withAlcohol !== null) return withAlcohol
  for (const read of readers) {
    const drafts = read(phrase, tender)
    if (drafts !== null) return drafts
  }
  return null
}

/** One requirement phrase as criteria of the kinds that hold it, else word for word as text. */
export function readPhrase(phrase: Phrase, tender: PublishedTender): Draft[] {
  return readPreference(phrase, (preferred) => readPlain(preferred, tender)) ?? [textDraft(phrase)]
}
