import { remembered } from '../../shared/remembered.ts'
import { certificationsIn, schemesSatisfiedBy } from '../../vocabulary/certifications.ts'
import { attributeTerms } from '../../vocabulary/data/attribute-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import { patternOf, readWordLists } from '../../vocabulary/word-lists.ts'
import { readCertifications, readClaim, readMonths } from './read-attributes.ts'
import { type Cell, cellText } from './sheet.ts'

const lists = readWordLists(attributeTerms)
const wordsOf = (meaning: string) => lists.get(meaning) ?? []
const whole = (meaning: string): ReadonlySet<string> => new Set(wordsOf(meaning))
const yes = whole('yes')
const no = whole('no')
const noVintage = whole('NV')
const vegan = 'Vegan'
const notYet = patternOf([...wordsOf('in conversion'), ...wordsOf('planned')])
const notOrganic = patternOf(wordsOf('not organic'))
const unoaked = patternOf(wordsOf('unoaked'))
const oaked = patternOf(wordsOf('oaked'))
const monthWord = patternOf(wordsOf('month'))

export interface Farming {
  readonly organic: boolean | null
  readonly certifications: string[] | null
}

/** Several certificates in a cell are several: "Bio / vegan", "organic + biodynamic". */
const partsOf = (text: string) => text.split(/[,;/+&|·•\n、]/).filter((part) => fold(part) !== '')

/**
 * What a cell claims of growing. What is on its way to a certificate ("in conversion", "planned 2027") is none yet,
 * and "vegan" says nothing of the field.
 */
export const readFarming: (text: string) => Farming = remembered((text) => {
  const found = new Set<string>()
  let isOrganic: boolean | null = null
  for (const part of partsOf(text)) {
    const folded = fold(part)
    const schemes = readCertifications(part)
    if (schemes.includes(vegan)) found.add(vegan)
    if (notOrganic.test(folded)) isOrganic ??= false
    else if (!notYet.test(folded)) {
      if (schemes.flatMap(schemesSatisfiedBy).includes('organic')) isOrganic = true
      for (const scheme of schemes) found.add(scheme)
    }
  }
  // grown biodynamically says it already
  if (found.has('biodynamic')) found.delete('organic')
  return { organic: isOrganic, certifications: found.size === 0 ? null : [...found] }
})

/** A column of its own for organic growing: yes, no, or the words of a certificate. */
export const readOrganic = remembered((cell: Cell | undefined): boolean | null => {
  const folded = fold(cellText(cell))
  if (folded === '') return readClaim(cell)
  if (yes.has(folded)) return true
  if (no.has(folded)) return false
  const { organic: claimed } = readFarming(cellText(cell))
  return (
    claimed ??
    (notYet.test(folded) || certificationsIn(folded).includes(vegan) ? null : readClaim(cell))
  )
})

export interface Ageing {
  readonly oak: boolean | null
  readonly months: number | null
}

/** "12 mois en barrique", "no oak", "inox", yes. */
export const readAgeing: (text: string) => Ageing = remembered((text) => {
  const folded = fold(text)
  if (folded === '') return { oak: null, months: null }
  if (no.has(folded) || unoaked.test(folded)) return { oak: false, months: null }
  const at = /(?<!\d)(\d{1,3})(?!\d)/.exec(folded)
  const after =
    at === null ? '' : folded.slice(at.index + (at[1] ?? '').length, at.index + 20).trim()
  const isMonths = monthWord.exec(after)?.index === 0
  const months = isMonths && at !== null ? Number(at[1]) : readMonths(text)
  return { oak: yes.has(folded) || oaked.test(folded) ? true : null, months }
})

/** True for "NV", "sans année", "без года": the list says that the wine has no vintage. */
export const isNoVintage = (text: string): boolean => noVintage.has(fold(text))
