import { isNameWithStyle } from '../../vocabulary/drink-terms.ts'
import { houses } from '../../vocabulary/houses.ts'
import { isMostlyCapitals } from './lettering.ts'
import { isCountry, readPlace } from './read-place.ts'
import { isWhollyRegion } from './region-words.ts'
import { isNoDrinkType, readType } from './type-words.ts'

/** What the headings above a row say of it. */
export interface Section {
  readonly type: string | null
  readonly country: string | null
  readonly region: string | null
  readonly producer: string | null
}

export const noSection: Section = { type: null, country: null, region: null, producer: null }

const titles =
  /(?<![\p{L}\d])(?:lists?|liste[ns]?|list[aă]|llista|cartes?|menu|menü|karte|carta|listino|catalog\p{L}*|katalog\p{L}*|tarif[af]?s?|price|preise|prices|cen[ií]k|cjenik|cennik|\p{L}{0,5}hinnasto|\p{L}{0,6}(?:prijs|wijn|öl)lijst|(?:pris|vin|öl|öl)list[ae]|(?:export)?preisliste|(?:wein|bier|getränke)(?:liste|karte)|árlista|borlista|itallap|árjegyzék|ofert[aăy]|каталог|прайс|прейскурант|карта|τιμοκατάλογος|κατάλογος)(?![\p{L}\d])|(?:リスト|カタログ|価格表|메뉴|가격표|价目表|酒单)(?![\p{L}])/iu

/** "Wine list", "Listino": a title says nothing of what is below it. */
export const isTitle = (words: string): boolean => titles.test(words)

/** "FRANCE WHITE", "Rotweine aus Italien": the country beside the kind. */
function countryBeside(words: string): string | null {
  const tokens = words.split(/[\s,/–-]+/)
  const pairs = tokens.map((token, index) => `${token} ${tokens[index + 1] ?? ''}`.trim())
  return [...pairs, ...tokens].find(isCountry) ?? null
}

/** What restaurants pour beside drinks of the trade; as words of a heading, never of a name. */
const otherDrinks =
  /^(?:soft(?:s| drinks?)?|hot(?: drinks?| beverages?)?|coffees?(?: (?:&|and) teas?)?|teas?|juices?|softs?|mocktails?|aguas frescas|refrescos|sin alcohol|caf[ée]s?|kaffee|tee|heissgetränke|warme getränke|alkoholfreies?|säfte|boissons chaudes|bibite|caffetteria)$/i

/** A heading's part of a section; null when the words say neither kind nor place. */
export function readHeading(text: string): Partial<Section> | null {
  const words = text.replace(/(?<![:：.])[:：.]+$|^\d{1,2}[.)]? /g, '').trim()
  if (words === '' || words.length > 60 || titles.test(words)) return null
  const parts = words.split(/ [-–—|·:•] /)
  if (parts.length > 1) {
    const read = parts.map(readOne)
    if (read.every((part) => part !== null)) return mergeParts(read)
  }
  return readOne(words)
}

/** "Italy - Red wines": each part says its own; a later one takes nothing of an earlier one away. */
function mergeParts(parts: readonly Partial<Section>[]): Partial<Section> {
  const merged: Partial<Record<keyof Section, string | null>> = {}
  for (const part of parts)
    for (const [key, value] of Object.entries(part))
      if (value !== null || !(key in merged)) merged[key as keyof Section] = value
  return merged
}

function readOne(words: string): Partial<Section> | null {
  if (otherDrinks.test(words)) return { type: 'soft drinks', country: null, region: null }
  if (isCountry(words)) return { country: words, region: null }
  const place = readPlace(words)
  // "Germany / Austria" leaves the country open
  if (place.region !== null && isCountry(place.region)) return { country: null, region: null }
  if (place.country !== null) return { country: place.country, region: place.region }
  const type_norm = readType(words)
  // "Great American Wine Company" is a house, and so is "Goose Island Beer Company"
  const isHouse = houses.test(words) && words.includes(' ')
  const isOpen = type_norm === null || type_norm === 'wine' || type_norm === 'beer'
  if (isHouse && isOpen) return { producer: words }
  // "Champagne" over a list says what the wines are; their region is another matter
  if (type_norm !== null && !isNameWithStyle(words))
    return { type: words, country: countryBeside(words), region: null }
  // "Crane River Brewpub and Cafe" is a house too
  if (isNoDrinkType(words) && !isHouse) return { type: words, country: null, region: null }
  if (isWhollyRegion(words)) return { region: words }
  return isHouse ? { producer: words } : null
}

/** True when a lone cell reads like a title rather than like a product. */
export function looksLikeHeading(text: string, usualIsCapitals: boolean): boolean {
  if (/[:：]$/.test(text)) return true
  return !usualIsCapitals && isMostlyCapitals(text) && text.length <= 60
}

export function withHeading(section: Section, heading: Partial<Section>): Section {
  return { ...section, ...heading }
}

/**
 * What holds for the rows below the headings read so far. A kind right below a country stands within it ("ARGENTINA",
 * "REDS"), and so do the kinds after it; otherwise a kind ends what was said of places.
 */
export function sectionsFrom(above: Section) {
  let section = above
  let followsHeading = false
  let isWithinPlace = false
  return {
    below: (heading: Partial<Section> | null): Section => {
      if (heading === null) return section
      const isKind = heading.type != null && heading.country == null
      if (isKind && followsHeading && section.country !== null) isWithinPlace = true
      const { country: _, region: __, ...kind } = heading
      section = withHeading(section, isKind && isWithinPlace ? kind : heading)
      followsHeading = true
      return section
    },
    product: (): void => {
      followsHeading = false
    },
  }
}
