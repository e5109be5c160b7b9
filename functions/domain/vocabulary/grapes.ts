import { grapes } from './data/grapes.ts'
import { fold } from './fold.ts'
import { readTerms } from './terms.ts'

let varieties: ReadonlyMap<string, string> | undefined
const longestName = 5

function known(): ReadonlyMap<string, string> {
  varieties ??= readTerms(grapes)
  return varieties
}

/** The canonical variety of a grape's name in any spelling; null: not a variety that we know. */
export function grapeOf(name: string): string | null {
  const key = fold(name)
  return (
    known().get(key) ?? known().get(key.replace(/ (?:grape|grapes|nero|noir|n|b)$/, '')) ?? null
  )
}

/** Names that growers use for a whole family: "Moscato" on a label may be any Muscat. */
const families: Readonly<Record<string, RegExp>> = {
  Lambrusco: /^Lambrusco\b/,
  Malvasia: /^Malvasia\b/,
  Muscat: /^(?:Black )?(?:Muscat|Moscato|Moscatel)\b/,
}

/** The family's name that a variety may be called by; null: the variety belongs to none, or is its name. */
export function familyOf(variety: string): string | null {
  const found = Object.entries(families).find(([, members]) => members.test(variety))?.[0]
  return found === undefined || found === variety ? null : found
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
