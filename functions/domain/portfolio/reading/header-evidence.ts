import { remembered } from '../../shared/remembered.ts'
import { headerTerms } from '../../vocabulary/data/header-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import type { ColumnRole } from './column-roles.ts'

/** What a header speaks for, and how much: 1 where all of its words are a known header. */
export interface HeaderEvidence {
  readonly role: ColumnRole
  readonly weight: number
}

/** What the words of a price header say. */
export type PriceTerm =
  | 'price case'
  | 'price ex_works'
  | 'price trade'
  | 'price retail'
  | 'case'
  | 'bottle'
  | 'litre'
  | 'glass'
  | 'excluding VAT'
  | 'including VAT'
  /** The line is about prices at all. */
  | 'prices'

const rolesOfTerms: Readonly<Record<string, ColumnRole>> = {
  cuvee: 'name',
  appellation: 'subregion',
  'price case': 'price',
  'price ex_works': 'price',
  'price trade': 'price',
  'price retail': 'price',
}
const noRoles: ReadonlySet<string> = new Set([
  'case',
  'bottle',
  'litre',
  'glass',
  'excluding VAT',
  'including VAT',
  'prices',
])
const isPriceTerm = (meaning: string): meaning is PriceTerm =>
  noRoles.has(meaning) || meaning.startsWith('price ')

const longestPhrase = 5
const isSyllabic = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/** For each phrase what it may mean: the same word heads other columns in other languages. */
interface Terms {
  readonly byPhrase: ReadonlyMap<string, readonly string[]>
  /** Phrases of languages that put no space between words, longest first. */
  readonly syllabic: readonly string[]
}

let built: Terms | undefined

function terms(): Terms {
  if (built !== undefined) return built
  const byPhrase = new Map<string, string[]>()
  for (const line of headerTerms.split('\n')) {
    const [what, ...phrases] = line.split('|').map((part) => part.trim())
    if (!what) continue
    for (const phrase of phrases) {
      const key = fold(phrase)
      if (key === '') continue
      const known = byPhrase.get(key)
      if (known === undefined) byPhrase.set(key, [what])
      else if (!known.includes(what)) known.push(what)
    }
  }
  const syllabic = [...byPhrase.keys()].filter(isSyllabic).toSorted((a, b) => b.length - a.length)
  built = { byPhrase, syllabic }
  return built
}

/** Units and remarks are no part of what a header names: "Inhalt (cl)", "Preis [€]". */
const withoutBrackets = (header: string) => header.replace(/[([][^()[\]]*[)\]]/g, ' ')
const units: ReadonlySet<string> = new Set(
  'eur euro usd gbp chf sek nok dkk pln czk huf ron rub jpy cl ml l dl g kg % vol'.split(' '),
)

const rolesOfUnits: Readonly<Record<string, ColumnRole>> = {
  cl: 'volume',
  ml: 'volume',
  l: 'volume',
  '% vol': 'abv',
  'vol %': 'abv',
  'vol. %': 'abv',
  'g/l': 'sugar',
}

function phrasesIn(
  folded: string,
): { phrase: string; meanings: readonly string[]; words: number }[] {
  const { byPhrase, syllabic } = terms()
  const tokens = folded.split(' ')
  const found: { phrase: string; meanings: readonly string[]; words: number }[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestPhrase, tokens.length - at)
    for (; length > 0; length -= 1) {
      const phrase = tokens.slice(at, at + length).join(' ')
      const meanings = byPhrase.get(phrase)
      if (meanings === undefined) continue
      found.push({ phrase, meanings, words: length })
      break
    }
    at += Math.max(1, length)
  }
  if (found.length === 0 && isSyllabic(folded)) {
    const phrase = syllabic.find((one) => folded.includes(one))
    if (phrase !== undefined) found.push({ phrase, meanings: byPhrase.get(phrase) ?? [], words: 1 })
  }
  return found
}

const roleOf = (meaning: string): ColumnRole | null =>
  noRoles.has(meaning) ? null : (rolesOfTerms[meaning] ?? (meaning as ColumnRole))

/** The roles that a header's words speak for, the likeliest first. */
export const rolesNamedIn: (header: string) => readonly HeaderEvidence[] = remembered(findRoles)

function findRoles(header: string): readonly HeaderEvidence[] {
  const whole = fold(header)
  const { byPhrase } = terms()
  const bare = fold(withoutBrackets(header))
    .split(' ')
    .filter((token, at) => at === 0 || !units.has(token))
    .join(' ')
  const exact = byPhrase.get(whole) ?? byPhrase.get(bare)
  const evidence = new Map<ColumnRole, number>()
  // what a column is in says what it holds: "Pakiranje (l)", "Dosage (g/l)"
  const unit = /[([] ?([^()[\]]{1,8}) ?[)\]]$/.exec(header)?.[1]?.toLowerCase()
  const measured = unit === undefined ? undefined : rolesOfUnits[unit.trim()]
  if (measured !== undefined) evidence.set(measured, 1.05)
  const add = (meaning: string, weight: number) => {
    const role = roleOf(meaning)
    if (role !== null) evidence.set(role, Math.max(weight, evidence.get(role) ?? 0))
  }
  if (exact !== undefined)
    for (const [order, meaning] of exact.entries()) add(meaning, 1 - order * 0.01)
  else {
    const tokens = Math.max(1, bare.split(' ').length)
    const named = new Map<ColumnRole, number>()
    for (const { meanings, words } of phrasesIn(bare))
      for (const role of new Set(meanings.map(roleOf)))
        if (role !== null) named.set(role, (named.get(role) ?? 0) + words)
    // "price / bottle" is a price, whatever else its words head
    for (const [role, words] of named)
      evidence.set(role, 0.3 + (0.5 * words) / tokens + (role === 'price' ? 0.15 : 0))
  }
  return [...evidence]
    .map(([role, weight]) => ({ role, weight }))
    .toSorted((a, b) => b.weight - a.weight)
}

/** What a header (or a line of terms) says of prices. */
export function priceTermsNamedIn(words: string): ReadonlySet<PriceTerm> {
  const { byPhrase } = terms()
  const folded = fold(words)
  const all = [folded, fold(withoutBrackets(words))].flatMap((text) => {
    const exact = byPhrase.get(text)
    return exact === undefined ? phrasesIn(text).map(({ meanings }) => meanings) : [exact]
  })
  return new Set(all.flat().filter(isPriceTerm))
}
