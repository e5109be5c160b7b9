import type { Criterion } from '../criterion.ts'
import type { PublishedTender } from '../published-tender.ts'
import { type Draft, numbered, type Phrase, type PublishedField, textDraft } from './draft.ts'
import { readAlcohol } from './read-alcohol.ts'
import { readCategory, readStyle } from './read-category.ts'
import { readCertification } from './read-certification.ts'
import { readClosure } from './read-closure.ts'
import { readContainer } from './read-container.ts'
import { readGrapes } from './read-grapes.ts'
import { readOrigin } from './read-origin.ts'
import { readPhrase } from './read-phrase.ts'
import { readPreference } from './read-preference.ts'
import { readPrice } from './read-price.ts'
import { readQuantity } from './read-quantity.ts'
import { isLaunchTogether, readSize } from './read-size.ts'
import { readSugar } from './read-sugar.ts'
import { readVintage } from './read-vintage.ts'

const phrasesOf = (texts: readonly string[] | null, source_field: PublishedField): Phrase[] =>
  (texts ?? []).filter((text) => text.trim() !== '').map((text) => ({ text, source_field }))

const phraseOf = (text: string | null, source_field: PublishedField): Phrase[] =>
  phrasesOf(text === null ? null : [text], source_field)

/** Read as one value, or kept word for word. */
const readOrKeep = (phrases: readonly Phrase[], read: (phrase: Phrase) => Draft[] | null) =>
  phrases.flatMap((phrase) => readPreference(phrase, read) ?? [textDraft(phrase)])

/** A note on sugar without a limit of its own, unless a requirement says it too. */
function sugarNoteAlone(tender: PublishedTender): Phrase[] {
  const { sugar_note, sugar_min_g_l, sugar_max_g_l, requirements } = tender
  const isSaid = (requirements ?? []).some((phrase) => phrase.includes(sugar_note ?? ''))
  const hasLimit = sugar_min_g_l !== null || sugar_max_g_l !== null
  return hasLimit || isSaid ? [] : phraseOf(sugar_note, 'sugar_note')
}

/**
 * What a published tender asks of a product, as criteria that a machine compares. Nothing is lost: words
 * that no kind holds become a `text` criterion word for word. Documents to hand in and sensory criteria
 * are not among them.
 */
export function readCriteria(published: PublishedTender): Criterion[] {
  const requirements = phrasesOf(published.requirements, 'requirements')
  const launches = requirements.filter(isLaunchTogether)
  const phrases = [
    ...phrasesOf(published.ageing, 'ageing'),
    ...phrasesOf(published.oak, 'oak'),
    ...requirements.filter((phrase) => !launches.includes(phrase)),
    ...phrasesOf(published.packaging_requirements, 'packaging_requirements'),
  ]
  const words = [...phraseOf(published.volume_note, 'volume_note'), ...sugarNoteAlone(published)]
  return numbered([
    ...readCategory(published),
    ...phraseOf(published.style, 'style').flatMap((phrase) => readStyle(phrase, published)),
    ...readOrigin(published),
    ...readGrapes(published),
    ...readOrKeep(phraseOf(published.vintage, 'vintage'), readVintage),
    ...readPrice(published),
    ...readContainer(published),
    ...readSize(published, launches),
    ...readOrKeep(phraseOf(published.closure, 'closure'), readClosure),
    ...readAlcohol(published),
    ...readSugar(published),
    ...readCertification(published),
    ...readQuantity(published),
    ...phrases.flatMap((phrase) => readPhrase(phrase, published)),
    ...words.map(textDraft),
  ])
}
