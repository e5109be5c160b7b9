import { fold } from '../../vocabulary/fold.ts'
import type { TableColumns } from './column-facts.ts'
import type { ColumnRole } from './header-words.ts'
import type { Section } from './headings.ts'
import { readPlace } from './read-place.ts'
import { isRegionName } from './region-words.ts'
import { cellText, type SheetRow } from './sheet.ts'
import { readType } from './type-words.ts'

export interface PlaceOfRow {
  readonly producer: string | null
  readonly country: string | null
  readonly region: string | null
}

const placeRoles: ReadonlySet<ColumnRole> = new Set(['country', 'region', 'subregion', 'origin'])
const noPlace =
  /^(-+|~|n\/?a|\.|ovrige|ovrigt|other|others|diverse|andere|autres|altri|otros|unknown|ukjent|-1)$/

/** Producer, country and region of a row, wherever the list keeps them. */
export function placeOfRow(row: SheetRow, table: TableColumns, section: Section): PlaceOfRow {
  let country: string | null = null
  const regions: string[] = []
  for (const { index, role, header } of table.all) {
    if (!placeRoles.has(role)) continue
    const text = cellText(row.cells[index])
    if (text === '' || noPlace.test(fold(text)) || text.toLowerCase() === header.toLowerCase())
      continue
    const words = role === 'subregion' && header === '' ? placeAmongWords(text) : text
    if (words === null) continue
    if (role === 'country') {
      country ??= words
      continue
    }
    const place = readPlace(words)
    country ??= place.country
    if (place.region !== null) addRegion(regions, place.region)
  }
  const producer = producerOf(row, table)
  if (producer.region !== null) {
    const place = readPlace(producer.region)
    country ??= place.country
    if (place.region !== null) addRegion(regions, place.region)
  }
  return {
    producer: producer.name ?? section.producer,
    country: country ?? section.country,
    region: regions.length > 0 ? regions.join(', ') : section.region,
  }
}

function addRegion(regions: string[], region: string): void {
  const folded = fold(region)
  if (!regions.some((known) => fold(known).includes(folded))) regions.push(region)
}

/** A column without a header may hold places, colours and styles by turns: only a place counts. */
function placeAmongWords(text: string): string | null {
  const place = text.replace(
    /\s+(blanc|rouge|ros[ée]|white|red|bianco|rosso|rosato|blanco|tinto)$/i,
    '',
  )
  if (isRegionName(place)) return place
  return readType(text).type_norm === null && isRegionName(text) ? text : null
}

function producerOf(
  row: SheetRow,
  table: TableColumns,
): { name: string | null; region: string | null } {
  const column = table.all.find(
    ({ role, index }) => role === 'producer' && cellText(row.cells[index]) !== '',
  )
  const text = column === undefined ? '' : cellText(row.cells[column.index])
  if (text === '') return { name: null, region: null }
  const comma = table.producer_holds_region ? text.indexOf(', ') : -1
  if (comma < 0) return { name: text, region: null }
  return { name: text.slice(0, comma).trim(), region: text.slice(comma + 2).trim() }
}
