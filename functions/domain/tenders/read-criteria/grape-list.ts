import { grapeOf } from '../../vocabulary/grapes.ts'

type Together = 'sum' | 'any' | 'each'

export interface GrapeList {
  /** Canonical, each once. */
  readonly varieties: readonly string[]
  /** How the words join them: "and/or" adds up, "or" any of, "and" every one. */
  readonly together: Together
  /** Names that are no variety that we know. */
  readonly unread: readonly string[]
}

/** "Mataro/Mourvèdre" names one variety twice, "Grenache Blanc/Gris" two of one family. */
function varietiesOf(item: string): string[] | null {
  const whole = grapeOf(item)
  if (whole !== null) return [whole]
  const parts = item.split('/').map((part) => part.trim())
  const family = parts[0]?.split(' ')[0] ?? ''
  const varieties = parts.map((part) => grapeOf(part) ?? grapeOf(`${family} ${part}`))
  const known = varieties.filter((variety) => variety !== null)
  return parts.length > 1 && known.length === parts.length ? known : null
}

/** "chardonnay, pinot noir and/or meunier"; null when none of the names is a variety that we know. */
export function readGrapeList(words: string): GrapeList | null {
  const items = words
    .split(/,|\band\/or\b|\bor\b|\band\b/i)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const named = items.map(varietiesOf)
  const known = named.filter((varieties) => varieties !== null)
  if (known.length === 0) return null
  const together = /\band\/or\b/i.test(words) ? 'sum' : /\bor\b/i.test(words) ? 'any' : 'each'
  return {
    varieties: [...new Set(known.flat())],
    together: items.length > 1 ? together : 'any',
    unread: items.filter((_, index) => named[index] === null),
  }
}
