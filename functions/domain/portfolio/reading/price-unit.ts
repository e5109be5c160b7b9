import { remembered } from '../../shared/remembered.ts'
import { fold } from '../../vocabulary/fold.ts'
import type { StatedPriceBasis } from '../../vocabulary/kinds.ts'
import { priceKinds } from '../../vocabulary/price-bases.ts'
import { wordsBesidePrice } from './beside-price.ts'
import type { TableColumns } from './column-facts.ts'
import type { PriceWords } from './price-words.ts'
import type { Price } from './read-price.ts'
import type { Column } from './recognise-columns.ts'
import { basisBeside, type TermsBeside, vatBeside } from './terms-beside.ts'

/** What is known of one price, from its cell, its header and the lines beside the list together. */
export interface UnitTerms {
  readonly per: PriceWords['per']
  /** Bottles of the case. */
  readonly units: number | null
  readonly basis: StatedPriceBasis | null
  readonly vat: PriceWords['vat']
  readonly is_cost: boolean
  /** The words that say a basis which has no short name: those of a header, or of the cell. */
  readonly words: string
}

/** "case of 12 bottles, FOB", "bottle, retail (Salgspris), incl. VAT". Empty: nothing is known. */
export function writeUnit({ per, units, basis, vat, is_cost, words }: UnitTerms): string {
  const parts: string[] = []
  if (per === 'case') parts.push(units === null ? 'case' : `case of ${units} bottles`)
  else if (per === 'litre' || per === 'glass') parts.push(per)
  else if (per === 'unit' || basis !== null) parts.push('bottle')
  if (basis === 'ex_works') parts.push('EXW')
  if (basis === 'fob') parts.push('FOB')
  if (basis === 'retail') parts.push(words === '' ? 'retail' : `retail (${words})`)
  if (basis === 'other' && per !== 'glass')
    parts.push(priceKinds.hammer.test(fold(words)) ? 'hammer price' : words)
  if (is_cost) parts.push('purchase price')
  if (vat !== null) parts.push(vat === 'excl' ? 'excl. VAT' : 'incl. VAT')
  return parts.filter((part) => part !== '').join(', ')
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

/**
 * What a price of a table is for, and on which terms: what its own cell says goes before its header, and that before
 * the lines beside the table. Null: nothing is stated.
 *
 * @param units of the row's case, from the cells that say how large it is
 */
export function priceUnit(
  column: Column,
  price: Price,
  { units }: { readonly units: number | null },
  table: TableColumns,
): string | null {
  const own = wordsBesidePrice(price.said)
  const stated = column.price
  const said = {
    is_trade: (own?.is_trade ?? false) || (stated?.is_trade ?? false),
    vat: own?.vat ?? stated?.vat ?? null,
  }
  const written = writeUnit({
    ...packOf(price, own, stated, units, table.beside),
    basis: own?.basis ?? stated?.basis ?? basisBeside(said, table.beside),
    vat: vatBeside(said, table.beside),
    is_cost: stated?.is_cost ?? false,
    words: own?.basis == null ? column.header : own.basis === 'retail' ? '' : price.said,
  })
  if (written !== '') return written
  return isPlainHeader(column.header) ? null : column.header
}

/** What the price buys: a bottle, a case and of how many. */
export function packOf(
  price: Pick<Price, 'units'>,
  own: PriceWords | null,
  stated: PriceWords | null,
  unitsOfRow: number | null,
  beside: Pick<TermsBeside, 'per' | 'units'>,
): Pick<UnitTerms, 'per' | 'units'> {
  if ((price.units ?? 0) > 1) return { per: 'case', units: price.units }
  const per = own?.per ?? stated?.per ?? beside.per
  if (price.units === 1) return { per: 'unit', units: null }
  if (per !== 'case') return { per, units: null }
  const units = own?.units ?? stated?.units ?? unitsOfRow ?? beside.units
  return units === 1 ? { per: 'unit', units: null } : { per, units }
}
