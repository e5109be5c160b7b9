import { remembered } from '../../shared/remembered.ts'
import { rememberedPaths } from '../../shared/remembered-path.ts'
import { yesOrNo } from '../../vocabulary/attributes.ts'
import { containerInPassing } from '../../vocabulary/containers.ts'
import { grapeOf } from '../../vocabulary/grapes.ts'
import { namedSize } from '../../vocabulary/size-words.ts'
import type { ProductEvidence } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import type { TableColumns } from './column-facts.ts'
import type { ColumnRole } from './column-roles.ts'
import { evidenceOfRow, sizePlaces } from './evidence-of-row.ts'
import type { Section } from './headings.ts'
import { placeOfRow } from './place-of-row.ts'
import { priceOfRow, type RowPrice } from './price-of-row.ts'
import {
  readAbv,
  readClosure,
  readContainer,
  readGtin,
  readSugar,
  strengthIn,
} from './read-attributes.ts'
import { farmingOf, readAgeing } from './read-claims.ts'
import { readGrapes } from './read-grapes.ts'
import { englishCountry } from './read-place.ts'
import { readQuantity } from './read-quantity.ts'
import { packIn, sizesIn } from './read-size.ts'
import { readVintage, type Vintage, vintageInName } from './read-vintage.ts'
import type { Column } from './recognise-columns.ts'
import { type Cell, cellText, isEmpty, type SheetRow } from './sheet.ts'
import { sizesOfRow } from './sizes-of-row.ts'
import { isNoDrinkType, readType, typeNormOf } from './type-words.ts'

const none: readonly Column[] = []

/** The cell of a role's first filled column. */
function cellOf(row: SheetRow, table: TableColumns, role: ColumnRole): Cell {
  for (const column of table.by_role.get(role) ?? none) {
    if (column.group > 1) continue
    const cell = row.cells[column.index] ?? null
    if (!isEmpty(cell)) return cell
  }
  return null
}

const nothing = /^(-+|–|—|~|n\/?a|none|null|-1|\.|\?|x{2,})$/i

/** The text of a role; a placeholder (a dash, the header's own word) is nothing. */
export function textOf(row: SheetRow, table: TableColumns, role: ColumnRole): string | null {
  const text = cellText(cellOf(row, table, role))
  if (text === '' || isNothing(text)) return null
  return isSame(text, table.by_role.get(role)?.[0]?.header ?? '') ? null : text
}

/** The pattern is asked only where it can hold: nothing but dashes and crosses is longer. */
const isNothing = (text: string) =>
  (text.length < 5 || text.startsWith('-') || /^x/i.test(text)) && nothing.test(text)
const isSame = (a: string, b: string) =>
  a.length === b.length && a.toLowerCase() === b.toLowerCase()

/** "100% Garganega", "Syrah (85), Grillo (15)": the shares are no part of a name. */
const withoutShares = (grapes: string) =>
  /\d/.test(grapes)
    ? grapes
        .replace(/[([]? ?\d{1,3}(?:[.,]\d)? ?%? ?[)\]]?/g, ' ')
        .replace(/ +(?=,|$)|^ +| +(?= )/g, '')
    : grapes

/** The name: the name column, and what continues it (`Namn2`). */
export function nameOf(row: SheetRow, table: TableColumns): string {
  // without a column of names a wine is called by its appellation and grapes
  const names = table.by_role.get('name')
  const columns = names ?? table.all.filter(({ role }) => role === 'subregion' || role === 'grapes')
  let name = ''
  for (const { index, role } of columns) {
    const cell = cellText(row.cells[index])
    const text = role === 'grapes' ? withoutShares(cell) : cell
    if (text !== '' && !isNothing(text)) name = name === '' ? text : `${name} ${text}`
  }
  return name
}

/** The kind as stated, the finer column behind it ("Øl / Surøl"), else what the heading says. */
function typeOf(row: SheetRow, table: TableColumns, section: Section): string | null {
  const parts: string[] = []
  for (const { index, header } of table.types) {
    if (parts.length === 2) break
    const text = cellText(row.cells[index])
    if (text === '' || isSame(text, header) || isNothing(text)) continue
    parts.push(text)
  }
  return parts.length > 0 ? joined(parts, () => parts.join(' / ')) : section.type
}

/** One text for all rows of a kind: what is asked of it further is asked of each row. */
const joined = rememberedPaths<string, string>(5000)

/** True when the row's own type says that it is no alcoholic drink. */
export function isNoDrink(row: SheetRow, table: TableColumns): boolean {
  const main = table.types[0]
  const type = main === undefined ? '' : cellText(row.cells[main.index])
  // among other goods a row without a type must be called a drink to be one
  if (type === '') return table.is_mixed_shop && readType(nameOf(row, table)) === null
  return isNoDrinkType(type) || (table.is_mixed_shop && readType(type) === null)
}

function vintageOf(row: SheetRow, table: TableColumns, name: string): Vintage {
  return table.by_role.has('vintage')
    ? readVintage(cellOf(row, table, 'vintage'))
    : vintageInName(name)
}

/** "1 Doppelmagnum OHK", "1 Impériale 6-Liter": auctions print the size with the quantity. */
function sizeOfQuantity(row: SheetRow, table: TableColumns): number | null {
  const text = textOf(row, table, 'quantity') ?? ''
  return /\p{L}{3}/u.test(text) ? (sizesIn(text)[0]?.volume_ml ?? namedSize(text)) : null
}

function sizeInName(name: string, table: TableColumns): number | null {
  const size = sizesIn(name)[0]?.volume_ml ?? packIn(name)?.volume_ml
  return size ?? (table.by_role.has('volume') ? null : namedSize(name))
}

