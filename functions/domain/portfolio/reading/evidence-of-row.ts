import { rememberedPaths } from '../../shared/remembered-path.ts'
import { closures, containers } from '../../vocabulary/kinds.ts'
import type { ProductEvidence, ValueEvidence } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import type { TableColumns } from './column-facts.ts'
import type { ColumnRole } from './column-roles.ts'
import type { Section } from './headings.ts'
import type { Column } from './recognise-columns.ts'
import { isEmpty, lineOf, type SheetRow } from './sheet.ts'
import { basisBeside } from './terms-beside.ts'

type Field = keyof ReadProduct
type Values = Partial<Record<Field, ValueEvidence>>

/** Where the value of a field may stand, the first filled cell first; null: only in the columns of prices. */
const rolesOf: readonly (readonly [Field, readonly ColumnRole[]])[] = [
  ['name', ['name', 'subregion', 'grapes']],
  ['producer', ['producer']],
  ['type', ['type', 'subtype']],
  ['type_norm', ['type', 'subtype']],
  ['country', ['country', 'origin', 'region', 'subregion', 'producer']],
  ['country_norm', ['country', 'origin', 'region', 'subregion', 'producer']],
  ['country_code', ['country', 'origin', 'region', 'subregion', 'producer']],
  ['region', ['region', 'origin', 'subregion', 'producer']],
  ['vintage', ['vintage']],
  // wherever the reader found it
  ['volume_ml', ['volume', 'pack', 'container', 'quantity', 'price']],
  ['abv', ['abv']],
  ['price_amount', ['price']],
  ['price_raw', ['price']],
  ['price_currency', ['price']],
  ['price_unit', ['price']],
  ['grapes', ['grapes']],
  ['container', ['container', 'pack', 'volume']],
  ['container_weight_g', ['weight']],
  ['closure', ['closure']],
  ['sugar_g_l', ['sugar']],
  ['organic', ['organic', 'certifications']],
  ['certifications', ['certifications']],
  ['quantity_available', ['quantity']],
  ['oak', ['oak', 'ageing']],
  ['ageing_months', ['ageing', 'oak']],
  ['gtin', ['gtin']],
]

/** What a product's name says besides, without a column for it. */
const inNames: ReadonlySet<Field> = new Set([
  'vintage',
  'volume_ml',
  'abv',
  'type_norm',
  'organic',
  'container',
])
const inHeadings: Partial<Record<Field, keyof Section>> = {
  producer: 'producer',
  type: 'type',
  type_norm: 'type',
  country: 'country',
  country_norm: 'country',
  country_code: 'country',
  region: 'region',
}
/** How sure a value is by where its words stand; fitted by `npm run bench:reading` on made lists. */
const sureness = { name: 0.9, heading: 0.92, house: 0.75, table: 0.85 } as const

const froms = ['cell', 'above', 'name', 'heading', 'table'] as const
const shared = new Map<number, ValueEvidence>()

/** The same evidence is one object, however many rows have it. */
function evidence(
  from: (typeof froms)[number],
  confidence: number,
  column: number | null,
): ValueEvidence {
  const percent = Math.round(confidence * 100)
  const key = ((column ?? -1) + 1) * 1000 + percent * froms.length + froms.indexOf(from)
  const known = shared.get(key)
  if (known !== undefined) return known
  const made = { confidence: percent / 100, column, from }
  shared.set(key, made)
  return made
}

/** Where a size is read that has no cell of its own: in the header of its price, in the name, nowhere. */
export const sizePlaces = { header: -1, name: -2, none: -3 } as const

/** Which columns the reader took the row's price and size from. */
export interface RowPlaces {
  readonly price: number | null
  /** A column, or one of `sizePlaces`: a number, as it is asked for every row of a large list. */
  readonly size: number
}

interface Places {
  readonly of_fields: readonly (readonly [Field, readonly Column[]])[]
  /** Of all these columns, each once. */
  readonly columns: readonly number[]
  readonly known: Map<Section, (likeness: readonly number[], read: () => Values) => Values>
}
const placesOf = new WeakMap<TableColumns, Places>()

/** For each field the columns of this table that it may stand in. */
function placesIn(table: TableColumns): Places {
  const known = placesOf.get(table)
  if (known !== undefined) return known
  const of_fields = rolesOf.map(
    ([field, roles]) =>
      [
        field,
        // by the order of the roles, not of the columns: a place stands in the column of places before that of houses
        roles.flatMap((role) =>
          table.all.filter(
            (column) =>
              column.role === role &&
              (column.group === 1 || role === 'price' || field === 'volume_ml'),
          ),
        ),
      ] as const,
  )
  const columns = of_fields.flatMap(([, found]) => found.map(({ index }) => index))
  const places = { of_fields, columns: [...new Set(columns)], known: new Map() }
  placesOf.set(table, places)
  return places
}

