import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase, textDraft } from './draft.ts'
import { numberOf } from './split-list.ts'

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
const unoaked =
  /^(?:unoaked|un-oaked|no oak|without oak|not oaked|no use of (?:wood|oak)|no (?:oak|wood|barrel) (?:ageing|aging|contact))\.?$/i
const vessel = /\b(?:oak|barrels?|barriques?|wooden|wood|casks?|barrel-aged)\b/i
const lees = /\blees\b/i
// all of it in another vessel leaves none for oak
const otherVessel = /^(?:100 ?% |all ).*\baged in (?:concrete|cement|steel|stainless|amphora|clay)/i
const duration = '(\\d+(?:[.,]\\d+)?) ?-?(months?|years?)'

function monthsIn(text: string, bound: 'min' | 'max'): number | null {
  const words = bound === 'min' ? 'min\\.?|minimum|at least' : 'max\\.?|maximum|up to'
  const [, written = '', unit = ''] = new RegExp(`(?:${words}) ?${duration}`, 'i').exec(text) ?? []
  if (unit === '') return null
  return numberOf(written) * (/^year/i.test(unit) ? 12 : 1)
}

function ageingIn(text: string): Ageing | null {
  if (unoaked.test(text)) return { ...nothing, oak: 'forbidden' }
  if (ofTaste.test(text)) return null
  if (otherVessel.test(text)) return { ...nothing, oak: 'forbidden' }
  const least = monthsIn(text, 'min')
  // "min. 36 months on lees" says no more than the time and where
  const isAged =
    least !== null ||
    /\b(?:ag(?:ed|eing|ing)|matur(?:ed|ation)|ferment(?:ed|ation)|barrel-aged)\b/i.test(text)
  if (!isAged) return null
  if (lees.test(text)) return { ...nothing, min_months_on_lees: least }
  if (!vessel.test(text) || /\b(?:no|not|without)\b/i.test(text)) return null
  return {
    ...nothing,
    oak: 'required',
    min_months_in_oak: least,
    max_months_in_oak: monthsIn(text, 'max'),
  }
}

// phrases of which the criterion holds every word; others are shown as text too
const wholly: readonly RegExp[] = [
  unoaked,
  new RegExp(
    `^(?:min\\.?|at least) ?${duration} (?:(?:bottle )?ag(?:e?ing|ed) )?on (?:the )?lees$`,
    'i',
  ),
  new RegExp(
    `^(?:100 ?% (?:of the wine )?(?:must be )?)?aged (?:for )?(?:(?:min\\.?|at least) ?${duration} )?in (?:oak|wooden|oak wood)? ?(?:barrels|oak|wood|casks)?(?: (?:for )?(?:min\\.?|at least) ?${duration})?$`,
    'i',
  ),
  new RegExp(
    `^min\\.? ?${duration}(?: and max\\.? ?${duration})? (?:barrel|oak|cask) (?:ag(?:e?ing)|maturation)$`,
    'i',
  ),
]

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
  return wholly.some((pattern) => pattern.test(text)) ? [read] : [read, textDraft(phrase)]
}
