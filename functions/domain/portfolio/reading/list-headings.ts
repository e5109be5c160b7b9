import { isPlaceName } from '../../vocabulary/places.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import { noSection, readHeading, type Section, withHeading } from './headings.ts'
import type { LabelledLine } from './label-lines.ts'
import { type PriceLabel, priceLabels } from './price-labels.ts'
import { sizesIn } from './read-size.ts'
import { tidy } from './sheet.ts'
import { readType } from './type-words.ts'

/** What holds for an entry because of the lines above it. */
export interface Surroundings {
  readonly section: Section
  /** Of a heading like "RED WINES 75cl". */
  readonly volume_ml: number | null
  readonly labels: readonly PriceLabel[]
  /** Below "BY THE GLASS". */
  readonly isByGlass: boolean
}

interface Heading {
  readonly size: number
  readonly says: Partial<Section>
  readonly volume_ml: number | null
  /** The line it stands on. */
  readonly at: number
  readonly text: string
}

/** How many headings of different sizes may hold for a line. */
const deepest = 50

const scriptOf = (text: string) =>
  /\p{Script=Greek}/u.test(text)
    ? 'Greek'
    : /\p{Script=Cyrillic}/u.test(text)
      ? 'Cyrillic'
      : 'Latin'

const withoutSize = (text: string) => {
  const size = sizesIn(text)[0]
  const words = tidy(text.replace(/\(?\d{1,4}(?:[.,]\d+)? ?(?:ml|cl|dl|l|lt)\b\)?/gi, ' '))
  return { words, volume_ml: size?.volume_ml ?? null }
}

/** What headings of unknown words are, from the known ones of the list: its regions or its producers. */
type UnknownHeading = 'region' | 'producer' | null

const fewestUnknown = 3

/** Headings of places alone: "Champagne" among them is where the wines are from. */
function areOnlyPlaces(lines: readonly LabelledLine[]): boolean {
  const words = lines
    .filter(({ label }) => label === 'heading')
    .map(({ text }) => withoutSize(text).words)
  const says = words.map(readHeading)
  const places = says.filter(
    (one) => one?.type === undefined && (one?.country ?? one?.region) != null,
  )
  const kinds = says.filter((one, at) => one?.type != null && !isPlaceName(words[at] ?? ''))
  return places.length >= 2 && kinds.length === 0
}

function kindOfUnknown(lines: readonly LabelledLine[]): UnknownHeading {
  const headings = lines.filter(({ label }) => label === 'heading')
  const says = headings.map(({ text }) => readHeading(withoutSize(text).words))
  const unknown = says.filter((one) => one === null).length
  const regions = says.filter((one) => typeof one?.region === 'string').length
  const producers = says.filter((one) => typeof one?.producer === 'string').length
  if (regions >= 2 && regions >= unknown * 0.4) return 'region'
  if (unknown < fewestUnknown) return null
  const names = headings.filter(
    ({ text }, at) => says[at] === null && /^\p{Lu}/u.test(text) && text.split(' ').length <= 5,
  )
  const areNames =
    names.length >= unknown * 0.8 && new Set(names.map(({ text }) => text)).size >= unknown * 0.8
  return areNames && unknown + producers >= says.length * 0.5 ? 'producer' : null
}

/** "AUSTRALIA", "REDS" below each other: kinds within countries, rather than countries within kinds. */
function areKindsInner(lines: readonly LabelledLine[]): boolean {
  let inner = 0
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    if (line.label !== 'heading' || above?.label !== 'heading') continue
    const [outer, own] = [above, line].map(({ text }) => readHeading(withoutSize(text).words))
    if (outer == null || own == null) continue
    if (isOfPlace(outer) && isOfKind(own)) inner += 1
    if (isOfKind(outer) && isOfPlace(own)) inner -= 1
  }
  return inner > 0
}

const isOfPlace = ({ type, country, region }: Partial<Section>) =>
  type === undefined && (country ?? region) != null
const isOfKind = ({ type, country }: Partial<Section>) => type != null && country == null

/** Follows the headings of a list from line to line. */
export class HeadingStack {
  #headings: Heading[] = []
  #labels: { size: number; labels: readonly PriceLabel[] } = { size: 0, labels: [] }
  #isByGlass = false
  readonly #unknown: UnknownHeading
  readonly #kindsAreInner: boolean
  readonly #areOnlyPlaces: boolean

