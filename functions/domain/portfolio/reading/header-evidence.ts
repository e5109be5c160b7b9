import { remembered } from '../../shared/remembered.ts'
import { headerTerms } from '../../vocabulary/data/header-terms.ts'
import { packTerms } from '../../vocabulary/data/pack-terms.ts'
import { vatHeaderTerms } from '../../vocabulary/data/vat-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import { vatOf } from '../../vocabulary/vat.ts'
import { type ColumnRole, columnRoles } from './column-roles.ts'

/** What a header speaks for, and how much: 1 where all of its words are a known header. */
export interface HeaderEvidence {
  readonly role: ColumnRole
  readonly weight: number
}

const priceTerms = [
  'price case',
  'price ex_works',
  'price trade',
  'price retail',
  'case',
  'bottle',
  'litre',
  'glass',
  'excluding VAT',
  'including VAT',
  /** The line is about prices at all. */
  'prices',
] as const
/** What the words of a price header say. */
export type PriceTerm = (typeof priceTerms)[number]
const isPriceTerm = (meaning: string): meaning is PriceTerm =>
  (priceTerms as readonly string[]).includes(meaning)

const rolesOfTerms: Readonly<Record<string, ColumnRole>> = {
  cuvee: 'name',
  appellation: 'subregion',
  'price case': 'price',
  'price ex_works': 'price',
  'price trade': 'price',
  'price retail': 'price',
}
const isRole = (meaning: string): meaning is ColumnRole =>
  (columnRoles as readonly string[]).includes(meaning)
const roleOf = (meaning: string): ColumnRole | null =>
  rolesOfTerms[meaning] ?? (isRole(meaning) ? meaning : null)

const longestPhrase = 5
const isSyllabic = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/** A word that heads a column, but means other things as often. */
interface Meaning {
  readonly what: string
  readonly is_weak: boolean
}

/** For each phrase what it may mean: the same word heads other columns in other languages. */
interface Terms {
  readonly byPhrase: ReadonlyMap<string, readonly Meaning[]>
  /** Words that may end in any way. */
  readonly stems: readonly (readonly [stem: string, meanings: readonly Meaning[]])[]
  /** Phrases of languages that put no space between words, longest first. */
  readonly syllabic: readonly string[]
}

let built: Terms | undefined

function terms(): Terms {
  if (built !== undefined) return built
  const byPhrase = new Map<string, Meaning[]>()
  const stems: [string, Meaning[]][] = []
  for (const line of (headerTerms + packTerms + vatHeaderTerms).split('\n')) {
    const [said, ...phrases] = line.split('|').map((part) => part.trim())
    if (!said) continue
    const meaning = { what: said.replace(/ ~$/, ''), is_weak: said.endsWith('~') }
    for (const phrase of phrases) {
      const key = fold(phrase)
      if (key === '') continue
      if (phrase.endsWith('*')) {
        stems.push([key, [meaning]])
        continue
      }
      const known = byPhrase.get(key)
      if (known === undefined) byPhrase.set(key, [meaning])
      else if (!known.some(({ what }) => what === meaning.what)) known.push(meaning)
    }
  }
  const syllabic = [...byPhrase.keys()].filter(isSyllabic).toSorted((a, b) => b.length - a.length)
  built = { byPhrase, stems, syllabic }
  return built
}

/** Units and remarks are no part of what a header names: "Inhalt (cl)", "Preis [€]". */
const withoutBrackets = (header: string) => header.replace(/[([][^()[\]]*[)\]]/g, ' ')
const units: ReadonlySet<string> = new Set(
  'eur euro usd gbp chf sek nok dkk pln czk huf ron rub jpy cl ml l dl g kg % vol л мл г об'.split(
    ' ',
  ),
)

const rolesOfUnits: Readonly<Record<string, ColumnRole>> = {
  cl: 'volume',
  ml: 'volume',
  l: 'volume',
  '%': 'abv',
  '% vol': 'abv',
  'vol %': 'abv',
  'vol. %': 'abv',
  'g/l': 'sugar',
}

/** "prixHT3" to "prix HT 3", "price_nok" to "price nok", "ProductShortName" to "Product Short Name". */
export function splitWords(header: string): string {
  return header
    .replace(/([\p{Ll}])([\p{Lu}])/gu, '$1 $2')
    .replace(/(\p{L})(\d+)$/u, '$1 $2')
    .replace(/[_-]+/g, ' ')
}

interface Found {
  readonly meanings: readonly Meaning[]
  readonly words: number
  /** How much of the word is known: the end of a compound is less than the word. */
  readonly share: number
}

/** The end of a compound says what it is: "Ursprungsland", "Flaschenpreis". */
function endOfCompound(token: string): readonly Meaning[] | null {
  const { byPhrase } = terms()
  for (let cut = 3; token.length - cut >= 4; cut += 1) {
    const meanings = byPhrase.get(token.slice(cut))
    if (meanings !== undefined) return meanings
  }
  return null
}

