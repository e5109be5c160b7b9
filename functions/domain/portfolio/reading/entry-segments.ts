import { isNoVintage } from '../../vocabulary/attributes.ts'
import { isKind } from '../../vocabulary/drink-terms.ts'
import { namedSize } from '../../vocabulary/size-words.ts'
import { isCountry } from './read-place.ts'
import { packIn, sizesIn } from './read-size.ts'
import { readVintage, type Vintage } from './read-vintage.ts'
import { isRegionName } from './region-words.ts'
import { tidy } from './sheet.ts'
import { sharedBy, tagWords } from './tag-words.ts'
import { readType } from './type-words.ts'

/** A part of an entry between signs: what the list says of one thing. */
export interface Segment {
  readonly text: string
  /** What stands before it: nothing, a comma, a dash or a bar, an opening bracket, the end of a line. */
  readonly before: 'start' | 'comma' | 'dash' | 'bracket' | 'line'
  /** A vintage stood behind its words: "Barolo 2016, Pio Cesare". */
  readonly hadVintage: boolean
  /** True where it says nothing but the kind of drink. */
  readonly isKind: boolean
}

/** An entry of a list in its parts. */
export interface EntryParts {
  readonly segments: readonly Segment[]
  readonly vintage: Vintage
  readonly volume_ml: number | null
  readonly abv: number | null
  /** The kind of drink where a part of the entry says nothing else: ", red". */
  readonly type: string | null
}

interface Facts {
  vintage: Vintage
  volume_ml: number | null
  abv: number | null
  type: string | null
}

/** Letters in brackets that a legend explains: "(o)", "(V)", "(o : b)". */
const legend = /\( ?\p{L}(?: ?[:,/+&] ?\p{L})* ?\)/gu
const between =
  /( [-–—•·|/] | ?\| ?| ?· ?|, ?(?!\d)|, (?=\d)|[()[\]]|(?<=\p{L}{4}|\))\. (?=[\p{Lu}\d]))/u

/** "USA. Zinfandel": a short word before a full stop may be an abbreviation, a place is none. */
function placesApart(words: string): string[] {
  const stop = words.search(/\. [\p{L}\d]/u)
  const place = words.slice(0, Math.max(0, stop))
  return isCountry(place) || isRegionName(place) ? [place, words.slice(stop + 2)] : [words]
}

/** "Long Shadow - 2011, red wine": behind the last comma stands the kind, whatever else divides the entry. */
function kindApart(words: string): string[] {
  const comma = words.lastIndexOf(', ')
  return comma > 0 && isOnlyKind(words.slice(comma + 2))
    ? [words.slice(0, comma), words.slice(comma + 2)]
    : [words]
}

const dashes = / [-–—] /
/** Where a list divides its entries by dashes a comma is within a part: "Torres, Gran Coronas". */
const betweenDashes = /( [-–—•·|/] | ?\| ?| ?· ?)/u

/** True for entries that are mostly divided so, into three parts at least. */
export const areDashed = (mains: readonly string[]): boolean =>
  mains.filter((main) => main.split(dashes).length > 2).length >= Math.max(3, mains.length * 0.7)

function splitAtSigns(text: string, first: Segment['before'], isDashed: boolean): Segment[] {
  const segments: Segment[] = []
  let before = first
  const signs = isDashed && dashes.test(text) ? betweenDashes : between
  for (const [at, part] of text.replace(legend, ' | ').split(signs).entries()) {
    if (at % 2 === 1) {
      const sign = part.trim()
      if (sign === '(' || sign === '[') before = 'bracket'
      else if (before !== 'line' && before !== 'start') before = sign === ',' ? 'comma' : 'dash'
      else if (segments.length > 0) before = sign === ',' ? 'comma' : 'dash'
      continue
    }
    for (const words of placesApart(tidy(part)).flatMap(kindApart)) {
      if (!/[\p{L}\p{N}]/u.test(words)) continue
      segments.push({ text: words, before, hadVintage: false, isKind: false })
      before = 'comma'
    }
  }
  return segments
}

const danglingSigns = /(?<![\s,;:.–—-])[\s,;:–—-]+$|^[\s,;:–—-]+/g
const withoutSigns = (text: string) => tidy(text).replace(danglingSigns, '')

const cut = (text: string, from: number, to: number) =>
  withoutSigns(`${text.slice(0, from)} ${text.slice(to)}`)

/** Strengths and sizes, wherever they stand. */
function takeMeasures(text: string, facts: Facts): string {
  let words = text
  let volume: number | null = null
  for (const { kind, from, to, text: said } of tagWords(text).toReversed()) {
    if (kind === 'strength') {
      const value = Number(/\d+(?:[.,]\d+)?/.exec(said)?.[0]?.replace(',', '.'))
      // "85% Merlot" is a share of a grape
      const isShare = /^[ ]*\p{L}/u.test(words.slice(to)) && !/vol|alc|abv|°|º/i.test(said)
      if (isShare || value < 0.5 || value > 80) continue
      facts.abv ??= value
      words = cut(words, from, to)
    } else if (kind === 'size') {
      const size = sizesIn(said)[0]?.volume_ml ?? packIn(said)?.volume_ml
      if (size === undefined) continue
      volume = size
      words = cut(words, from, to)
    }
  }
  // of several sizes the first is that of the bottle
  facts.volume_ml ??= volume
  return words
}

