import { groupBy } from '../../shared/group-by.ts'
import { currencyIn, currencyInHeader } from '../../vocabulary/currencies.ts'
import type { ColumnRole } from './column-roles.ts'
import { pointsOfTerms } from './price-words.ts'
import { type DecimalSign, decimalSignOfPrices } from './read-number.ts'
import { readPrice } from './read-price.ts'
import { type VolumeUnit, volumeUnitOf } from './read-size.ts'
import type { Column } from './recognise-columns.ts'
import type { Header } from './recognise-header.ts'
import { type Cell, cellText, filledCells, isEmpty, type SheetRow } from './sheet.ts'
import { type TermsBeside, termsBeside } from './terms-beside.ts'
import { isNoDrinkType, readType } from './type-words.ts'

/** The price and its variants: each is worked out with all the columns. */
const mostPrices = 20

/** The columns of a table by what they hold, and what only a whole column can tell. */
export interface TableColumns {
  readonly all: readonly Column[]
  readonly by_role: ReadonlyMap<ColumnRole, readonly Column[]>
  /** Those that may say how large the bottle or the case is. */
  readonly sizes: readonly Column[]
  /** Best first. */
  readonly prices: readonly Column[]
  readonly types: readonly Column[]
  readonly decimals: ReadonlyMap<number, DecimalSign>
  readonly volume_units: ReadonlyMap<number, VolumeUnit>
  /** % vol is 0.12 where Excel shows 12 %. */
  readonly abv_is_fraction: boolean
  /** A whole shop's stock: a type that is no known drink is none at all. */
  readonly is_mixed_shop: boolean
  /** No column for places: "Producer, Region" is one. */
  readonly producer_holds_region: boolean
  readonly currency: string | null
  /** What lines beside the table state for all of its prices. */
  readonly beside: TermsBeside
  /** How many cells a product's row usually fills. */
  readonly usual_cells: number
}

/** What most rows say is said by so many of them. */
const rowsSampled = 3000

/** The rows, or as many from end to end of a longer list. */
function sampleOf(rows: readonly SheetRow[]): readonly SheetRow[] {
  const step = Math.ceil(rows.length / rowsSampled)
  return step <= 1 ? rows : rows.filter((_, at) => at % step === 0)
}

const sizeRoles: ReadonlySet<ColumnRole> = new Set(['volume', 'pack', 'container', 'quantity'])

export function tableColumns(
  header: Header | null,
  columns: readonly Column[],
  data: readonly SheetRow[],
  preamble: readonly SheetRow[],
  terms: readonly string[] = [],
): TableColumns {
  const sample = sampleOf(data)
  const lines = [...preamble.flatMap((row) => row.cells.map(cellText)), ...terms]
  const above = lines.join('\n')
  const priced = columns.filter((column) => column.role === 'price')
  const decimals = new Map(
    priced.map(({ index }) => [index, decimalSignOfPrices(textsWithSigns(data, index))] as const),
  )
  const prices = tellCases(priced, data, decimals)
  // headings fill one cell: they must not pass for the usual row where there are many of them
  const types = rankTypes(columns, sample)
  const filled = sample.map((row) => filledCells(row)).filter((count) => count > 1)
  return {
    all: columns,
    sizes: columns.filter(({ role }) => sizeRoles.has(role)),
    by_role: groupBy(columns, ({ role }) => role),
    prices: rankPrices(prices, sample).slice(0, mostPrices),
    types,
    decimals,
    volume_units: new Map(
      columns
        .filter((column) => column.role === 'volume')
        .map(({ index, header: words }) => [index, volumeUnitOf(words, numbersIn(sample, index))]),
    ),
    abv_is_fraction: abvIsFraction(columns, data),
    is_mixed_shop: isMixedShop(types[0], data),
    producer_holds_region: producerHoldsRegion(columns, sample),
    currency: statedCurrency(header, prices, above),
    beside: termsBeside(lines),
    usual_cells: Uint32Array.from(filled).sort()[Math.floor(filled.length / 2)] ?? 0,
  }
}

/** The texts of a column that may hold a decimal sign: a whole number has none, and numbers alone need none told. */
function textsWithSigns(data: readonly SheetRow[], index: number): string[] {
  const texts: string[] = []
  if (!data.some(({ cells }) => typeof cells[index] === 'string')) return texts
  for (const { cells } of data)
    if (!Number.isSafeInteger(cells[index])) texts.push(cellText(cells[index]))
  return texts
}

/** Currency of the list: of its price headers, else the only one that the lines above name. */
function statedCurrency(
  header: Header | null,
  prices: readonly Column[],
  above: string,
): string | null {
  for (const { header: words } of prices) {
    const found = currencyInHeader(words)
    if (found !== null) return found
  }
  const column = header?.cells.find((cell) => cell.role === 'price')
  return (column && currencyInHeader(column.text)) ?? currencyIn(above)
}

const numbersIn = (data: readonly SheetRow[], index: number) =>
  data.map((row) => bareNumber(row.cells[index])).filter((value): value is number => value !== null)

/** A number without a unit: 0.75, "750", "0,70". */
export function bareNumber(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return cell
  const text = cellText(cell)
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
}

const mostNumbers = 10_000

