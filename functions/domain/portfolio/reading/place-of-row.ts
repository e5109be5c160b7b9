import { rememberedPaths } from '../../shared/remembered-path.ts'
import { countryGroupOf, countryName } from '../../vocabulary/countries.ts'
import { fold } from '../../vocabulary/fold.ts'
import type { TableColumns } from './column-facts.ts'
import type { ColumnRole } from './column-roles.ts'
import type { Section } from './headings.ts'
import { englishCountry, type Place, readPlace } from './read-place.ts'
import type { Column } from './recognise-columns.ts'
import { isRegionName } from './region-words.ts'
import { cellText, isEmpty, type SheetRow } from './sheet.ts'
import { readType } from './type-words.ts'

export interface PlaceOfRow {
  readonly producer: string | null
  readonly country: string | null
  readonly region: string | null
}

// the country first: it decides what "Granada" in a column of regions is
const placeRoles: readonly ColumnRole[] = ['country', 'region', 'subregion', 'origin']
const noPlace =
  /^(-+|~|n\/?a|\.|-1|ovrige?|ovrigt|ovriga ursprung|muut?|muu alkuperamaa|alkuperamaa vaihtelee|others?|diverse|varierande ursprung|andere|autres|altri|otros|unknown|ukjent|okant ursprung|internationellt marke|(?:sin|sans|senza|sem) indica\w+ geogra\w+)$/

type StatedPlace = Omit<PlaceOfRow, 'producer'>

interface PlaceColumns {
  readonly columns: readonly Column[]
  /** What equal cells of these columns have said before. */
  readonly read: (words: readonly (string | null)[], read: () => StatedPlace) => StatedPlace
}

const mostPlaces = 5000
const ofTables = new WeakMap<TableColumns, PlaceColumns>()

function placeColumns(table: TableColumns): PlaceColumns {
  const known = ofTables.get(table)
  if (known !== undefined) return known
  const [country, rest] = [
    table.all.filter(({ role }) => role === 'country'),
    table.all.filter(({ role }) => role !== 'country' && placeRoles.includes(role)),
  ]
  const read = rememberedPaths<string | null, StatedPlace>(mostPlaces)
  const made = { columns: [...country, ...rest], read }
  ofTables.set(table, made)
  return made
}

/** Producer, country and region of a row, wherever the list keeps them. */
export function placeOfRow(row: SheetRow, table: TableColumns, section: Section): PlaceOfRow {
  const { columns, read } = placeColumns(table)
  const producer = producerOf(row, table)
  const words = [section.country, producer.region]
  for (const { index } of columns) words.push(cellText(row.cells[index]))
  const place = read(words, () => readStatedPlace(row, columns, section, producer.region))
  return {
    producer: producer.name ?? section.producer,
    country: place.country ?? section.country,
    region: place.region ?? section.region,
  }
}

function readStatedPlace(
  row: SheetRow,
  columns: readonly Column[],
  section: Section,
  besideProducer: string | null,
): StatedPlace {
  let country: string | null = null
  const regions: string[] = []
  for (const { index, role, header } of columns) {
    const text = cellText(row.cells[index])
    if (text === '' || noPlace.test(fold(text)) || text.toLowerCase() === header.toLowerCase())
      continue
    const words = role === 'subregion' && header === '' ? placeAmongWords(text) : text
    if (words === null) continue
    if (role === 'country') {
      country ??= words
      continue
    }
    const place = placeIn(words, country ?? section.country)
    country ??= place.country
    if (place.region !== null) addRegion(regions, place.region)
  }
  if (besideProducer !== null) {
    const place = readPlace(besideProducer)
    country ??= place.country
    if (place.region !== null) addRegion(regions, place.region)
  }
  return { country, region: regions.length > 0 ? regions.join(', ') : null }
}

/** Beside its country "Granada" is the Spanish region, "Scotland" the British one; "EU" is where a blend comes from, no region. */
function placeIn(words: string, stated: string | null): Place {
  if (countryGroupOf(words) !== null) return { country: words, region: null }
  const place = readPlace(words)
  if (stated === null || place.region !== null) return place
  const here = englishCountry(place.country)
  const isPart = here.code !== null && here.name !== countryName(here.code)
  const isOther = isPart || here.code !== englishCountry(stated).code
  return isOther && fold(words) !== fold(stated) ? { country: stated, region: words } : place
}

const mostRegions = 6

function addRegion(regions: string[], region: string): void {
  const folded = fold(region)
  if (regions.length < mostRegions && !regions.some((known) => fold(known).includes(folded)))
    regions.push(region)
}

/** A column without a header may hold places, colours and styles by turns: only a place counts. */
function placeAmongWords(text: string): string | null {
  const place = text.replace(
    / (blanc|rouge|ros[ée]|white|red|bianco|rosso|rosato|blanco|tinto)$/i,
    '',
  )
  if (isRegionName(place)) return place
  return readType(text) === null && isRegionName(text) ? text : null
}

function producerOf(
  row: SheetRow,
  table: TableColumns,
): { name: string | null; region: string | null } {
  const column = table.by_role.get('producer')?.find(({ index }) => !isEmpty(row.cells[index]))
  const text = column === undefined ? '' : cellText(row.cells[column.index])
  if (text === '') return { name: null, region: null }
  const comma = table.producer_holds_region ? text.indexOf(', ') : -1
  if (comma < 0) return { name: text, region: null }
  return { name: text.slice(0, comma).trim(), region: text.slice(comma + 2).trim() }
}
