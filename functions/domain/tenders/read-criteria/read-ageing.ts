import { attributeWords, monthsIn } from '../../vocabulary/attributes.ts'
import { negation } from '../../vocabulary/degrees.ts'
import { fold } from '../../vocabulary/fold.ts'
import { isUnoaked } from '../../vocabulary/oak.ts'
import { patternOf, sourceOf } from '../../vocabulary/word-lists.ts'
import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase, textDraft } from './draft.ts'

type Ageing = Pick<
  Extract<Draft, { kind: 'ageing' }>,
  'oak' | 'min_months_in_oak' | 'max_months_in_oak' | 'min_months_on_lees'
>

const nothing: Ageing = {
  oak: null,
  min_months_in_oak: null,
  max_months_in_oak: null,
  min_months_on_lees: null,
}
// "influence of wood" is a matter of taste, "substitutes" of other means: neither is about ageing
const ofTaste = /\b(?:influence|character|aroma|notes?|substitutes?|discreet|pronounced|smoke)\b/i
const wooden = ['wood', 'barrel'].flatMap(attributeWords)
const vessel = patternOf(wooden)
const lees = patternOf(attributeWords('lees'))
// all of it in another vessel leaves none for oak
const otherVessel = new RegExp(
  `^(?:100 ?% |all ).*aged in ${sourceOf(attributeWords('steel'))}`,
  'u',
)
const boundWords = {
  min: /(?:min\.?|minimum|at least) ?(?=\d)/gi,
  max: /(?:max\.?|maximum|up to) ?(?=\d)/gi,
}

function boundIn(text: string, bound: 'min' | 'max'): number | null {
  for (const { 0: words, index } of text.matchAll(boundWords[bound])) {
    const months = monthsAt(text.slice(index + words.length))
    if (months !== null) return months
  }
  return null
}

/** The time that a text begins with. */
const monthsAt = (text: string) =>
  monthsIn(/^\d+(?:[.,]\d+)? ?-?\p{L}+/u.exec(text)?.[0].replace('-', ' ') ?? '')

function ageingIn(text: string): Ageing | null {
  if (isUnoaked(text)) return { ...nothing, oak: 'forbidden' }
  if (ofTaste.test(text)) return null
  const folded = fold(text)
  if (otherVessel.test(folded)) return { ...nothing, oak: 'forbidden' }
  const least = boundIn(text, 'min')
  // "min. 36 months on lees" says no more than the time and where
  const isAged =
    least !== null ||
    /\b(?:ag(?:ed|eing|ing)|matur(?:ed|ation)|ferment(?:ed|ation)|barrel-aged)\b/i.test(text)
  if (!isAged) return null
  if (lees.test(folded)) return { ...nothing, min_months_on_lees: least }
  if (!vessel.test(folded) || negation.test(folded)) return null
  return {
    ...nothing,
    oak: 'required',
    min_months_in_oak: least,
    max_months_in_oak: boundIn(text, 'max'),
  }
}

const time = `\\d+(?: \\d+)? ${sourceOf(['month', 'year'].flatMap(attributeWords))}`
const least = `(?:min(?:imum)?|at least) ${time}`
const inWood = sourceOf(wooden)
/** Folded phrases of which the criterion holds every word; others are shown as text too. */
const wholly: readonly RegExp[] = [
  `${least} (?:(?:bottle )?ag(?:e?ing|ed) )?on (?:the )?${sourceOf(attributeWords('lees'))}`,
  `(?:100 ?% (?:of the wine )?(?:must be )?)?aged (?:for )?(?:${least} )?in(?: ${inWood}){1,2}(?: (?:for )?${least})?`,
  `${least}(?: and max ${time})? ${inWood} (?:ag(?:e?ing)|maturation)`,
].map((phrase) => new RegExp(`^${phrase}$`, 'u'))

// every whisky is matured in wood: without a time the words are about its casks
const isOfSpirits = (ageing: Ageing, { category }: PublishedTender) =>
  category === 'spirits' && ageing.min_months_in_oak === null && ageing.oak === 'required'

/** "unoaked", "aged in oak min. 12 months", "min. 18 months ageing on lees"; null: not about ageing. */
export function readAgeingPhrase(phrase: Phrase, tender: PublishedTender): Draft[] | null {
  const text = phrase.text.trim()
  const ageing = ageingIn(text)
  if (ageing === null || Object.values(ageing).every((value) => value === null)) return null
  if (isOfSpirits(ageing, tender)) return null
  const read: Draft = { kind: 'ageing', ...asPublished(phrase), ...ageing }
  const isWhole = isUnoaked(text) || wholly.some((pattern) => pattern.test(fold(text)))
  return isWhole ? [read] : [read, textDraft(phrase)]
}
