import { attributeWords } from '../../vocabulary/attributes.ts'
import { fold } from '../../vocabulary/fold.ts'
import { sourceOf } from '../../vocabulary/word-lists.ts'

/** What the running text of a technical sheet says beside its labels. */
export interface ProseFacts {
  /** The words that say so; null: nothing of oak, or nothing of how long. */
  readonly oak: string | null
  readonly producer: string | null
}

const wordOf = (meaning: string) => new RegExp(`^${sourceOf(attributeWords(meaning))}$`, 'u')
const wood = wordOf('wood')
const vessel = wordOf('barrel')
const month = wordOf('month')
const without = wordOf('not')
/** Words between a vessel and its wood, or between a time and the vessel. */
const near = 4

/** Where the wine lay: "in a French oak vat", "18 meses en barricas"; a note of oak in the glass is no vessel. */
function oakIn(text: string): string | null {
  const words = fold(text).split(' ')
  let found: string | null = null
  for (const [at, word] of words.entries()) {
    if (!vessel.test(word)) continue
    const from = Math.max(0, at - near)
    const around = words.slice(from, at + near)
    if (words.slice(from, at).some((one) => without.test(one))) continue
    const time = words.findIndex((one, index) => index >= from - 1 && index < at && month.test(one))
    const count = time < 1 ? '' : (words[time - 1] ?? '')
    if (/^\d{1,2}$/.test(count)) return `${count} ${words.slice(time, at + 1).join(' ')} oak`
    if (around.some((one) => wood.test(one))) found ??= `oak ${word}`
  }
  return found
}

const house = /^(?:winery|estate|vineyards|brewery|distillery|cellars)\P{L}*$/u
const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const particle = /^(?:de|del|di|da|y|&)$/
const article = /^(?:The|Our|This|A|An)$/
const longestHouse = 4

/** "the latest creation of Gorka Izagirre winery": names are in capitals, what they are is not. */
function houseIn(text: string): string | null {
  const words = text.split(' ')
  const end = words.findIndex((word, at) => house.test(word) && isCapital(words[at - 1] ?? ''))
  let from = end
  while (
    from > 0 &&
    end - from < longestHouse &&
    (isCapital(words[from - 1] ?? '') || particle.test(words[from - 1] ?? ''))
  )
    from -= 1
  const named = words.slice(from, Math.max(end, 0))
  while (named.length > 0 && (article.test(named[0] ?? '') || !isCapital(named[0] ?? '')))
    named.shift()
  return named.length === 0 ? null : named.join(' ')
}

export function factsInProse(lines: readonly string[]): ProseFacts {
  const text = lines.join(' ')
  return { oak: oakIn(text), producer: houseIn(text) }
}
