import { remembered } from '../shared/remembered.ts'
import { attributeWords, yesOrNo } from './attributes.ts'
import { negation, withoutOtherThings } from './degrees.ts'
import { fold } from './fold.ts'
import { isUnspaced, patternOf, sourceOf } from './word-lists.ts'

const wordOf = (...meanings: string[]) =>
  new RegExp(`^(?:${patternOf(meanings.flatMap(attributeWords)).source})`, 'u')

const unoaked = patternOf(attributeWords('unoaked'))
const either = patternOf(attributeWords('either'))
const oak = wordOf('wood', 'barrel', 'oaked')
const oakWithin = patternOf(['wood', 'barrel'].flatMap(attributeWords))
const isOak = (word: string) => (isUnspaced(word) ? oakWithin : oak).test(word)
const vessel = wordOf('barrel', 'oaked')
const wood = wordOf('wood')
const steel = wordOf('steel')
const fresh = wordOf('new')
const free = wordOf('free')
const joining: ReadonlySet<string> = new Set(attributeWords('and'))

/** Words between a negation and the oak that it denies: "no contact with any oak". */
const reach = 5

/** Clauses: what is said of one is not said of the next ("6 months in oak, no fining"). */
function clausesOf(text: string): string[] {
  return text.split(/[,;|+&/()\n]|\.(?!\d)/).flatMap((part) => {
    const clauses: string[][] = [[]]
    // with or without: one choice, no two clauses
    const folded = withoutOtherThings(fold(part))
    for (const word of folded.split(' '))
      if (joining.has(word)) clauses.push([])
      else clauses.at(-1)?.push(word)
    return clauses.map((words) => words.join(' ')).filter((words) => words !== '')
  })
}

/** Vessels of another material and what they are called: "stainless steel vats", "cuve en inox". */
function withoutOtherVessels(words: readonly string[]): readonly string[] {
  const isOther = words.map((word) => steel.test(word))
  for (const [at, word] of words.entries()) {
    if (!steel.test(word)) continue
    const isVessel = (index: number) =>
      vessel.test(words[index] ?? '') && !wood.test(words[index] ?? '')
    if (isVessel(at + 1)) isOther[at + 1] = true
    if (isVessel(at - 1)) isOther[at - 1] = true
    else if ((words[at - 1] ?? '').length < 4 && isVessel(at - 2)) isOther[at - 2] = true
  }
  return words.filter((_, at) => !isOther[at])
}

type Said = 'oak' | 'no oak' | 'unclear'

/** What one clause says of the oak at a word. */
function saidAt(words: readonly string[], at: number): Said {
  const within = words.slice(Math.max(0, at - reach), at)
  const before = within.slice(within.findLastIndex((word) => /^[1-9]\d*$/.test(word)) + 1)
  const after = words.slice(at + 1, at + 3)
  const word = words[at] ?? ''
  if (isUnspaced(word) && negation.test(word)) return 'no oak'
  const isDenied =
    negation.test(before.join(' ')) ||
    before.some((one) => one === '0' || one === 'zero') ||
    negation.test(after.join(' ')) ||
    free.test(words[at + 1] ?? '') ||
    before.slice(-2).some((one) => free.test(one))
  if (!isDenied) return 'oak'
  // "no new oak" says nothing of old casks
  return before.some((one) => fresh.test(one)) ? 'unclear' : 'no oak'
}

function saidIn(clause: string): { readonly said: Said[]; readonly is_other: boolean } {
  const said: Said[] = unoaked.test(clause) ? ['no oak'] : []
  // what it leaves is denied with it: "without oak" of "without oak barrels"
  const words = clause.replace(unoaked, 'no').split(' ')
  const left = withoutOtherVessels(words)
  for (const [at, word] of left.entries()) if (isOak(word)) said.push(saidAt(left, at))
  if (yesOrNo(clause) === false) said.push('no oak')
  return { said, is_other: left.length < words.length }
}

/**
 * Whether a wine lay in oak: "12 mois en fût", "un-oaked", "kein Holz", "stainless steel only"; null where the words say
 * nothing of it, or both.
 */
export const oakIn: (text: string) => boolean | null = remembered((text) => {
  if (either.test(fold(text))) return null
  const clauses = clausesOf(text).map(saidIn)
  const said = new Set(clauses.flatMap((clause) => clause.said))
  if (said.has('oak')) return said.has('no oak') ? null : true
  if (said.has('no oak')) return false
  return !said.has('unclear') && clauses.some(({ is_other }) => is_other) ? false : null
})

const everyAboutOak = new RegExp(
  sourceOf(['unoaked', 'not', 'wood', 'barrel', 'handling', 'free'].flatMap(attributeWords)),
  'gu',
)

/** True for a phrase that says nothing but that there is no oak: "unoaked", "No use of wood", "oak-free". */
export const isUnoaked = (phrase: string): boolean =>
  oakIn(phrase) === false && fold(phrase).replace(everyAboutOak, '').trim() === ''