/** The known phrases in folded words (`with_ends`: also those that end a compound). */
function phrasesIn(folded: string, with_ends: boolean): Found[] {
  const { byPhrase, stems, syllabic } = terms()
  const tokens = folded.split(' ')
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestPhrase, tokens.length - at)
    for (; length > 0; length -= 1) {
      const meanings = byPhrase.get(tokens.slice(at, at + length).join(' '))
      if (meanings === undefined) continue
      found.push({ meanings, words: length, share: 1 })
      break
    }
    if (length === 0) {
      const token = tokens[at] ?? ''
      const begun = stems.find(([stem]) => token.startsWith(stem))?.[1]
      const meanings = begun ?? (with_ends ? endOfCompound(token) : null)
      // "EXW価格" beside "ボトル"
      const phrase = isSyllabic(token) ? syllabic.find((one) => token.includes(one)) : undefined
      if (phrase !== undefined)
        found.push({ meanings: byPhrase.get(phrase) ?? [], words: 1, share: 0.8 })
      else if (meanings !== null)
        found.push({ meanings, words: 1, share: begun === undefined ? 0.5 : 0.8 })
    }
    at += Math.max(1, length)
  }
  return found
}

/** The roles that a header's words speak for, the likeliest first. */
export const rolesNamedIn: (header: string) => readonly HeaderEvidence[] = remembered(findRoles)

/** Of roles that a header names alike the special one: "producer code" is a code, "price per litre" a price. */
const bySpeciality =
  'ignore gtin weight sugar abv currency price quantity vintage organic certifications grapes closure oak ageing volume pack container producer subtype subregion region country origin type name'.split(
    ' ',
  )
const special = new Map(
  bySpeciality.map((role, order) => [role, 0.08 * (1 - order / bySpeciality.length)]),
)
const weak = 0.6

const currencyCode = /[([](?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|RUB|JPY)[)\]]$/

function findRoles(header: string): readonly HeaderEvidence[] {
  const words = splitWords(header)
  const { byPhrase } = terms()
  const whole = fold(words).replace(/ \d{1,2}$/, '')
  const bare = fold(withoutBrackets(words))
    .replace(/ \d{1,2}$/, '')
    .split(' ')
    .filter((token, at) => at === 0 || !units.has(token))
    .join(' ')
  const exact = byPhrase.get(fold(header)) ?? byPhrase.get(whole) ?? byPhrase.get(bare)
  const evidence = new Map<ColumnRole, number>()
  const add = (role: ColumnRole | null, weight: number) => {
    if (role !== null) evidence.set(role, Math.max(weight, evidence.get(role) ?? 0))
  }
  // what a column is in says what it holds: "Pakiranje (l)", "Dosage (g/l)"
  const unit = /[([] ?([^()[\]]{1,8}) ?[)\]]$/.exec(header)?.[1]?.toLowerCase().trim() ?? header
  add(rolesOfUnits[unit] ?? null, 1.05)
  if (/[€$£¥₽]/.test(header)) add('price', 0.6)
  // "DPD ex VAT (EUR)": whatever the words mean, an amount of money stands below
  if (exact === undefined && (vatOf(header) !== null || currencyCode.test(header)))
    add('price', 0.55)
  for (const [order, { what, is_weak }] of (exact ?? []).entries())
    add(roleOf(what), is_weak ? weak : 1 - order * 0.01)
  if (exact === undefined) {
    const tokens = Math.max(1, bare.split(' ').length)
    const named = new Map<ColumnRole, number>()
    for (const { meanings, words: count, share } of phrasesIn(bare, true))
      for (const role of new Set(meanings.map(({ what }) => roleOf(what))))
        if (role !== null) named.set(role, (named.get(role) ?? 0) + count * share)
    // "price / bottle" is a price, whatever else its words head
    for (const [role, known] of named) {
      // the end of a compound decides nothing by itself: "Lillehammer"
      const decides = known < 0.6 ? 0 : role === 'price' ? 0.25 : role === 'ignore' ? 0.15 : 0
      // "Château / Domaine": each word by itself says the same
      const isAgreed = named.size === 1 && known >= tokens ? 0.12 : 0
      add(role, 0.3 + (0.4 * known) / tokens + decides + isAgreed + (special.get(role) ?? 0))
    }
  }
  return [...evidence]
    .map(([role, weight]) => ({ role, weight }))
    .toSorted((a, b) => b.weight - a.weight)
}

/** What a header (or a line of terms) says of prices. */
export function priceTermsNamedIn(words: string): ReadonlySet<PriceTerm> {
  const { byPhrase } = terms()
  const all = [fold(words), fold(withoutBrackets(words))].flatMap((text) => {
    const exact = byPhrase.get(text)
    return exact === undefined ? phrasesIn(text, false).map(({ meanings }) => meanings) : [exact]
  })
  return new Set(
    all
      .flat()
      .map(({ what }) => what)
      .filter(isPriceTerm),
  )
}
