import { containerInPassing } from '../../vocabulary/containers.ts'
import type { Problem, ReadProduct } from '../read-product.ts'
import { blankProduct } from './blank-product.ts'
import { noSection, readHeading, type Section, withHeading } from './headings.ts'
import { isMostlyCapitals } from './lettering.ts'
import { nameParts } from './name-in-document.ts'
import { placeInName } from './place-in-name.ts'
import { labelOf, type PriceLabel, priceLabels } from './price-labels.ts'
import { type ListLine, type PricedText, readListLine } from './priced-line.ts'
import { organicIn } from './read-attributes.ts'
import { englishCountry, isCountry, readPlace } from './read-place.ts'
import type { TableReading } from './read-sheet.ts'
import { sizesIn } from './read-size.ts'
import { isRegionName } from './region-words.ts'
import type { DocumentLine } from './sheet.ts'
import { readType, typeNormOf } from './type-words.ts'

interface Heading {
  readonly size: number
  readonly says: Partial<Section>
}

/** How many headings of different sizes may hold for a line. */
const deepest = 50

interface Line {
  readonly line: DocumentLine
  readonly list: ListLine
  readonly x: number
}

const textOf = (line: DocumentLine) => line.pieces.map(({ text }) => text).join(' ')
const isProductLine = ({ list }: Line) => list.prices.length > 0 && /\p{L}{2}/u.test(list.text)

/** A list without a table: headings, then a line (or two) per product with the price at its end. */
export function readList(lines: readonly DocumentLine[]): TableReading {
  const running = runningTitles(lines)
  const body = lines.filter((line) => !running.has(textOf(line)))
  const parsed = body.map((line) => ({
    line,
    list: readListLine(line),
    x: line.pieces[0]?.x ?? 0,
  }))
  const priced = parsed.filter(isProductLine)
  const size = priced.map(({ line }) => line.size).sort((a, b) => a - b)[priced.length >> 1] ?? 0
  return new ListReader(parsed, size, hasTitles(parsed)).read()
}

/** Page headers and footers: words without meaning for a section that come back on page after page. */
function runningTitles(lines: readonly DocumentLine[]): ReadonlySet<string> {
  const pages = new Map<string, Set<number>>()
  for (const line of lines) {
    const text = textOf(line)
    pages.set(text, (pages.get(text) ?? new Set()).add(line.page))
  }
  const repeated = [...pages].filter(
    ([text, on]) => on.size >= 3 && !/\d/.test(text) && readHeading(text) === null,
  )
  return new Set(repeated.map(([text]) => text))
}

/** True when most priced lines have the product's name on a line of its own above them. */
function hasTitles(lines: readonly Line[]): boolean {
  const priced = lines
    .map((_, index) => index)
    .filter((index) => isProductLine(lines[index] as Line))
  const titled = priced.filter(
    (index) =>
      isTitle(lines, index - 1) && readHeading(textOf((lines[index - 1] as Line).line)) === null,
  )
  return titled.length >= 3 && titled.length >= priced.length * 0.5
}

/** A line close above a priced one, as large and as far left, without a price of its own. */
function isTitle(lines: readonly Line[], index: number): boolean {
  const title = lines[index]
  const below = lines[index + 1]
  if (title === undefined || below === undefined || !isProductLine(below)) return false
  const isAlike = Math.abs(title.line.size - below.line.size) <= below.line.size * 0.1
  const gap = title.line.y - below.line.y
  const isNear = title.line.page === below.line.page && gap > 0 && gap <= below.line.size * 2.4
  const isPlain = title.list.prices.length === 0 && /\p{L}{2}/u.test(textOf(title.line))
  return isPlain && isAlike && isNear && Math.abs(title.x - below.x) <= 4
}

/** One as large as the last says the same things anew. */
function withSaid(kept: readonly Heading[], heading: Heading): Heading[] {
  const last = kept.at(-1)
  if (last?.size !== heading.size) return [...kept.slice(1 - deepest), heading]
  return [...kept.slice(0, -1), { ...heading, says: { ...last.says, ...heading.says } }]
}

class ListReader {
  readonly products: ReadProduct[] = []
  readonly problems: Problem[] = []
  private headings: Heading[] = []
  private labels: { size: number; labels: readonly PriceLabel[] } = { size: 0, labels: [] }
  private readonly lines: readonly Line[]
  private readonly productSize: number
  private readonly hasTitles: boolean

  constructor(lines: readonly Line[], productSize: number, titled: boolean) {
    this.lines = lines
    this.productSize = productSize
    this.hasTitles = titled
  }

  read(): TableReading {
    for (const [index, current] of this.lines.entries()) {
      if (this.hasTitles && isTitle(this.lines, index)) continue
      if (isProductLine(current)) {
        const isTitled = this.hasTitles && isTitle(this.lines, index - 1)
        const title = isTitled ? textOf((this.lines[index - 1] as Line).line) : null
        this.products.push(this.product(current.list, title))
      } else if (!this.takeLabels(current)) {
        this.takeHeading(textOf(current.line), current.line.size)
      }
    }
    return { products: this.products, problems: this.problems }
  }

