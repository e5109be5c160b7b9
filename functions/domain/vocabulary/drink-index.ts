import { kindTerms } from './data/kind-terms.ts'
import { styles } from './data/styles.ts'
import { drinkTypes } from './drink-types.ts'
import { indexTerms, type TermIndex } from './term-index.ts'

/** What a word says of a drink: `category:subtype` of the tables. */
export interface Term {
  readonly category: string
  readonly subtype: string | null
  /** A style within a kind: "Tripel". */
  readonly isStyle: boolean
}

let index: TermIndex<Term> | undefined

/** The words of all three tables. */
export function drinkIndex(): TermIndex<Term> {
  index ??= indexTerms(readTables())
  return index
}

function* readTables(): Generator<[string, Term]> {
  for (const line of `${drinkTypes}\n${kindTerms}\n${styles}`.split('\n')) {
    const [head = '', ...words] = line.split('|').map((term) => term.trim())
    const [category = '', subtype = null] = head.replace(/ <.*$/, '').split(':')
    const term = { category, subtype, isStyle: head.includes(' < ') }
    for (const word of words) yield [word, term]
  }
}