/** How large the bottle is, and where that stands: in the header of its price before the row's own cells. */
function volumeOf(
  row: SheetRow,
  table: TableColumns,
  name: string,
  { price, column, size }: RowPrice,
): { readonly volume_ml: number | null; readonly place: number } {
  const inHeader = column?.volume_ml ?? null
  if (inHeader !== null) return { volume_ml: inHeader, place: sizePlaces.header }
  if (size.volume_ml !== null)
    return { volume_ml: size.volume_ml, place: size.column ?? sizePlaces.none }
  const sold = sizeOfQuantity(row, table)
  if (sold !== null)
    return { volume_ml: sold, place: table.by_role.get('quantity')?.[0]?.index ?? sizePlaces.none }
  const named = sizeInName(name, table)
  if (named !== null) return { volume_ml: named, place: sizePlaces.name }
  const priced = sizesIn(price?.raw ?? '')[0]?.volume_ml ?? null
  return { volume_ml: priced, place: column?.index ?? sizePlaces.none }
}

const notYet: ProductEvidence = { sheet: null, table: null, line: 0, place: null, values: {} }

/** One row of a table as a product, in the file's own words. */
export function readRow(
  row: SheetRow,
  table: TableColumns,
  section: Section,
  name: string,
): ReadProduct & { readonly evidence: ProductEvidence } {
  const type = typeOf(row, table, section)
  const type_norm = typeNormOf(type, [
    textOf(row, table, 'subregion') ?? '',
    textOf(row, table, 'subtype') ?? '',
    name,
  ])
  const priced = priceOfRow(row, table)
  const { price, column, currency, unit, variants } = priced
  const volume = volumeOf(row, table, name, priced)
  const place = placeOfRow(row, table, section)
  const country = englishCountry(place.country)
  const packed = textOf(row, table, 'container') ?? ''
  const words = textOf(row, table, 'certifications') ?? ''
  const oak = cellOf(row, table, 'oak')
  const ageing = readAgeing(`${cellText(oak)} ${ageingWords(row, table)}`)
  const farming = farmingOf(cellOf(row, table, 'organic'), words, name)
  const product = {
    row: row.number,
    name,
    producer: place.producer,
    type,
    type_norm,
    country: place.country,
    country_norm: country.name,
    country_code: country.code,
    region: place.region,
    vintage: vintageOf(row, table, name),
    volume_ml: volume.volume_ml,
    abv: readAbv(cellOf(row, table, 'abv'), table.abv_is_fraction) ?? strengthIn(name, type_norm),
    price_amount: price?.amount ?? null,
    price_currency: currency,
    price_unit: unit,
    price_raw: price?.raw ?? null,
    grapes: grapesOfRow(row, table),
    container:
      readContainer(packed) ??
      containerInPassing(
        `${name} ${textOf(row, table, 'pack') ?? ''} ${textOf(row, table, 'volume') ?? ''}`,
      ),
    container_weight_g: readWeight(textOf(row, table, 'weight')),
    closure: readClosure(textOf(row, table, 'closure') ?? ''),
    sugar_g_l: readSugar(cellOf(row, table, 'sugar')),
    organic: farming.organic,
    certifications: farming.certifications,
    quantity_available: readQuantity(
      cellOf(row, table, 'quantity'),
      table.by_role.get('quantity')?.[0]?.header ?? '',
      priced.size.units,
    ),
    oak: yesOrNo(cellText(oak)) ?? ageing.oak,
    ageing_months: ageing.months,
    gtin: readGtin(cellOf(row, table, 'gtin')),
    variants,
    // has its place from the beginning: a field that comes later is kept apart, for each product anew
    evidence: notYet,
  }
  product.evidence = evidenceOfRow(product, row, table, section, {
    price: column?.index ?? null,
    size: volume.place,
  })
  const sizes = sizesOfRow(row, table, priced, volume.volume_ml)
  if (sizes !== undefined) product.evidence = { ...product.evidence, sizes }
  return product
}

function readWeight(text: string | null): number | null {
  if (text === null) return null
  const kilos = /(?<![\d.,])(\d[.,]\d{1,3})\s*kg\b/i.exec(text)?.[1]
  if (kilos !== undefined) return Math.round(Number(kilos.replace(',', '.')) * 1000)
  const grams = /(\d{2,4})(?:[.,]0+)?\s*g?\b/i.exec(text)?.[1]
  return grams === undefined ? null : Number(grams)
}

/** Raw materials ("Kornmalt och humle") share a column with grapes: only varieties count there. */
function grapesOfRow(row: SheetRow, table: TableColumns): ReadProduct['grapes'] {
  const text = textOf(row, table, 'grapes')
  if (text === null) return null
  const header = table.by_role.get('grapes')?.[0]?.header ?? ''
  return isOfMaterials(header) ? grapesAmongMaterials(text) : readGrapes(text)
}

const isOfMaterials = (header: string) => /raw|rastoff|råstoff|råvar|ravar/i.test(header)
const grapesAmongMaterials = remembered((text: string) => {
  const grapes = readGrapes(text)
  return grapes?.some(({ variety }) => grapeOf(variety) !== null) ? grapes : null
})

/** Under "Months in oak" a number says what its heading says of it. */
function ageingWords(row: SheetRow, table: TableColumns): string {
  const text = textOf(row, table, 'ageing') ?? ''
  if (!/^\d{1,3}$/.test(text)) return text
  return Number(text) === 0 ? '' : `${text} ${table.by_role.get('ageing')?.[0]?.header ?? ''}`
}
