import { categoryOf } from '../../vocabulary/categories.ts'
import { subtypeContains } from '../../vocabulary/drink-subtypes.ts'
import { isTerm, termsIn, unknownType } from '../../vocabulary/drink-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import type { Category } from '../../vocabulary/kinds.ts'
import { speaksOfTaste } from '../../vocabulary/taste-words.ts'
import type { PublishedTender } from '../published-tender.ts'
import {
  asPublished,
  besideRead,
  type Draft,
  notUnderstood,
  type Phrase,
  textDraft,
} from './draft.ts'
import { splitList } from './split-list.ts'

/** The published category and product type; the category decides, the type gives the subtype. */
export function readCategory(tender: PublishedTender): Draft[] {
  const { category } = tender
  const phrase = publishedType(tender)
  if (phrase === null) return []
  const isList = namesSeveralTypes(phrase.text)
  if (category === null && isList) return [anyTypeOf(phrase)]
  const type = categoryOf(phrase.text)
  const isRead = type !== unknownType || phrase.source_field === 'category'
  const unread = unreadKind(phrase)
  if (category === null && !isRead) return [unread]
  const any_of = category === null ? type.categories : withCategory(category, type.categories)
  const subtypes = type.subtype === null || isList ? [] : [type.subtype]
  const known: Phrase = isRead
    ? phrase
    : { text: category ?? phrase.text, source_field: 'category' }
  const read: Draft = { kind: 'category', ...asPublished(known), any_of: [...any_of], subtypes }
  return isRead ? [read] : [read, unread]
}

/** Some kind, and nobody knows which. */
const unreadKind = (phrase: Phrase): Draft => ({
  kind: 'category',
  ...asPublished(phrase),
  any_of: [],
  subtypes: [],
  ...notUnderstood(phrase),
})

/** "Summer wines, summer spirits and summer brewery products": any of those that are understood. */
function anyTypeOf(phrase: Phrase): Draft {
  const items = splitList(phrase.text)
  const any_of = [...new Set(items.flatMap((item) => categoryOf(item).categories))]
  const unread = items.filter((item) => categoryOf(item).categories.length === 0)
  return {
    kind: 'category',
    ...asPublished(phrase),
    any_of,
    subtypes: [],
    ...besideRead(any_of.length === 0 ? [phrase.text] : unread),
  }
}

function publishedType({ category, product_type, product_group }: PublishedTender): Phrase | null {
  if (product_type !== null) return { text: product_type, source_field: 'product_type' }
  if (category !== null) return { text: category, source_field: 'category' }
  return product_group === null ? null : { text: product_group, source_field: 'product_group' }
}

/** "Summer wines, summer spirits ...": wine, spirits, beer and cider are never one product. */
function namesSeveralTypes(text: string): boolean {
  const families = splitList(text).flatMap((item) => {
    const [category] = categoryOf(item).categories
    return category === undefined ? [] : [category.replace(/^.*_wine$/, 'wine')]
  })
  return text.includes(';') || new Set(families).size > 1
}

/** A vermouth is published as fortified wine, and price lists call it aromatised wine too. */
function withCategory(category: Category, ofType: readonly Category[]): Category[] {
  return ofType.length === 1 ? [...new Set([category, ...ofType])] : [category]
}

const subtypeAliases: Readonly<Record<string, string>> = {
  ipa: 'india pale ale',
}
const withSubtypes: readonly Category[] = ['spirits', 'beer', 'cider']

/** A phrase that names a subtype and nothing else: "India pale ale", "Single Malt Whisky". */
export function readSubtypePhrase(phrase: Phrase, tender: PublishedTender): Draft[] | null {
  if (tender.category === null || !withSubtypes.includes(tender.category)) return null
  // "21C. Hazy IPA (BJCP)" is a style's number and name in a guide
  const name = phrase.text.trim().replace(/^\d{1,2} ?[A-D]\. |\(BJCP\)$/g, '')
  const folded = fold(name)
  const words = subtypeAliases[folded] ?? folded
  const { categories, subtype } = categoryOf(words)
  if (categories[0] !== tender.category || subtype === null) return null
  const known = new Set([...subtype.split('_'), ...tender.category.split('_')])
  const isWhole =
    isTerm(name) ||
    words.split(' ').every((word) => known.has(word.replace(/^whiskeys?$/, 'whisky')))
  if (!isWhole) return null
  return [
    { kind: 'category', ...asPublished(phrase), any_of: [tender.category], subtypes: [subtype] },
  ]
}

const namedByStyle: readonly Category[] = [...withSubtypes, 'fortified_wine', 'other_wine']

/**
 * The published style. Of a wine it is a matter of taste. Of other drinks it names the kind, unless it speaks of
 * taste: "Red vermouth", "Rum and cola" for a cocktail. What of that is not understood is required all the same.
 */
export function readStyle(phrase: Phrase, tender: PublishedTender): Draft[] {
  const { category } = tender
  if (category === null || !namedByStyle.includes(category)) return [textDraft(phrase)]
  const read = readSubtypePhrase(phrase, tender) ?? readFinerType(phrase, tender, category)
  if (read !== null) return read
  const namesKind = termsIn(phrase.text).length > 0 || !speaksOfTaste(phrase.text)
  return [namesKind ? unreadKind(phrase) : textDraft(phrase)]
}

/** "Red vermouth" of a vermouth; a fino is only some sherry in our words, and that was said before. */
function readFinerType(
  phrase: Phrase,
  { product_type }: PublishedTender,
  category: Category,
): Draft[] | null {
  const { categories, subtype } = categoryOf(phrase.text)
  const asked = categoryOf(product_type)
  const isFiner =
    isTerm(phrase.text) &&
    categories[0] === category &&
    subtype !== null &&
    subtype !== asked.subtype &&
    (asked.subtype === null || subtypeContains(asked.subtype, subtype))
  if (!isFiner) return null
  return [{ kind: 'category', ...asPublished(phrase), any_of: [category], subtypes: [subtype] }]
}
