import { remembered } from '../shared/remembered.ts'
import { attributeWords } from './attributes.ts'
import { fold } from './fold.ts'
import { patternOf, sourceOf } from './word-lists.ts'

/** What takes back what is named beside it: "not certified", "✗" deny it; "in conversion", "from 2027" put it off. */
export type Degree = 'denied' | 'pending'

const patternFor = (...meanings: string[]) => patternOf(meanings.flatMap(attributeWords))

// a mere letter is no negation beside other words
const notWords = [
  ...attributeWords('not'),
  ...attributeWords('no').filter((word) => /^\p{L}{2}/u.test(word)),
]
/** Negations in folded words. */
export const negation = patternOf(notWords)
const pending = patternFor('in conversion', 'planned', 'not yet', 'partly', 'no longer')
const noSign = /[✗✘✕✖❌⨯×☐□]/u

const sourceFor = (...meanings: string[]) => sourceOf(meanings.flatMap(attributeWords))
// "without added sulphites" says nothing of what is beside it
const otherThings = new RegExp(
  `(?<!\\p{L})${sourceFor('not')} (?:${sourceFor('added')} ){0,2}${sourceFor('other things')}` +
    `|${sourceFor('other things')} ${sourceFor('free', 'not')}`,
  'gu',
)

/** Folded words without those that deny something else: sulphites, filtering, gluten. */
export const withoutOtherThings = (folded: string): string =>
  folded.replace(otherThings, ' ').replace(/ +/g, ' ').trim()

const year = /(?<!\d)20\d\d(?!\d)/
// "from 2027", "ab Jahrgang 2027", "2027 onwards", "2027年から": without a clock it may lie ahead
const fromYear = new RegExp(
  `${sourceFor('from a year')}(?: (?!20\\d\\d)[\\p{L}\\p{N}]+){0,3} 20\\d\\d(?!\\d)` +
    `|20\\d\\d\\P{L}?年?産? ?${sourceFor('onwards')}`,
  'u',
)

// "certificate no. 12", "Organic No. FR-BIO-01": folded, these are a negation; a year behind "no" is a year
const numberSign = /(?<!\p{L})n\.? ?[º°]|№/giu
const numberOfCode = /(?<!\p{L})no\. ?(?=(?:\p{Lu}{1,4}[-/])+\p{L}?\d)/giu
const numberBehind =
  /(?<!\p{L})(certif\p{L}*\.?) no\.? ?(?=\p{Lu}{0,3}[-/]?\d)(?!(?:19|20)\d\d(?![\d/-]))/giu

/** Words without the marks of a number: "nº", "no." before a code. */
export const withoutNumberMarks = (text: string): string =>
  text.replace(numberSign, ' ').replace(numberBehind, '$1 ').replace(numberOfCode, '')

// "mai" is never in Italian and the month of May in four other languages
const monthOfMay = /(?<=\d |\b(?:en|im|in|seit|depuis|fra|siden|fin|begin) )mai\b|\bmai(?= \d)/g

const validity = new RegExp(`${sourceFor('until')}(?: [\\p{L}\\p{N}]+){0,3} 20\\d\\d(?!\\d)`, 'u')
// a leaf of the EU has no date
const holds = patternOf([
  ...attributeWords('certified').filter((word) => !/leaf$|^eu$/.test(word)),
  ...attributeWords('valid'),
])
// "certification until 2027" may be the day by which it is hoped for
const certifying = /ication|ierung|icazione|icacion|icacio|icacao|iering|isering|icering/

/** "Certified until 2027" is how long a certificate is valid; "organic until 2024" is over. */
function withoutValidity(folded: string): string {
  const found = year.test(folded) ? validity.exec(folded) : null
  if (found === null) return folded
  const before = folded.slice(0, found.index)
  const isHeld = holds.test(before) && !certifying.test(before)
  return isHeld ? before + folded.slice(found.index + found[0].length) : folded
}

/** The degree that words say of whatever they name; null: they take nothing back. */
export const degreeOf: (text: string) => Degree | null = remembered((text) => {
  const folded = withoutValidity(fold(withoutNumberMarks(text)).replace(monthOfMay, '5'))
  if (pending.test(folded) || (year.test(folded) && fromYear.test(folded))) return 'pending'
  return noSign.test(text) || negation.test(withoutOtherThings(folded)) ? 'denied' : null
})
