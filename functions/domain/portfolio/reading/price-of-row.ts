import { remembered } from '../../shared/remembered.ts'
import { fold } from '../../vocabulary/fold.ts'
import type { ReadProduct } from '../read-product.ts'
import { bareNumber, basisBeside, type TableColumns } from './column-facts.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import { currencyInHeader, type Price, readPrice } from './read-price.ts'
import { sizesIn, unitsIn, volumeFromNumber } from './read-size.ts'
import type { Column } from './recognise-columns.ts'
import { cellText, isEmpty, type SheetRow } from './sheet.ts'

export interface RowSize {
  readonly volume_ml: number | null
  readonly units: number | null
  /** The column whose cell says how large it is. */
  readonly column: number | null
}

export interface PricedColumn {
  readonly column: Column
  readonly price: Price
}

export interface RowPrice {
  readonly price: Price | null
  readonly column: Column | null
  readonly currency: string | null
  readonly unit: string | null
  readonly variants: ReadProduct['variants']
  /** The prices of the variants, in their order. */
  readonly further: readonly PricedColumn[]
  /** Of the price's own columns, or of the row's where it has none. */
  readonly size: RowSize
}

const sizeIn = remembered((text: string) => sizesIn(text)[0])

/** Size and case of one group of columns (`volume2`, `cond2`); group 1 is the row's own. */
export function sizeOfRow(row: SheetRow, table: TableColumns, group: number): RowSize {
  let volume: number | null = null
  let units: number | null = null
  let column: number | null = null
  for (const { index, role, group: own } of table.sizes) {
    if (own !== group) continue
    const text = cellText(row.cells[index])
    if (text === '') continue
    const isOpen = volume === null
    const size = role === 'quantity' ? undefined : sizeIn(text)
    if (size !== undefined) {
      volume ??= size.volume_ml
      units ??= size.units
    } else if (role === 'volume') {
      const bare = bareNumber(row.cells[index])
      if (bare !== null) volume ??= volumeFromNumber(bare, table.volume_units.get(index) ?? null)
    }
    if (isOpen && volume !== null) column = index
    if (role === 'pack') units ??= unitsIn(text)
    // "12 Flaschen" on sale together, "3 x 6B": the case in words; a bare number is the stock
    if (role === 'quantity' && /\p{L}/u.test(text)) units ??= unitsIn(text)
  }
  return { volume_ml: volume, units, column }
}

/** The price that the row is offered at, in words what it is for, and the row's other prices. */
export function priceOfRow(row: SheetRow, table: TableColumns): RowPrice {
  const found: PricedColumn[] = []
  for (const column of table.prices) {
    const cell = row.cells[column.index]
    if (isEmpty(cell)) continue
    const price = readPrice(cell, table.decimals.get(column.index) ?? null)
    if (price !== null) found.push({ column, price })
  }
  const chosen = found[0]
  if (chosen === undefined) {
    const size = sizeOfRow(row, table, 1)
    const nothing = { price: null, column: null, currency: null, unit: null, variants: null }
    return { ...nothing, further: [], size }
  }
  const { column, price } = chosen
  const own = sizeOfRow(row, table, column.group)
  const size = { ...own, volume_ml: column.volume_ml ?? own.volume_ml }
  const further = found.slice(1).filter(({ column: other }) => other.price?.per !== 'litre')
  const variants = further.map(({ column: other, price: stated }) => ({
    what: whatOf(other, row, table),
    volume_ml: other.volume_ml ?? sizeOfRow(row, table, other.group).volume_ml,
    price_amount: stated.amount,
    price_raw: stated.raw,
  }))
  return {
    price,
    column,
    currency: currencyOf({ column, price }, row, table),
    unit: priceUnit(column, price, size, table),
    variants: variants.length > 0 ? variants : null,
    further,
    size: own,
  }
}

function whatOf(column: Column, row: SheetRow, table: TableColumns): string | null {
  const pack = table.by_role.get('pack')?.find(({ group }) => group === column.group)
  const text = pack === undefined || column.group === 1 ? '' : cellText(row.cells[pack.index])
  return text !== '' ? text : column.header || null
}

export const currencyOf = (
  { column, price }: PricedColumn,
  row: SheetRow,
  table: TableColumns,
): string | null => price.currency ?? currencyOfColumn(column, row, table)

function currencyOfColumn(column: Column, row: SheetRow, table: TableColumns): string | null {
  const stated = table.by_role.get('currency')?.[0]
  const cell = stated === undefined ? '' : cellText(row.cells[stated.index])
  if (cell !== '') return currencyInHeader(cell)
  return currencyInHeader(column.header) ?? table.currency
}

const plainWords = new Set([
  '',
  ...'price prices value prix prezzo precio precios preis pris hinta preco eur usd gbp chf sek nok dkk mxn ars clp jpy'.split(
    ' ',
  ),
])

const isPlainHeader = remembered((header: string) =>
  fold(header.replaceAll('_', ' '))
    .split(' ')
    .every((word) => plainWords.has(word)),
)

/** "27.00 / case": the cell says it before the header does. */
function isBehindCase(raw: string): boolean {
  const slash = raw.indexOf('/')
  return slash >= 0 && priceTermsNamedIn(raw.slice(slash + 1).split('/')[0] ?? '').has('case')
}

/** "case of 12 bottles, FOB", "bottle, EXW", "bottle, retail (Salgspris)". Null: nothing stated. */
export function priceUnit(
  column: Column,
  price: Price,
  size: RowSize,
  table: TableColumns,
): string | null {
  const stated = column.price
  const isOfCase = stated?.per === 'case' || isBehindCase(price.raw)
  const units = price.units ?? (isOfCase ? size.units : null)
  const isCase = units !== 1 && ((price.units ?? 0) > 1 || isOfCase)
  const parts: string[] = []
  if (isCase) parts.push(units === null ? 'case' : `case of ${units} bottles`)
  else if (stated?.per === 'litre') parts.push('litre')
  else if (stated?.per === 'glass') parts.push('glass')
  else if (stated?.per === 'unit' || units === 1) parts.push('bottle')
  const basis = stated?.basis ?? basisBeside(stated, table)
  if (!isCase && parts.length === 0 && basis !== null) parts.push('bottle')
  if (basis === 'ex_works') parts.push('EXW')
  if (basis === 'fob') parts.push('FOB')
  if (basis === 'retail') parts.push(`retail (${column.header})`)
  if (basis === 'other' && stated?.per !== 'glass')
    parts.push(/zuschlag|hammer/i.test(column.header) ? 'hammer price' : column.header)
  if (stated?.is_cost) parts.push('purchase price')
  if (stated?.vat === 'excl') parts.push('excl. VAT')
  if (stated?.vat === 'incl') parts.push('incl. VAT')
  if (parts.length > 0) return parts.join(', ')
  return isPlainHeader(column.header) ? null : column.header
}