/** Where each value of a product stands in its row, and how sure it is. */
export function evidenceOfRow(
  product: ReadProduct,
  row: SheetRow,
  table: TableColumns,
  section: Section,
  places: RowPlaces,
): ProductEvidence {
  const known = knownIn(placesIn(table), section)
  const values = known(likenessOf(product, row, table, places), () =>
    valuesOf(product, row, table, section, places),
  )
  return { sheet: null, table: null, line: lineOf(row), place: null, values }
}

function valuesOf(
  product: ReadProduct,
  row: SheetRow,
  table: TableColumns,
  section: Section,
  { price, size }: RowPlaces,
): Values {
  const values: Values = {}
  for (const [field, columns] of placesIn(table).of_fields) {
    if (product[field] === null) continue
    const column = columns.find(({ index, role }) =>
      field === 'volume_ml'
        ? index === size
        : role === 'price'
          ? index === price
          : !isEmpty(row.cells[index]),
    )
    if (column !== undefined) {
      values[field] = row.from_above?.has(column.index)
        ? // no cell of this row: a mend of equal cells must not take the other empty ones along
          evidence('above', confidenceOf(field, product, column), null)
        : evidenceInColumn(field, product, column, table)
    } else if (field === 'volume_ml' && size === sizePlaces.header) {
      values[field] = evidenceInHeader()
    } else values[field] = elsewhere(field, table, section)
  }
  return values
}

/** The terms of a price that its own column does not say: lines beside the table do. */
const isTermOfTable = (field: Field, { price }: Column, table: TableColumns) =>
  field === 'price_unit' && price?.basis == null && basisBeside(price, table.beside) !== null

const confidenceOf = (field: Field, product: ReadProduct, column: Column) =>
  column.confidence * (1 - doubtOf(field, product))

/** Of a value in a cell of its own. */
export const evidenceInColumn = (
  field: Field,
  product: ReadProduct,
  column: Column,
  table: TableColumns,
): ValueEvidence =>
  isTermOfTable(field, column, table)
    ? // stated once, beside the table
      evidence('table', column.confidence * sureness.table, null)
    : evidence('cell', confidenceOf(field, product, column), column.index)

/** Of what the header of another value says. */
export const evidenceInHeader = (): ValueEvidence => evidence('heading', sureness.heading, null)

const mostKnown = 1000

function knownIn({ known }: Places, section: Section) {
  const found = known.get(section)
  if (found !== undefined) return found
  const made = rememberedPaths<number, Values>(mostKnown)
  known.set(section, made)
  return made
}

const bitsInNumber = 30

/**
 * Rows that fill the same cells, know the same fields and doubt the same have the same evidence. One bit for each
 * field and column: this is asked for every row of a large list.
 */
function likenessOf(
  product: ReadProduct,
  row: SheetRow,
  table: TableColumns,
  { price, size }: RowPlaces,
): number[] {
  const { of_fields, columns } = placesIn(table)
  let fields = 0
  for (let at = 0; at < of_fields.length; at += 1)
    if (product[(of_fields[at] as Places['of_fields'][number])[0]] !== null) fields |= 1 << at
  const closure = product.closure !== null && doubtOf('closure', product) > 0
  const container = product.container !== null && doubtOf('container', product) > 0
  const likeness = [fields, price ?? -1, size, (closure ? 2 : 0) + (container ? 1 : 0)]
  let cells = 0
  for (let at = 0; at < columns.length; at += 1) {
    cells = cells * 2 + (isEmpty(row.cells[columns[at] as number]) ? 0 : 1)
    if (at % bitsInNumber !== bitsInNumber - 1) continue
    likeness.push(cells)
    cells = 0
  }
  likeness.push(cells)
  // the last part, as it has no length of its own
  if (row.from_above !== undefined) likeness.push(...row.from_above)
  return likeness
}

function elsewhere(field: Field, table: TableColumns, section: Section): ValueEvidence {
  const heading = inHeadings[field]
  // a title of unknown words may be a house's or anything else's
  if (heading !== undefined && section[heading] !== null)
    return evidence('heading', field === 'producer' ? sureness.house : sureness.heading, null)
  if (inNames.has(field)) return evidence('name', sureness.name, nameColumn(table))
  return evidence('table', sureness.table, null)
}

const nameColumn = (table: TableColumns) =>
  table.all.find(({ role }) => role === 'name')?.index ?? null

/** What is doubtful about a value though its column is known. */
function doubtOf(field: Field, product: ReadProduct): number {
  switch (field) {
    case 'country':
      return product.country_code === null ? 0.4 : 0
    case 'type':
      return product.type_norm === null ? 0.4 : 0
    case 'closure':
      return (closures as readonly unknown[]).includes(product.closure) ? 0 : 0.4
    case 'container':
      return (containers as readonly unknown[]).includes(product.container) ? 0 : 0.4
    default:
      return 0
  }
}
