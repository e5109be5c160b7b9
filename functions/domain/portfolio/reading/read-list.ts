import { isOrganicByName } from '../../vocabulary/certifications.ts'
import { containerInPassing } from '../../vocabulary/containers.ts'
import { withoutDesignation } from '../../vocabulary/designations.ts'
import type { FurtherSize } from '../evidence.ts'
import type { Problem, Reading, ReadProduct } from '../read-product.ts'
import { blankProduct } from './blank-product.ts'
import { basisIn } from './column-facts.ts'
import { withDashedHouses } from './dashed-houses.ts'
import { type EntryRole, rolesOfEntries } from './entry-roles.ts'
import { areDashed, type EntryParts, entryParts, type Segment } from './entry-segments.ts'
import { evidenceOfEntry, valuesOfSize } from './evidence-of-entry.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import { type LabelledLine, labelLines } from './label-lines.ts'
import { capitalShare } from './line-scores.ts'
import { HeadingStack, type Surroundings } from './list-headings.ts'
import { placeInName } from './place-in-name.ts'
import { labelOf, labelsFromEnd, type PriceLabel } from './price-labels.ts'
import type { ListLine, PricedText } from './priced-line.ts'
import { readGrapes } from './read-grapes.ts'
import { englishCountry } from './read-place.ts'
import type { TableReading } from './read-sheet.ts'
import type { DocumentLine } from './sheet.ts'
import { isNoDrinkType, readType, typeInName, typeNormOf } from './type-words.ts'

/** An entry as its lines say it, before its parts have their roles. */
interface Entry {
  /** Its line with the price. */
  readonly line: DocumentLine
  /** All its lines, in reading order. */
  readonly lines: readonly DocumentLine[]
  readonly list: ListLine
  readonly words: string
  readonly parts: EntryParts
  readonly around: Surroundings
}

/** In font sizes: the lines of one heading stand no further apart. */
const closest = 1.6
const far = 9

/** The lines of a list as entries below their headings. */
function entriesOf(lines: readonly LabelledLine[], areTitled: boolean): Entry[] {
  const stack = new HeadingStack(lines)
  const entries: (Omit<Entry, 'parts'> & { main: string; below: string[]; isApart: boolean })[] = []
  let names: LabelledLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const current = lines[at] as LabelledLine
    if (current.label === 'heading')
      stack.takeHeading(current.text, current.line.size, at, (current.gap ?? far) < closest)
    if (current.label === 'labels') stack.takeLabels(current, at)
    if (current.label === 'title') names = [current]
    if (current.label === 'rest' && names.length > 0) names.push(current)
    if (current.label !== 'item') continue
    const { list } = current
    const rests: string[] = []
    const details: string[] = []
    const own = [...names, current].map(({ line }) => line)
    for (let next = at + 1; next < lines.length; next += 1) {
      const { label, text, line } = lines[next] as LabelledLine
      if (label === 'rest' && details.length === 0) rests.push(text)
      else if (label === 'detail' || label === 'rest') addDetail(details, text)
      else if (label !== 'note' && label !== 'furniture') break
      if (label === 'rest' || label === 'detail') own.push(line)
    }
    const isApart = areTitled && names.length > 0
    const titles = names.map(({ text }) => text)
    const main = [...titles, ...(isApart ? [] : [list.text, ...rests])].join(' ')
    const below = isApart ? [[list.text, ...rests].join(' '), ...details] : details
    entries.push({
      line: current.line,
      lines: own,
      list,
      words: [main, ...below].join(' '),
      main,
      below: below.filter(isNoProse),
      isApart,
      around: stack.surroundings(),
    })
    names = []
  }
  const isDashed = areDashed(entries.map(({ main }) => main))
  const parts = entries.map(({ main, below, isApart }) =>
    entryParts(main, below, { isTitled: isApart, isDashed }),
  )
  const segments = parts.map((own) => own.segments)
  const whole = isDashed ? withDashedHouses(segments) : segments
  return entries.flatMap(({ main: _, below: __, isApart: ___, ...entry }, at) => {
    const [own, divided] = [parts[at], whole[at]]
    return own === undefined || divided === undefined
      ? []
      : [{ ...entry, parts: { ...own, segments: divided } }]
  })
}

/** "Champagne artigianale, complesso, elegante": what is said of its taste names nobody. */
const isNoProse = (text: string) =>
  text.split(' ').length <= 4 || capitalShare(text) >= 0.4 || !/\p{Lu}/u.test(text)

