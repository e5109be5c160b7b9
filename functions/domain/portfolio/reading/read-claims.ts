import { remembered } from '../../shared/remembered.ts'
import { attributeWords, beginsWithYes, monthsIn, yesOrNo } from '../../vocabulary/attributes.ts'
import {
  certificationsIn,
  isOrganicByName,
  schemesSatisfiedBy,
} from '../../vocabulary/certifications.ts'
import { type Degree, degreeOf, withoutNumberMarks } from '../../vocabulary/degrees.ts'
import { fold } from '../../vocabulary/fold.ts'
import { oakIn } from '../../vocabulary/oak.ts'
import { patternOf } from '../../vocabulary/word-lists.ts'
import { type Cell, cellText } from './sheet.ts'

const vegan = 'Vegan'
const notOrganic = patternOf(attributeWords('not organic'))
const certified = patternOf(attributeWords('certified'))
const conversion = patternOf(attributeWords('in conversion'))
const impliesOrganic = (scheme: string) => schemesSatisfiedBy(scheme).includes('organic')

export interface Farming {
  readonly organic: boolean | null
  readonly certifications: string[] | null
  /** The words take organic growing back, or put it off: nothing else may say that it is certified. */
  readonly is_withheld: boolean
}

/**
 * Several certificates in a cell are several: "Bio / vegan", "organic + biodynamic". What is denied or put off holds for
 * both words of "not vegan/organic".
 */
const partsOf = (text: string) =>
  text
    .split(degreeOf(text) === null ? /[,;/+&|·•\n、]/ : /[,;|·•\n、]| [/+&] /)
    .map((part) => part.trim())
    .filter((part) => part !== '')

interface Part {
  readonly text: string
  readonly schemes: readonly string[]
  readonly degree: Degree | null
  /** "conventional", "in conversion" are about organic growing without its name. */
  readonly is_conventional: boolean
  readonly is_conversion: boolean
}

function partOf(text: string): Part {
  const folded = fold(text)
  return {
    text,
    schemes: certificationsIn(text),
    degree: degreeOf(text),
    is_conventional: notOrganic.test(folded),
    is_conversion: conversion.test(folded),
  }
}

/** "Organic biodynamic growing" is one certificate, which presupposes the other; "Bio + Demeter" are two. */
const withoutSaid = (schemes: readonly string[]) =>
  schemes.filter((scheme) => scheme !== 'organic' || !schemes.includes('biodynamic'))

const isName = (text: string) => /\p{L}{2}/u.test(text) && yesOrNo(text) === null

/**
 * What a cell claims of growing. What is denied ("not certified") or on its way to a certificate ("in conversion",
 * "from 2027") is none, and "vegan" says nothing of the field.
 */
export const readFarming: (text: string) => Farming = remembered((text) => {
  // "no. CT/001" is taken apart: without its code "no" would deny
  const parts = partsOf(withoutNumberMarks(text)).map(partOf)
  const isAbout = ({ schemes, is_conventional, is_conversion }: Part) =>
    schemes.length > 0 || is_conventional || is_conversion
  // "organic, not certified": what names no scheme of its own is said of all
  const ofAll = parts.filter((part) => part.degree !== null && !isAbout(part))
  const held = new Set<string>()
  let isDenied = false
  let isWithheld = ofAll.length > 0
  for (const part of parts) {
    const { text: words, schemes, degree, is_conventional } = part
    if (ofAll.includes(part)) {
      // "HVE, planned" has none; "planned, vegan" is vegan
      held.clear()
    } else if (is_conventional || degree !== null) {
      if (is_conventional || (schemes.length === 1 && schemes[0] === 'organic')) {
        isWithheld = true
        isDenied ||= is_conventional || degree === 'denied'
      } else if (schemes.length === 0 || schemes.includes('organic')) isWithheld = true
    } else if (schemes.length > 0) for (const scheme of withoutSaid(schemes)) held.add(scheme)
    else if (isName(words)) held.add(words)
  }
  // what presupposes organic growing cannot be held without it
  const certifications = [...held].filter((scheme) => !isWithheld || !impliesOrganic(scheme))
  const isOrganic = certifications.some(impliesOrganic)
  const isNone = certifications.length === 0 || ofAll.some(({ degree }) => degree === 'denied')
  const isOfOrganic = parts.some(({ schemes }) => schemes.some(impliesOrganic))
  isDenied ||= ofAll.some(
    (part) => part.degree === 'denied' && (isOfOrganic || certified.test(fold(part.text))),
  )
  return {
    organic: isDenied ? false : isOrganic || null,
    certifications: isNone ? null : certifications,
    is_withheld: isWithheld,
  }
})

/** A column of its own for organic growing: yes, no, or the words of a certificate. */
export const readOrganic = remembered((cell: Cell | undefined): boolean | null => {
  const text = cellText(cell)
  const said = yesOrNo(text)
  if (said !== null || text === '') return said
  const { organic, is_withheld } = readFarming(text)
  if (organic !== null || is_withheld || degreeOf(text) !== null) return organic
  const folded = fold(text)
  if (beginsWithYes(folded)) return true
  return certified.test(folded) && !certificationsIn(folded).includes(vegan) ? true : null
})

/** True for what a column of organic growing may say: a yes or no, a certificate or the way to it. */
export const isClaim = (text: string): boolean =>
  readOrganic(text) !== null || readFarming(text).is_withheld

/**
 * What the column of organic growing, that of the certificates and the name say together: a certificate that one of
 * them takes back is none.
 */
export function farmingOf(
  cell: Cell,
  certificates: string,
  name: string,
): Pick<Farming, 'organic' | 'certifications'> {
  const own = readOrganic(cell)
  const { organic, certifications, is_withheld } = readFarming(certificates)
  // a plain yes against another column's no: one of them is wrong
  if (own === true) return { organic: is_withheld ? null : true, certifications }
  if (own === null && degreeOf(cellText(cell)) === null) {
    return { organic: organic ?? (is_withheld ? null : isOrganicByName(name)), certifications }
  }
  const others = certifications?.filter((scheme) => !impliesOrganic(scheme)) ?? []
  return {
    organic: own ?? (organic === false ? false : null),
    certifications: others.length === 0 ? null : others,
  }
}

export interface Ageing {
  readonly oak: boolean | null
  readonly months: number | null
}

/** "12 mois en barrique", "no oak", "inox", yes. */
export const readAgeing: (text: string) => Ageing = remembered((text) => {
  if (text.trim() === '') return { oak: null, months: null }
  const oak = yesOrNo(text) ?? oakIn(text)
  return { oak, months: oak === false ? null : monthsIn(text) }
})
