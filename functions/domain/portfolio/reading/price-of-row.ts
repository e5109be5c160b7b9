import { remembered } from '../../shared/remembered.ts'
import { currencyInHeader } from '../../vocabulary/currencies.ts'
import type { ReadProduct } from '../read-product.ts'
import { wordsBesidePrice } from './beside-price.ts'
import { bareNumber, type TableColumns } from './column-facts.ts'
import { priceUnit } from './price-unit.ts'
import { pointsOfTerms } from './price-words.ts'
import { type Price, readPrice } from './read-price.ts'
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
  const [chosen] = bestFirst(found)
  if (chosen === undefined) {
    const size = sizeOfRow(row, table, 1)
    const nothing = { price: null, column: null, currency: null, unit: null, variants: null }
    return { ...nothing, further: [], size }
  }
  const { column, price } = chosen
  const own = sizeOfRow(row, table, column.group)
  const size = { ...own, volume_ml: column.volume_ml ?? own.volume_ml }
  const further = found.filter((other) => other !== chosen && other.column.price?.per !== 'litre')
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

const pointsOf = ({ column, price }: PricedColumn) => {
  const words = wordsBesidePrice(price.said) ?? column.price
  return words === null ? 0 : pointsOfTerms(words)
}

/** The columns come best first; what a cell says of its own price goes before: "RRP 19.90" beside "9.20 EXW". */
function bestFirst(found: PricedColumn[]): readonly PricedColumn[] {
  if (found.length < 2 || found.every(({ price }) => price.said === '')) return found
  return found.toSorted((a, b) => pointsOf(b) - pointsOf(a))
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
