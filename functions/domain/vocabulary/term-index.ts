import { fold } from './fold.ts'
import { isUnspaced } from './word-lists.ts'

/** The meanings of folded words, found word by word: a text is walked through once, however many words are known. */
export interface TermIndex<Meaning> {
  /** What the words mean as a whole. */
  readonly of: (folded: string) => Meaning | undefined
  /** What the words mean one after the other, the longest at each place. */
  readonly among: (folded: string) => readonly Meaning[]
}

/** A word that ends in `*` stands for all its endings; the first of equal words wins. */
export function indexTerms<Meaning>(
  terms: Iterable<readonly [word: string, meaning: Meaning]>,
): TermIndex<Meaning> {
  const whole = new Map<string, Meaning>()
  const open = new Map<string, Meaning>()
  for (const [word, meaning] of terms) {
    const known = word.endsWith('*') ? open : whole
    const key = fold(word)
    if (key !== '' && !known.has(key)) known.set(key, meaning)
  }
  const lengths = longestByFirstWord([...whole.keys(), ...open.keys()])
  const longestOpen = Math.max(0, ...[...open.keys()].map((word) => word.length))
  // words of languages without spaces are found within others
  const unspaced = [...open, ...whole]
    .filter(([word]) => isUnspaced(word))
    .sort(([a], [b]) => b.length - a.length)

  /** Only the last of the words may be cut: "sektkellerei" is "sekt*". */
  const beginning = (words: string): Meaning | undefined => {
    const least = words.lastIndexOf(' ') + 1
    for (let length = Math.min(words.length, longestOpen); length > least; length -= 1) {
      const meaning = open.get(words.slice(0, length))
      if (meaning !== undefined) return meaning
    }
    return undefined
  }
  const within = (word: string): Meaning[] => {
    const found: Meaning[] = []
    let rest = word
    for (const [part, meaning] of unspaced) {
      if (!rest.includes(part)) continue
      found.push(meaning)
      rest = rest.replaceAll(part, ' ')
    }
    return found
  }
  const among = (folded: string): Meaning[] => {
    const words = wordsOf(folded)
    const found: Meaning[] = []
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? ''
      const isRun = unspaced.length > 0 && isUnspaced(word)
      const most = lengths.get(word)
      // most words of names begin nothing that is known
      if (most === undefined && longestOpen === 0 && !isRun) {
        at += 1
        continue
      }
      let length = Math.min(most ?? 1, words.length - at)
      let meaning: Meaning | undefined
      for (; length > 0; length -= 1) {
        const phrase = length === 1 ? word : words.slice(at, at + length).join(' ')
        meaning = whole.get(phrase) ?? (isRun ? undefined : beginning(phrase))
        if (meaning !== undefined) break
      }
      if (meaning !== undefined) found.push(meaning)
      else if (isRun) found.push(...within(word))
      at += Math.max(1, length)
    }
    return found
  }
  return { of: (folded) => whole.get(folded), among }
}

let lastText = ''
let lastWords: readonly string[] = ['']

/** Several indexes are asked of the same text one after the other. */
function wordsOf(folded: string): readonly string[] {
  if (folded !== lastText) {
    lastText = folded
    lastWords = folded.split(' ')
  }
  return lastWords
}

function longestByFirstWord(terms: readonly string[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  for (const term of terms) {
    const { length, 0: first = '' } = term.split(' ')
    lengths.set(first, Math.max(length, lengths.get(first) ?? 0))
  }
  return lengths
}
