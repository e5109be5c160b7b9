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

/** The degree that words say of whatever they name; null: they take nothing back. */
export const degreeOf: (text: string) => Degree | null = remembered((text) => {
  const folded = fold(text)
  if (pending.test(folded) || (year.test(folded) && fromYear.test(folded))) return 'pending'
  return noSign.test(text) || negation.test(withoutOtherThings(folded)) ? 'denied' : null
})
