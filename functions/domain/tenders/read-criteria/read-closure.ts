import { closureOf, isClosureAlone } from '../../vocabulary/closures.ts'
import { asPublished, type Draft, type Phrase } from './draft.ts'
import { splitList } from './split-list.ts'

/** "Stelvin screwcap", "Crown Cap"; null: not understood. */
export function readClosure(phrase: Phrase): Draft[] | null {
  const items = splitList(phrase.text)
  const closures = items.map(closureOf).filter((closure) => closure !== null)
  if (closures.length === 0 || closures.length < items.length) return null
  return [{ kind: 'closure', ...asPublished(phrase), any_of: [...new Set(closures)] }]
}

/** A requirement that names a closure and nothing else. */
export function readClosurePhrase(phrase: Phrase): Draft[] | null {
  const words = phrase.text.trim().replace(/^(?:closure|closed with)[: ]*/i, '')
  return isClosureAlone(words) ? readClosure({ ...phrase, text: words }) : null
}
