import { fold } from '../../vocabulary/fold.ts'
import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase } from './draft.ts'
import { numberOf } from './split-list.ts'

const milligrams = (grams: number | null) => (grams === null ? null : Math.round(grams * 1000))

/** The published sugar limits, in g/l, with their note ("including dosage"). */
export function readSugar({ sugar_min_g_l, sugar_max_g_l, sugar_note }: PublishedTender): Draft[] {
  if (sugar_min_g_l === null && sugar_max_g_l === null) return []
  const limits = [
    ...(sugar_min_g_l === null ? [] : [`min. ${sugar_min_g_l} g/l`]),
    ...(sugar_max_g_l === null ? [] : [`max. ${sugar_max_g_l} g/l`]),
  ].join(', ')
  const text = sugar_note === null ? limits : `${limits} (${sugar_note})`
  const source_field = sugar_min_g_l === null ? 'sugar_max_g_l' : 'sugar_min_g_l'
  return [
    {
      kind: 'sugar',
      ...asPublished({ text, source_field }),
      min_mg_l: milligrams(sugar_min_g_l),
      max_mg_l: milligrams(sugar_max_g_l),
    },
  ]
}

// Regulation (EU) 2019/33, annex III: sugar of sparkling wines by their terms, g/l
const sweetness: Readonly<Record<string, number>> = {
  'brut nature': 3,
  'pas dose': 3,
  'dosage zero': 3,
  'zero dosage': 3,
  'non dosage': 3,
  'non dose': 3,
  'extra brut': 6,
  brut: 12,
}

function sweetestOf(words: string): number | null {
  const terms = fold(words).split(/ or | and or /)
  const limits = terms.map((term) => sweetness[term])
  const known = limits.filter((limit) => limit !== undefined)
  return known.length === limits.length && known.length > 0 ? Math.max(...known) : null
}

const stated =
  /^(max|min)\.? ?(\d+(?:[.,]\d+)?) ?g\/l(?: (?:of )?(?:residual )?sugar)?(?:,? \(?including dosage\)?)?$/i

/** "Max 9,0 g/l sugar including dosage"; of a sparkling wine "Brut" and the like; null: none. */
export function readSugarPhrase(phrase: Phrase, tender: PublishedTender): Draft[] | null {
  const found = stated.exec(phrase.text.trim())
  const isMinimum = found?.[1]?.toLowerCase() === 'min'
  const isSparkling = tender.category === 'sparkling_wine'
  const grams =
    found === null ? (isSparkling ? sweetestOf(phrase.text) : null) : numberOf(found[2] ?? '')
  if (grams === null) return null
  return [
    {
      kind: 'sugar',
      ...asPublished(phrase),
      min_mg_l: isMinimum ? milligrams(grams) : null,
      max_mg_l: isMinimum ? null : milligrams(grams),
    },
  ]
}
