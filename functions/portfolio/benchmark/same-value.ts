import { priceTermsOf } from '#domain/portfolio/price-terms.ts'
import { certificationOf } from '#domain/vocabulary/certifications.ts'
import { closureOf } from '#domain/vocabulary/closures.ts'
import { containerOf } from '#domain/vocabulary/containers.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { fold, foldPlace } from '#domain/vocabulary/fold.ts'
import { grapeOf } from '#domain/vocabulary/grapes.ts'
import type { Grapes, ScoredField, Truth } from '../made-lists/expectation.ts'

/** True when two values of a field say the same, whatever their spelling. */
export function isSameValue(field: ScoredField, wanted: Truth, got: Truth): boolean {
  if (typeof wanted === 'number' && typeof got === 'number') return Math.abs(wanted - got) < 0.005
  if (Array.isArray(wanted) && Array.isArray(got))
    return field === 'grapes'
      ? sameGrapes(wanted as Grapes, got as Grapes)
      : sameSet(wanted.map(String), got.map(String), (name) => certificationOf(name) ?? fold(name))
  const [a, b] = [String(wanted), String(got)]
  switch (field) {
    case 'country_norm':
      return same(a, b, (name) => countryCodeOf(name) ?? fold(name))
    case 'region':
      return same(a, b, foldPlace) || same(a, b, fold)
    case 'closure':
      return same(a, b, (word) => closureOf(word) ?? fold(word))
    case 'container':
      return same(a, b, (word) => containerOf(word) ?? fold(word))
    case 'price_unit':
      return sameTerms(a, b)
    default:
      return same(a, b, fold)
  }
}

const same = (a: string, b: string, plain: (text: string) => string) => plain(a) === plain(b)

const sameSet = (a: readonly string[], b: readonly string[], plain: (text: string) => string) => {
  const [wanted, got] = [new Set(a.map(plain)), new Set(b.map(plain))]
  return wanted.size === got.size && [...wanted].every((name) => got.has(name))
}

function sameGrapes(wanted: Grapes, got: Grapes): boolean {
  const plain = (name: string) => grapeOf(name) ?? fold(name)
  const shares = new Map(got.map(({ variety, share }) => [plain(variety), share]))
  return (
    shares.size === new Set(wanted.map(({ variety }) => plain(variety))).size &&
    wanted.every(({ variety, share }) => {
      const found = shares.get(plain(variety))
      return found !== undefined && (share === null || share === found)
    })
  )
}

/** Only the terms that decide which price is an offer: "restaurant" or "delivered" is read either way. */
function termsOf(words: string) {
  const { per, units_per_case, basis } = priceTermsOf(words)
  return { per, units_per_case, basis: basis === 'other' ? null : basis }
}

/** What a price is for and on which terms: a bottle where nothing is said. */
function sameTerms(wanted: string, got: string): boolean {
  const [a, b] = [termsOf(wanted), termsOf(got)]
  const isSameCase =
    a.units_per_case === null || b.units_per_case === null || a.units_per_case === b.units_per_case
  return (a.per ?? 'unit') === (b.per ?? 'unit') && isSameCase && a.basis === b.basis
}

/** True when the words say more than that the price is of a bottle. */
export function saysTerms(words: Truth): boolean {
  const { per, basis } = termsOf(String(words))
  return basis !== null || per === 'case' || per === 'litre'
}

/** The words of a name, without those of its producer and its year. */
export function wordsOfName(name: string, producers: readonly string[], vintage: Truth): string {
  const words = fold(name).split(' ')
  const dropped = new Set(producers.flatMap((producer) => fold(producer).split(' ')))
  const bare = words.filter((word) => !dropped.has(word) && word !== fold(String(vintage)))
  return (bare.length === 0 ? words : bare).toSorted().join(' ')
}
