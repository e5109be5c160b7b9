import { certificationOf } from '../../vocabulary/certifications.ts'
import { closureOf } from '../../vocabulary/closures.ts'
import { fold } from '../../vocabulary/fold.ts'
import type { Category } from '../../vocabulary/kinds.ts'
import type { PublishedTender } from '../published-tender.ts'
import { splitList } from '../read-criteria/split-list.ts'
import * as words from './clause-words.ts'
import { readLimits, readQuantity } from './read-figures.ts'

type Lists = Pick<
  PublishedTender,
  | 'grapes'
  | 'ageing'
  | 'oak'
  | 'certifications'
  | 'requirements'
  | 'packaging_requirements'
  | 'documents_required'
  | 'other_conditions'
>
type Values = Pick<
  PublishedTender,
  | 'abv_min'
  | 'abv_max'
  | 'sugar_min_g_l'
  | 'sugar_max_g_l'
  | 'sugar_note'
  | 'style'
  | 'closure'
  | 'certification_text'
  | 'min_volume'
  | 'max_offers_per_producer'
>
/** What one clause says of a tender. */
export type ClauseReading = Partial<Lists & Values>

export interface ClauseContext {
  readonly category: Category | null
  readonly market: PublishedTender['market']
}

const wines = [
  'red_wine',
  'white_wine',
  'rose_wine',
  'sparkling_wine',
  'fortified_wine',
  'other_wine',
]

/** The clause without brackets that ask for papers, and the papers. */
function withoutPapers(clause: string): { readonly text: string; readonly papers: string[] } {
  const papers: string[] = []
  const text = clause.replace(/ ?\(([^()]*)\)/g, (bracket, said: string) => {
    const paper = words.paperBrackets.find(([pattern]) => pattern.test(said))?.[1]
    // "IPW/WSB (Integrity & Sustainability Certified)" is a name
    if (paper === undefined || certificationOf(said) !== null) return bracket
    papers.push(paper)
    return ''
  })
  return { text: text.trim(), papers }
}

const isLimitAlone = (text: string): boolean =>
  fold(text)
    .split(' ')
    .every((word) => /^[\d%]/.test(word) || word === '' || words.besideLimits.has(word))

function readStrength(text: string): ClauseReading | null {
  if (!words.alcoholWord.test(text) || !text.includes('%') || !isLimitAlone(text)) return null
  const limits = readLimits(text)
  return limits && { abv_min: limits.min, abv_max: limits.max }
}

function readSugar(text: string): ClauseReading | null {
  if (!words.sugarWord.test(text) || !isLimitAlone(text)) return null
  const limits = readLimits(text)
  if (limits === null) return null
  const sugar_note = words.dosageWord.test(text) ? 'including dosage' : null
  return { sugar_min_g_l: limits.min, sugar_max_g_l: limits.max, sugar_note }
}

function readOffers(text: string): ClauseReading | null {
  const isOne = words.oneOffer.test(text)
  if (!isOne && !words.severalOffers.test(text)) return null
  const isLowest = words.lowestPrice.test(text)
  if (!isOne && !isLowest) return null
  return {
    max_offers_per_producer: words.twoLowest.test(text) ? 2 : 1,
    ...(isLowest ? { other_conditions: ['lowest_priced_offers_assessed_only'] } : {}),
  }
}

function readAmount(text: string): ClauseReading | null {
  if (words.oneLot.test(text)) {
    const amount = readQuantity(text.replace(words.oneLot, ''), '')
    return amount && { min_volume: { ...amount, condition: 'if bought as one-lot' } }
  }
  const isMinimum = /^(?:min\.?|minst|minimum|vähintään|väh\.) ?[\d\s]+ ?[\p{L}/]+$/iu.test(text)
  const amount = isMinimum ? readQuantity(text, '') : null
  return amount && { min_volume: amount }
}

function readConditions(text: string): ClauseReading | null {
  const months = words.fixedPrice.exec(text)?.[1]
  if (months !== undefined) return { other_conditions: [`fixed_price_period_${months}_months`] }
  if (words.twoSegments.test(text) && /rank|range|ranger|rangord|järjest/i.test(text))
    return { other_conditions: ['ranked_in_two_price_segments'] }
  return null
}

