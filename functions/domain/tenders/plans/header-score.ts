import { remembered } from '../../shared/remembered.ts'
import { fold } from '../../vocabulary/fold.ts'
import { headerWords, isPlanField, type PlanField, planFields } from './plan-field.ts'

/** Units and currencies beside the name of a column: "Volume (cl)", "Price NOK". */
const beside = new Set(
  'nok sek eur kr euro cl ml l dl vol % g gram incl vat inkl mva moms'.split(' '),
)

const exact = 10
const part = 5
const compound = 4
const shortestHead = 5

function tokensOf(header: string): readonly string[] {
  const words = fold(header.replace(/[_]/g, ' ').replace(/\([^()]*\)/g, ' '))
    .split(' ')
    // a spreadsheet program numbers headers that are there twice: "Total quantity2"
    .map((word) => word.replace(/^(\p{L}{3,})\d$/u, '$1'))
    .filter((word) => word !== '')
  const bare = words.filter((word) => !beside.has(word) && !/^\d+$/.test(word))
  return bare.length > 0 ? bare : words
}

/** Where the phrase stands among the words; in Nordic compounds the last part is the head. */
function scoreOf(tokens: readonly string[], phrase: string): number {
  const joined = tokens.join(' ')
  if (joined === phrase) return exact
  if (` ${joined} `.includes(` ${phrase} `))
    return part + (4 * phrase.split(' ').length) / Math.max(tokens.length, 1)
  const [only = ''] = tokens
  const isHead = tokens.length === 1 && phrase.length >= shortestHead && only.endsWith(phrase)
  return isHead ? compound : 0
}

export type HeaderScores = ReadonlyMap<PlanField, number>

/** How well the words of a header name each field, 0 to 10. */
export const headerScores: (header: string) => HeaderScores = remembered((header) => {
  const scores = new Map<PlanField, number>()
  const tokens = tokensOf(header)
  if (tokens.length === 0 || tokens.length > 9) return scores
  // a field named by its own name needs no table
  const own = header.trim()
  if (isPlanField(own)) scores.set(own, exact + 1)
  for (const field of planFields) {
    const phrases = headerWords().get(field) ?? []
    const best = Math.max(0, ...phrases.map((phrase) => scoreOf(tokens, phrase)))
    if (best > (scores.get(field) ?? 0)) scores.set(field, best)
  }
  return scores
}, 2000)

/** The best score of all fields. */
export const bestScore = (header: string): number => Math.max(0, ...headerScores(header).values())
