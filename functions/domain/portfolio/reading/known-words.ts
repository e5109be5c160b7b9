import { listWords } from '../../vocabulary/data/list-words.ts'
import { fold } from '../../vocabulary/fold.ts'
import { gazetteer } from '../../vocabulary/places.ts'

let words: ReadonlySet<string> | undefined

/** True for words that price lists use and for the words of regions; used to mend broken texts. */
export function isKnownWord(word: string): boolean {
  words ??= new Set([
    ...listWords.split(/\s+/).map(fold),
    ...[...gazetteer().byName.keys()].flatMap((name) => name.split(' ')),
  ])
  return word.length > 3 && words.has(fold(word))
}
