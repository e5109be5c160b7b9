import { fold } from './fold.ts'
import { grapeVarieties } from './grape-varieties.ts'
import { readTerms } from './terms.ts'

let varieties: ReadonlyMap<string, string> | undefined
const longestName = 5

function known(): ReadonlyMap<string, string> {
  varieties ??= readTerms(grapeVarieties)
  return varieties
}

/** The canonical variety of a grape's name in any spelling; null: not a variety that we know. */
export function grapeOf(name: string): string | null {
  const key = fold(name)
  return (
    known().get(key) ?? known().get(key.replace(/ (?:grape|grapes|nero|noir|n|b)$/, '')) ?? null
  )
}

/** The canonical varieties that a text names, in its order, longest names first ("Grenache Blanc" is not Grenache). */
export function grapesNamedIn(words: string): readonly string[] {
  const tokens = fold(words).split(' ')
  const found: string[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestName, tokens.length - at)
    let variety: string | undefined
    for (; length > 0; length--) {
      variety = known().get(tokens.slice(at, at + length).join(' '))
      if (variety !== undefined) break
    }
    if (variety !== undefined && !found.includes(variety)) found.push(variety)
    at += Math.max(1, length)
  }
  return found
}
