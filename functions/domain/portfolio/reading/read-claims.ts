import { remembered } from '../../shared/remembered.ts'
import { attributeWords, monthsIn } from '../../vocabulary/attributes.ts'
import { certificationsIn, schemesSatisfiedBy } from '../../vocabulary/certifications.ts'
import { fold } from '../../vocabulary/fold.ts'
import { patternOf } from '../../vocabulary/word-lists.ts'
import { readCertifications, readClaim } from './read-attributes.ts'
import { type Cell, cellText } from './sheet.ts'

const whole = (meaning: string): ReadonlySet<string> => new Set(attributeWords(meaning))
const yes = whole('yes')
const no = whole('no')
const vegan = 'Vegan'
const notYet = patternOf([...attributeWords('in conversion'), ...attributeWords('planned')])
const notOrganic = patternOf(attributeWords('not organic'))
const unoaked = patternOf(attributeWords('unoaked'))
const oaked = patternOf(attributeWords('oaked'))

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
  return { oak: yes.has(folded) || oaked.test(folded) ? true : null, months: monthsIn(text) }
})
