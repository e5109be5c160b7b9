import { containerInPassing } from '../../vocabulary/containers.ts'
import type { EvidenceOfValues, FurtherSize } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import type { TableColumns } from './column-facts.ts'
import { evidenceInColumn, evidenceInHeader } from './evidence-of-row.ts'
import { currencyOf, type RowPrice, sizeOfRow } from './price-of-row.ts'
import { priceUnit } from './price-unit.ts'
import type { Column } from './recognise-columns.ts'
import type { SheetRow } from './sheet.ts'

/**
 * The sizes that a row has a price for besides its own. Of several prices of a size the best one counts, as of the
 * row's own; tiers by quantity and other kinds of prices are of the same size.
 */
export function sizesOfRow(
  row: SheetRow,
  table: TableColumns,
  { variants, further }: Pick<RowPrice, 'variants' | 'further'>,
  own: number | null,
): readonly FurtherSize[] | undefined {
  if (variants === null) return undefined
  const sizes: FurtherSize[] = []
  for (const [at, { what, volume_ml, price_amount, price_raw }] of variants.entries()) {
    const priced = further[at]
    const isKnown = sizes.some(({ facts }) => facts.volume_ml === volume_ml)
    if (priced === undefined || volume_ml === null || volume_ml === own || isKnown) continue
    const { column, price } = priced
    if (column.price?.per === 'glass') continue
    const size = sizeOfRow(row, table, column.group)
    const facts: FurtherSize['facts'] = {
      volume_ml,
      price_amount,
      price_currency: currencyOf(priced, row, table),
      price_unit: priceUnit(column, price, size, table),
      price_raw,
      container: containerInPassing(what ?? ''),
    }
    const sizeColumn = column.volume_ml === null ? size.column : null
    sizes.push({ facts, values: valuesOf(facts, column, sizeColumn, table) })
  }
  return sizes.length === 0 ? undefined : sizes
}

type Known = Map<string, EvidenceOfValues>
const ofTables = new WeakMap<TableColumns, Known>()

/** The price stands in its cell; the size in its header, or in a cell of the same group of columns. */
function valuesOf(
  facts: FurtherSize['facts'],
  column: Column,
  sizeColumn: number | null,
  table: TableColumns,
): EvidenceOfValues {
  const known = ofTables.get(table) ?? new Map<string, EvidenceOfValues>()
  ofTables.set(table, known)
  const fields = ['price_amount', 'price_raw', 'price_currency', 'price_unit'] as const
  const stated = fields.filter((field) => facts[field] !== null)
  const key = `${column.index} ${sizeColumn} ${stated.join()}`
  const found = known.get(key)
  if (found !== undefined) return found
  const inTable = table.all.find(({ index }) => index === sizeColumn)
  const product = facts as ReadProduct
  const made: EvidenceOfValues = {
    ...Object.fromEntries(
      stated.map((field) => [field, evidenceInColumn(field, product, column, table)]),
    ),
    volume_ml:
      inTable === undefined
        ? evidenceInHeader()
        : evidenceInColumn('volume_ml', product, inTable, table),
  }
  known.set(key, made)
  return made
}