/** A format named at the end: "Barolo 2016 Magnum", "Fino (Half Bottle)". */
function takeFormat(text: string, facts: Facts): string {
  const words = text.split(' ')
  for (let length = Math.min(2, words.length); length > 0; length -= 1) {
    const last = words.slice(-length).join(' ')
    const size = namedSize(last)
    if (size === null || (length === 2 && namedSize(words.at(-1) ?? '') !== null)) continue
    facts.volume_ml ??= size
    return withoutSigns(words.slice(0, -length).join(' '))
  }
  return text
}

const longestNoVintage = 2

/** A year or the word for none, before or behind the other words. */
function takeVintage(text: string, facts: Facts): { text: string; wasBehind: boolean } {
  const words = text.split(' ')
  const read = (said: string): Vintage => {
    const bare = said.replace(/^['’`]|[,.:]$/g, '')
    return /^(?:19|20)\d{2}$/.test(bare) || /^['’`]\d{2}$/.test(said) || isNoVintage(said)
      ? readVintage(/^\d{4}$/.test(bare) ? bare : said)
      : null
  }
  for (let length = Math.min(longestNoVintage, words.length); length > 0; length -= 1) {
    const last = words.slice(-length).join(' ')
    const vintage = read(last)
    if (vintage !== null && facts.vintage === null) {
      facts.vintage = vintage
      return { text: withoutSigns(words.slice(0, -length).join(' ')), wasBehind: true }
    }
  }
  for (let length = Math.min(longestNoVintage, words.length); length > 0; length -= 1) {
    const vintage = read(words.slice(0, length).join(' '))
    if (vintage !== null && facts.vintage === null) {
      facts.vintage = vintage
      return { text: withoutSigns(words.slice(length).join(' ')), wasBehind: false }
    }
  }
  return { text, wasBehind: false }
}

const longestCountry = 3
/** "South Australia" is no Australia in the south. */
const quarter = /^(?:north|south|east|west|central|new|great)/i
const longestPlace = 4

/** "(Penfolds Barossa Valley)": in brackets the place follows the house. */
function placeApart(segment: Segment): Segment[] {
  const words = segment.text.split(' ')
  if (segment.before !== 'bracket' || isRegionName(segment.text)) return [segment]
  for (let length = Math.min(longestPlace, words.length - 1); length > 0; length -= 1) {
    const place = words.slice(-length).join(' ')
    if (isRegionName(place))
      return [
        { ...segment, text: words.slice(0, -length).join(' ') },
        { ...segment, text: place, before: 'comma' },
      ]
  }
  return [segment]
}

/** "Cotes De Thau France": a place and its country with no sign between them. */
function countryApart(segment: Segment): Segment[] {
  const words = segment.text.split(' ')
  if (segment.before === 'start' || isRegionName(segment.text)) return [segment]
  for (let length = Math.min(longestCountry, words.length - 1); length > 0; length -= 1) {
    const country = words.slice(-length).join(' ')
    const rest = words.slice(0, -length).join(' ')
    if (isCountry(country) && !rest.split(' ').every((word) => quarter.test(word)))
      return [
        { ...segment, text: rest },
        { ...segment, text: country, before: 'comma' },
      ]
  }
  return [segment]
}

/** "red", "vi negre", "øl": nothing but the kind, be its words as short as they may; "Champagne" is a place. */
const isOnlyKind = (text: string) =>
  readType(text) !== null &&
  ((isKind(text) && !isRegionName(text)) || sharedBy(text, ['kind']) > 0.95)

/**
 * Divides the lines of an entry at their signs and takes out what is known wherever it stands: vintage, size,
 * strength, and a part that says nothing but the kind of drink.
 */
export function entryParts(
  main: string,
  details: readonly string[],
  { isTitled = false, isDashed = false } = {},
): EntryParts {
  const facts: Facts = { vintage: null, volume_ml: null, abv: null, type: null }
  const segments: Segment[] = []
  const read = (text: string, first: Segment['before'], hasYears = false) => {
    const words = text.replace(/[.…·_]{3,}| [.…·_]+$/g, ' ').replace(/ [-–]$|^[-–] /, ' ')
    const isDivided = isDashed && first === 'start'
    const split = splitAtSigns(words, first, isDivided)
    for (const segment of split.flatMap(countryApart).flatMap(placeApart)) {
      const plain = takeFormat(takeMeasures(segment.text, facts), facts)
      // a year in a detail is one of a prize or of the vines
      const isOpen = first === 'start' || !/\p{L}/u.test(plain) || isNoVintage(plain) || hasYears
      const { text: rest, wasBehind } = isOpen
        ? takeVintage(plain, facts)
        : { text: plain, wasBehind: false }
      if (!/\p{L}{2}|\p{Script=Han}/u.test(rest)) continue
      const isKind = segments.length > 0 && facts.type === null && isOnlyKind(rest)
      if (isKind) facts.type = rest
      segments.push({ ...segment, text: rest, hadVintage: wasBehind, isKind })
    }
  }
  read(main, 'start')
  for (const [at, detail] of details.entries()) read(detail, 'line', isTitled && at === 0)
  return { segments, ...facts }
}
