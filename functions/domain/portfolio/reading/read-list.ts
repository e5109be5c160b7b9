import { isOrganicByName } from '../../vocabulary/certifications.ts'
import { containerInPassing } from '../../vocabulary/containers.ts'
import { withoutDesignation } from '../../vocabulary/designations.ts'
import type { Problem, Reading, ReadProduct } from '../read-product.ts'
import { blankProduct } from './blank-product.ts'
import { type EntryRole, rolesOfEntries } from './entry-roles.ts'
import type { EntryParts, Segment } from './entry-segments.ts'
import { evidenceOfEntry } from './evidence-of-entry.ts'
import { labelLines } from './label-lines.ts'
import { type Entry, entriesOf } from './list-entries.ts'
import { choosePrice, type ListFacts, sizesOf, termsOf, unitOf, variantOf } from './list-prices.ts'
import { placeInName } from './place-in-name.ts'
import { readGrapes } from './read-grapes.ts'
import { englishCountry } from './read-place.ts'
import type { TableReading } from './read-sheet.ts'
import type { DocumentLine } from './sheet.ts'
import { isNoDrinkType, readType, typeInName, typeNormOf } from './type-words.ts'

/** A list without a table: headings, then a line (or several) per product with its price. */
export function readList(lines: readonly DocumentLine[]): TableReading {
  const { lines: labelled, areTitled, isFlat } = labelLines(lines)
  const entries = entriesOf(labelled, areTitled)
  const roles = rolesOfEntries(entries.map(({ parts }) => parts.segments))
  const terms = termsOf(labelled)
  const isUsual = usualPatterns(roles)
  const products: Reading['products'][number][] = []
  const problems: Problem[] = []
  for (const [at, entry] of entries.entries()) {
    const own = roles[at] ?? []
    const product = productOf(entry, own, { row: products.length + 1, isFlat, terms })
    if (isSoldMixed(entry))
      problems.push({ code: 'row_not_a_drink', row: null, text: product.name.slice(0, 120) })
    else
      products.push({
        ...product,
        evidence: evidenceOfEntry(product, {
          line: entry.line,
          lines: entry.lines,
          roles: own,
          isUsual: isUsual(own),
          section: entry.around.section,
          hasSize: product.volume_ml !== null && hasOwnSize(entry),
          sizes: sizesOf(product, entry, { isFlat, terms }),
        }),
      })
  }
  return { products, problems }
}

const hasOwnSize = ({ list, parts }: Entry) => list.volume_ml !== null || parts.volume_ml !== null

/** Entries of a list are alike: an order of parts that few have is doubtful. */
const usualShare = 0.25

function usualPatterns(roles: readonly (readonly (EntryRole | null)[])[]) {
  const patternOf = (own: readonly (EntryRole | null)[]) => own.join(' ')
  const counts = new Map<string, number>()
  for (const own of roles) counts.set(patternOf(own), (counts.get(patternOf(own)) ?? 0) + 1)
  return (own: readonly (EntryRole | null)[]) =>
    (counts.get(patternOf(own)) ?? 0) >= roles.length * usualShare
}

/** Under "Cocktails" and "Soft drinks" nothing is for sale by the bottle. */
function isSoldMixed({ around }: Entry): boolean {
  const { type } = around.section
  if (type === null) return false
  const type_norm = readType(type)
  return isNoDrinkType(type) || type_norm === 'cocktail' || type_norm === 'non-alcoholic'
}

const joins: Readonly<Record<Segment['before'], string>> = {
  start: '',
  comma: ', ',
  dash: ' - ',
  bracket: ' ',
  line: ' ',
}

/** The words of a role, with the signs between them. */
function wordsOf(
  parts: EntryParts,
  roles: readonly (EntryRole | null)[],
  role: EntryRole,
): string | null {
  const own = parts.segments.filter((_, at) => roles[at] === role)
  if (own.length === 0) return null
  return own
    .map(({ text, before }, at) => {
      if (at === 0) return text
      return before === 'bracket' ? ` (${text})` : `${joins[before] || ' '}${text}`
    })
    .join('')
}

interface Place extends ListFacts {
  readonly row: number
}

function productOf(
  { list, words, parts, around }: Entry,
  roles: readonly (EntryRole | null)[],
  { row, isFlat, terms }: Place,
): ReadProduct {
  const { section } = around
  const name = wordsOf(parts, roles, 'name') ?? list.text
  const own = placeInName(name)
  const country = wordsOf(parts, roles, 'country') ?? section.country ?? own.country
  const english = englishCountry(country)
  const type = parts.type ?? section.type
  const { chosen, label, others } = choosePrice(list, around.labels, isFlat)
  const stated = chosen.volume_ml ?? list.volume_ml ?? parts.volume_ml
  const volume = stated ?? label?.volume_ml ?? null
  return {
    ...blankProduct(row, name),
    producer: wordsOf(parts, roles, 'producer') ?? section.producer,
    type,
    type_norm: kindOf(type, name),
    country,
    country_norm: english.name,
    country_code: english.code,
    region: withoutDesignation(wordsOf(parts, roles, 'region')) ?? section.region ?? own.region,
    vintage: list.vintage ?? parts.vintage,
    volume_ml: volume ?? around.volume_ml,
    abv: parts.abv,
    price_amount: chosen.price.amount,
    price_currency: chosen.price.currency,
    price_unit:
      around.isByGlass && label === null ? 'glass' : unitOf(chosen.price, volume, label, terms),
    price_raw: chosen.price.raw,
    grapes: readGrapes(wordsOf(parts, roles, 'grapes') ?? ''),
    organic: isOrganicByName(words),
    container: containerInPassing(words),
    variants: others.length === 0 ? null : others.map(variantOf),
  }
}

/** Of a heading that names several kinds ("beer | cider") the one that the name says. */
function kindOf(type: string | null, name: string): string | null {
  const parts = (type ?? '').split(/ ?[|/&,+] ?| (?:and|und|et|e|y|og|och|en) /)
  const kinds = new Set(parts.flatMap((part) => readType(part) ?? []))
  if (kinds.size < 2 || type === null) return typeNormOf(type, [name])
  const own = typeInName(name)
  if (own !== null && kinds.has(own)) return own
  return [...kinds].every((kind) => kind.endsWith('wine')) ? typeNormOf(type, [name]) : null
}