  constructor(lines: readonly LabelledLine[]) {
    this.#unknown = kindOfUnknown(lines)
    this.#kindsAreInner = areKindsInner(lines)
    this.#areOnlyPlaces = areOnlyPlaces(lines)
  }

  takeHeading(text: string, size: number, at: number, isClose = false): void {
    const { words, volume_ml } = withoutSize(text)
    const last = this.#headings.at(-1)
    const isUnderOther = last !== undefined && last.at === at - 1
    this.#isByGlass = priceTermsNamedIn(words).has('glass') || (isUnderOther && this.#isByGlass)
    let says = readHeading(words)
    if (says === null && isUnderOther && isClose && isWrappedHouse(last, size)) {
      const producer = `${last.text} ${words}`
      const whole = { ...last, says: { ...last.says, producer }, at, text: producer }
      this.#headings = [...this.#headings.slice(0, -1), whole]
      return
    }
    if (this.#areOnlyPlaces && says?.type !== undefined) says = { region: words }
    if (says === null && this.#unknown !== null && !isTitle(words))
      says = this.#unknown === 'region' ? { region: words } : { producer: words }
    // a kind of drink within a country says nothing against it
    if (says !== null && this.#kindsAreInner && isOfKind(says)) says = { type: says.type ?? null }
    // a larger heading ends what smaller ones said; one as large replaces what is of its own kind
    const kept = this.#headings.filter((heading) => heading.size >= size * 0.98)
    if (says === null) {
      this.#headings = kept.filter((heading) => heading.size > size * 1.02)
    } else {
      const isTranslation = isUnderOther && scriptOf(text) !== scriptOf(last.text)
      this.#headings = withSaid(kept, { size, says, volume_ml, at, text }, isTranslation)
    }
    if (size > this.#labels.size * 1.02) this.#labels = { size: 0, labels: [] }
  }

  takeLabels({ line }: LabelledLine, at: number): void {
    const found = priceLabels(line)
    if (found === null) return
    const words = tidy(found.words.replace(/[.…·_]{3,}/g, ' '))
    if (words !== '') this.takeHeading(words, line.size, at)
    const size = this.#headings.at(-1)?.size ?? line.size
    this.#labels = { size, labels: found.labels }
  }

  surroundings(): Surroundings {
    let kind: { size: number; words: string } | null = null
    let section = noSection
    let volume: number | null = null
    for (const { size, says, volume_ml } of this.#headings) {
      section = withHeading(section, says)
      volume = volume_ml ?? (says.type === undefined ? volume : null)
      if (says.type === undefined || says.type === null) continue
      // "ROSÉ" in smaller letters under "CHAMPAGNE & SPARKLING" divides it
      if (kind !== null && size < kind.size * 0.9 && isColour(says.type)) {
        section = { ...section, type: `${kind.words} / ${says.type}` }
      } else {
        const isSparkling = readType(says.type)?.startsWith('sparkling') ?? false
        kind = isSparkling ? { size, words: says.type } : null
      }
    }
    return { section, volume_ml: volume, labels: this.#labels.labels, isByGlass: this.#isByGlass }
  }
}

/** "Bayerische Staatsbrauerei", "Weihenstephan" below it: no house is without a product. */
const isWrappedHouse = ({ says, size: above }: Heading, size: number) =>
  typeof says.producer === 'string' && Math.abs(above - size) <= size * 0.02

const isTitle = (words: string) => /\d{4}/.test(words)

/** One as large as the last says the same things anew; a translation adds what is missing. */
function withSaid(kept: readonly Heading[], heading: Heading, isTranslation: boolean): Heading[] {
  const last = kept.at(-1)
  const isAlike = last !== undefined && Math.abs(last.size - heading.size) <= heading.size * 0.02
  if (!isAlike) return [...kept.slice(1 - deepest), heading]
  const says = isTranslation ? { ...heading.says, ...last.says } : { ...last.says, ...heading.says }
  // a new kind of drink ends the size of the one before
  const volume_ml =
    heading.volume_ml ?? (isTranslation || heading.says.type === undefined ? last.volume_ml : null)
  return [...kept.slice(0, -1), { ...heading, says, volume_ml }]
}

const colours: ReadonlySet<string | null> = new Set(['white wine', 'rosé wine', 'red wine'])
const isColour = (words: string) =>
  colours.has(readType(words)) &&
  !/(?<!\p{L})(?:vin\p{L}*|wines?|\p{L}*weine?)(?!\p{L})/iu.test(words)