function readPackaging(text: string, market: string): ClauseReading | null {
  const code = words.packagingClauses.find(([pattern]) => pattern.test(text))?.[1]
  if (code?.startsWith('norwegian') === true && market !== 'NO')
    return { packaging_requirements: [text] }
  if (code !== undefined) return { packaging_requirements: [code] }
  const recycled = /^(?:.{0,60})min\.? ?(\d{1,3}) ?% (?:rpet|r-pet)/i.exec(text)?.[1]
  if (recycled !== undefined && text.length < 50)
    return { packaging_requirements: [`min ${recycled} % rPET`] }
  return /^(?:recyclable|resirkulerbar|återvinningsbar|kierrätettävä) /i.test(text)
    ? { packaging_requirements: [text] }
    : null
}

/** As the scheme is called, with what the plan puts in brackets behind it. */
const schemeIn = (item: string) => (item.includes('(') ? item : (certificationOf(item) ?? item))

const certifiedEnd =
  /[- ](?:certified|certification|sertifisert|certifierad|certifierat|sertifioitu)$/i

/** The schemes of a clause, those for organic growing behind the others. */
export function schemesIn(text: string): string[] | null {
  const items = splitList(text.replace(/^(?:certified|sertifisert|certifierad)(?: as)? /i, ''))
    .map((item) => item.replace(certifiedEnd, ''))
    .filter((item) => item !== '')
  const known = items.filter((item) => certificationOf(item) !== null)
  const isCertificate =
    known.length > 0 && (known.length === items.length || words.certified.test(text))
  // "Certified grapes must come from organic vineyards of …" is a sentence, not a list of schemes
  if (!isCertificate || items.some((item) => item.split(' ').length > 8)) return null
  const schemes = [...new Set(items.map(schemeIn))]
  return [
    ...schemes.filter((name) => name !== 'organic'),
    ...schemes.filter((name) => name === 'organic'),
  ]
}

function readStyle(text: string): ClauseReading | null {
  if (!words.style.test(text)) return null
  const style = text
    .replace(words.style, '')
    .replace(/ as specified by Beer Judge Certification Program(?: https?:\S+)?/i, ' (BJCP)')
    .trim()
  return { style }
}

function readWineWords(text: string, category: Category | null): ClauseReading | null {
  const isWine = category === null || wines.includes(category)
  if (isWine && words.grapes.test(text)) return { grapes: [text] }
  if (words.oak.test(text)) return { oak: [text] }
  if (words.ageing.test(text) && !words.agedSomewhere.test(text)) return { ageing: [text] }
  return null
}

function readBare(text: string, { category, market }: ClauseContext): ClauseReading {
  const paper = words.paperClauses.find(([pattern]) => pattern.test(text))?.[1]
  if (paper !== undefined) return { documents_required: [paper] }
  const schemes = schemesIn(text)
  const isClosure =
    text.split(' ').length <= 2 && closureOf(text) !== null && fold(text) !== 'glass'
  return (
    readOffers(text) ??
    readAmount(text) ??
    readConditions(text) ??
    readStrength(text) ??
    readSugar(text) ??
    readPackaging(text, market) ??
    readStyle(text) ??
    (schemes && { certifications: schemes, certification_text: text }) ??
    (isClosure ? { closure: text } : null) ??
    readWineWords(text, category) ?? { requirements: [text] }
  )
}

/** One clause as the fields of a tender; what is of no known kind is a requirement, word for word. */
export function readClause(clause: string, context: ClauseContext): ClauseReading {
  const { text, papers } = withoutPapers(clause)
  const read = text === '' ? {} : readBare(text, context)
  if (papers.length === 0) return read
  return { ...read, documents_required: [...(read.documents_required ?? []), ...papers] }
}

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/**
 * What two clauses say together: lists one after the other. A value that is said twice keeps the first; null then, so
 * that the second clause stays a requirement.
 */
export function joined(before: ClauseReading, next: ClauseReading): ClauseReading | null {
  const merged: Record<string, unknown> = { ...before }
  for (const [field, value] of Object.entries(next)) {
    const held = merged[field]
    if (value === null || value === undefined) continue
    if (isList(value)) merged[field] = [...new Set([...(isList(held) ? held : []), ...value])]
    else if (field === 'certification_text' && typeof held === 'string')
      merged[field] = `${held}; ${String(value)}`
    else if (held === null || held === undefined) merged[field] = value
    else if (held !== value) return null
  }
  return merged
}