  private takeLabels(current: Line): boolean {
    const found = priceLabels(current.line)
    const isOnlyLabels = found !== null && (found.words === '' || readHeading(found.words) !== null)
    if (found === null || !isOnlyLabels) return false
    if (found.words !== '') this.takeHeading(found.words, current.line.size)
    const size = this.headings.at(-1)?.size ?? current.line.size
    this.labels = { size, labels: found.labels }
    return true
  }

  private takeHeading(text: string, size: number): void {
    const says = readHeading(text)
    const isLarge = size > this.productSize * 1.08
    const isShort = text.length <= 60 && text.split(' ').length <= 8
    const isHeading =
      isShort &&
      (isLarge ||
        isMostlyCapitals(text) ||
        (says !== null && size >= this.productSize * 0.95 && text.split(' ').length <= 4))
    if (!isHeading) return
    // a larger heading ends what smaller ones said; one as large replaces what is of its own kind
    const kept = this.headings.filter((heading) => heading.size >= size * 0.98)
    const isUnknown = says === null
    this.headings = isUnknown
      ? kept.filter((heading) => heading.size > size * 1.02)
      : withSaid(kept, { size, says })
    if (size > this.labels.size * 1.02) this.labels = { size: 0, labels: [] }
  }

  private section(): Section {
    let kind: { size: number; words: string } | null = null
    let section = noSection
    for (const { size, says } of this.headings) {
      section = withHeading(section, says)
      if (says.type === undefined || says.type === null) continue
      // "ROSÉ" in smaller letters under "CHAMPAGNE & SPARKLING" divides it
      if (kind !== null && size < kind.size * 0.9 && isColour(says.type)) {
        section = { ...section, type: `${kind.words} / ${says.type}` }
      } else {
        const isSparkling = readType(says.type).type_norm?.startsWith('sparkling') ?? false
        kind = isSparkling ? { size, words: says.type } : null
      }
    }
    return section
  }

  private product(list: ListLine, title: string | null): ReadProduct {
    const section = this.section()
    const parts = nameParts(title ?? list.text)
    const below = title === null ? null : belowTitle(list.text)
    const own = below ?? placeInName(title ?? list.text)
    const country = own.country ?? section.country
    const english = englishCountry(country)
    const { chosen, label, others } = choosePrice(list, this.labels.labels)
    const words = `${title ?? ''} ${list.text}`
    const volume = chosen.volume_ml ?? list.volume_ml ?? label?.volume_ml ?? null
    return {
      ...blankProduct(this.products.length + 1, parts.name),
      producer: below?.producer ?? parts.producer,
      type: section.type,
      type_norm: typeNormOf(section.type, [parts.name]),
      country,
      country_norm: english.name,
      country_code: english.code,
      region: below?.region ?? section.region ?? own.region,
      vintage: list.vintage ?? parts.vintage,
      volume_ml: volume ?? sizesIn(words)[0]?.volume_ml ?? null,
      abv: abvIn(words),
      price_amount: chosen.price.amount,
      price_currency: chosen.price.currency,
      price_unit: unitOf(volume, label),
      price_raw: chosen.price.raw,
      organic: organicIn(words),
      container: containerInPassing(words),
      variants: others.length === 0 ? null : others,
    }
  }
}

const colours: ReadonlySet<string | null> = new Set(['white wine', 'rosé wine', 'red wine'])
const isColour = (words: string) =>
  colours.has(readType(words).type_norm) &&
  !/(?<!\p{L})(?:vin\p{L}*|wines?|\p{L}*weine?)(?!\p{L})/iu.test(words)

/** The second line of a product: "Azienda i Capitani (Campania)", "Vallée de la Marne (Francia)". */
function belowTitle(text: string): {
  producer: string | null
  country: string | null
  region: string | null
} {
  const isDescription = /[.!?]$/.test(text) || text.split(',').length > 2 || text.length > 70
  if (isDescription) return { producer: null, country: null, region: null }
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text)
  const outer = bracket?.[1] ?? text
  const inner = bracket?.[2] ?? ''
  if (isRegionName(outer) || isCountry(outer)) {
    const place = readPlace(text)
    return { producer: null, country: place.country, region: place.region }
  }
  const place = inner === '' ? { country: null, region: null } : readPlace(inner)
  return { producer: outer, ...place }
}

/** The price of the bottle, or of the largest measure poured; the others are variants. */
function choosePrice(list: ListLine, labels: readonly PriceLabel[]) {
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
    .map(({ priced, label, volume }) => ({
      what: label?.text ?? (priced.is_glass ? 'glass' : null),
      volume_ml: volume,
      price_amount: priced.price.amount,
      price_raw: priced.price.raw,
    }))
  return { chosen: best.priced as PricedText, label: best.label, others }
}

function unitOf(volume: number | null, label: PriceLabel | null): string | null {
  if (label?.per === 'glass') return 'glass'
  if (volume === null) return label?.per === 'unit' ? 'bottle' : null
  if (volume <= 200) return `glass of ${volume} ml`
  return volume >= 700 || label === null ? 'bottle' : `carafe of ${volume} ml`
}

function abvIn(text: string): number | null {
  const found = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/.exec(text)?.[1]
  const value = found === undefined ? null : Number(found.replace(',', '.'))
  return value !== null && value >= 0.5 && value <= 80 ? value : null
}