/** A detail may run over the end of its line. */
function addDetail(details: string[], text: string): void {
  const last = details.at(-1)
  const isOpen = last !== undefined && (/[,&+(-]$/.test(last) || /^\p{Ll}/u.test(text))
  if (isOpen) details[details.length - 1] = `${last} ${text}`
  else details.push(text)
}

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

/** Larger than what is poured into a glass. */
const smallestBottle = 185

/** The sizes that an entry has a price for besides its own; of several prices of a size the first counts. */
function sizesOf(
  { variants, volume_ml: own, price_currency }: ReadProduct,
  { list, around }: Entry,
  { isFlat, terms }: Pick<ListFacts, 'isFlat' | 'terms'>,
): FurtherSize[] {
  if (variants === null) return []
  const sizes: FurtherSize[] = []
  for (const { priced, label, volume_ml } of choosePrice(list, around.labels, isFlat).others) {
    const isKnown = sizes.some(({ facts }) => facts.volume_ml === volume_ml)
    const isGlass = priced.is_glass || label?.per === 'glass' || around.isByGlass
    if (volume_ml === null || volume_ml < smallestBottle || isGlass) continue
    if (volume_ml === own || isKnown) continue
    sizes.push({
      facts: {
        volume_ml,
        price_amount: priced.price.amount,
        price_currency: priced.price.currency ?? price_currency,
        price_unit: unitOf(volume_ml, null, terms),
        price_raw: priced.price.raw,
        container: containerInPassing(label?.text ?? ''),
      },
      values: valuesOfSize(priced.volume_ml !== null),
    })
  }
  return sizes
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

/** Prices that include VAT are those of a shop, if nobody pours the wines. */
export const withTax = 'retail (incl. VAT)'

/** Terms that stand beside the list: "Retail prices incl. VAT". */
function termsOf(lines: readonly LabelledLine[]): string | null {
  const beside = lines.filter(({ label }) => label !== 'item' && label !== 'labels')
  const texts = beside.map(({ text }) => text)
  const basis = basisIn(texts)
  if (basis === 'retail')
    return texts.some((text) => priceTermsNamedIn(text).has('price retail')) ? 'retail' : withTax
  if (basis === 'ex_works') return 'EXW'
  return basis === 'fob' ? 'FOB' : null
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

interface ListFacts {
  readonly row: number
  readonly isFlat: boolean
  readonly terms: string | null
}

function productOf(
  { list, words, parts, around }: Entry,
  roles: readonly (EntryRole | null)[],
  { row, isFlat, terms }: ListFacts,
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
    price_unit: around.isByGlass && label === null ? 'glass' : unitOf(volume, label, terms),
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

const variantOf = ({ priced, label, volume_ml }: FurtherPrice) => ({
  what: label?.text ?? (priced.is_glass ? 'glass' : null),
  volume_ml,
  price_amount: priced.price.amount,
  price_raw: priced.price.raw,
})

interface FurtherPrice {
  readonly priced: PricedText
  readonly label: PriceLabel | null
  readonly volume_ml: number | null
}

/** The price of the bottle, or of the largest measure poured; the others are variants. */
function choosePrice(list: ListLine, printed: readonly PriceLabel[], isFlat: boolean) {
  // with a price for each label their order tells, wherever the line broke
  const isFull = printed.length > 1 && list.prices.length === printed.length
  const labels = isFlat || isFull ? labelsFromEnd(list.prices, printed) : printed
  const entries = list.prices.map((priced, order) => {
    const label = list.volume_ml === null ? labelOf(priced, labels) : null
    const volume = priced.volume_ml ?? label?.volume_ml ?? null
    const isGlass = priced.is_glass || label?.per === 'glass'
    const points =
      (isGlass ? -5000 : 0) +
      (label?.per === 'unit' ? 800 : 0) +
      Math.min(volume ?? 0, 1000) +
      order
    return { priced, label, volume, points }
  })
  const best = entries.reduce((a, b) => (b.points > a.points ? b : a))
  const others = entries
    .filter((entry) => entry !== best)
    .map(({ priced, label, volume }) => ({ priced, label, volume_ml: volume }))
  return { chosen: best.priced as PricedText, label: best.label, others }
}

function unitOf(
  volume: number | null,
  label: PriceLabel | null,
  terms: string | null,
): string | null {
  if (label?.per === 'glass') return 'glass'
  if (terms !== null) return `bottle, ${terms}`
  if (volume === null) return label?.per === 'unit' ? 'bottle' : null
  if (volume <= 200) return `glass of ${volume} ml`
  return volume >= 700 || label === null ? 'bottle' : `carafe of ${volume} ml`
}