function abvIsFraction(columns: readonly Column[], data: readonly SheetRow[]): boolean {
  const column = columns.find(({ role }) => role === 'abv')
  if (column === undefined) return false
  let numbers = 0
  for (const { cells } of data) {
    const cell = cells[column.index]
    if (typeof cell !== 'number') continue
    if (!(cell <= 1)) return false
    numbers += 1
    if (numbers === mostNumbers) break
  }
  return numbers > 0
}

function isMixedShop(type: Column | undefined, data: readonly SheetRow[]): boolean {
  if (type === undefined) return false
  const kinds = new Set<string>()
  for (const { cells } of data) kinds.add(cellText(cells[type.index]))
  return [...kinds].filter(isNoDrinkType).length >= 3
}

const placeRoles = new Set(['region', 'subregion', 'origin'])

function producerHoldsRegion(columns: readonly Column[], data: readonly SheetRow[]): boolean {
  const producer = columns.find(({ role }) => role === 'producer')
  if (producer === undefined || columns.some(({ role }) => placeRoles.has(role))) return false
  const texts = data.map((row) => cellText(row.cells[producer.index])).filter((text) => text !== '')
  // "Alliet, P." is a surname and an initial, not a place
  const split = texts.filter((text) => /\p{L}, \p{L}{3,}/u.test(text)).length
  return texts.length > 0 && split / texts.length > 0.5
}

const rowsCompared = 200
const caseSizes: ReadonlySet<number> = new Set([3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 24, 30])

/** Of two prices one of which is the other times a case's bottles, the larger is that of the case. */
function tellCases(
  prices: readonly Column[],
  data: readonly SheetRow[],
  decimals: TableColumns['decimals'],
): readonly Column[] {
  if (prices.length < 2 || prices.length > mostPrices) return prices
  const amounts = prices.map(({ index }) => {
    const decimal = decimals.get(index) ?? null
    return data.slice(0, rowsCompared).map((row) => readPrice(row.cells[index], decimal)?.amount)
  })
  const isCaseOf = (large: number, small: number) => {
    const ratios = (amounts[large] ?? []).flatMap((amount, row) => {
      const other = amounts[small]?.[row]
      return amount === undefined || other === undefined ? [] : [amount / other]
    })
    const fitting = ratios.filter(
      (ratio) => caseSizes.has(Math.round(ratio)) && Math.abs(ratio / Math.round(ratio) - 1) < 0.02,
    )
    return ratios.length >= 2 && fitting.length >= ratios.length * 0.8
  }
  return prices.map((column, at) => {
    if (column.price === null || column.volume_ml !== null) return column
    const isCase = prices.some((_, other) => other !== at && isCaseOf(at, other))
    const isUnit = !isCase && prices.some((_, other) => other !== at && isCaseOf(other, at))
    if (isCase) return { ...column, price: { ...column.price, per: 'case' as const } }
    // what the header leaves open the amounts say
    return isUnit && (column.price.per === 'case' || column.price.per === null)
      ? { ...column, price: { ...column.price, per: 'unit' as const } }
      : column
  })
}

/** The price of one sold unit first; cost, reduced, old, glass and litre prices last. */
function rankPrices(prices: readonly Column[], data: readonly SheetRow[]): Column[] {
  const score = (column: Column) => {
    const filled = data.filter((row) => !isEmpty(row.cells[column.index])).length
    const words = column.price
    let points = filled === 0 ? -100 : filled / Math.max(1, data.length)
    // where each size has its price the bottle of 75 cl is the product
    if (column.volume_ml === 750) points += 2
    if (words === null) return points + (column.header === '' ? 2 : 0)
    if (words.is_cost) points -= 20
    if (words.is_old) points -= 15
    if (words.is_reduced) points -= 10
    if (words.is_resale) points -= 5
    if (words.per === 'glass') points -= 12
    if (words.per === 'litre') points -= 14
    if (words.per === 'unit') points += 3
    if (words.per === 'case') points += 1
    return points + pointsOfTerms(words) - (column.group - 1) * 30
  }
  return prices
    .map((column, order) => ({ column, order, points: score(column) }))
    .sort((a, b) => b.points - a.points || a.order - b.order)
    .map(({ column }) => column)
}

/** The column whose words most often name a kind of drink first, then finer ones. */
function rankTypes(columns: readonly Column[], data: readonly SheetRow[]): Column[] {
  const recognised = (column: Column) => {
    const texts = data.map((row) => cellText(row.cells[column.index])).filter((t) => t !== '')
    if (texts.length === 0) return 0
    // a bare "wine" says little: the column with the colours is the type
    const points = (text: string) => {
      const type_norm = readType(text)
      return type_norm === null ? 0 : type_norm === 'wine' ? 0.5 : 1
    }
    const share = texts.reduce((sum, text) => sum + points(text), 0) / texts.length
    return share * Math.min(1, texts.length / Math.max(1, data.length * 0.5))
  }
  const types = columns.filter(({ role }) => role === 'type')
  const main = types.map((column) => ({ column, share: recognised(column) }))
  const best = main.toSorted((a, b) => b.share - a.share)[0]
  const first = main[0]
  // the leftmost column stays the type unless another one is clearly more often understood
  const chosen =
    best !== undefined && first !== undefined && best.share > first.share + 0.2 ? best : first
  const rest = types.filter((column) => column !== chosen?.column)
  const finer = columns.filter(({ role }) => role === 'subtype')
  return chosen === undefined ? finer : [chosen.column, ...rest, ...finer]
}
