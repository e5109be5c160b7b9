import { toMinor } from '../shared/money.ts'
import { mostSalesMonths, type SalesEntry, type SalesMonth } from './sales.ts'

export interface SalesLineProblem {
  /** Of the file, from 1. */
  readonly line: number
  readonly code: 'month' | 'units' | 'value' | 'twice' | 'columns'
  /** What stands there. */
  readonly text: string
}

export interface ReadSales {
  readonly months: readonly SalesMonth[]
  readonly problems: readonly SalesLineProblem[]
}

/** The words by which the columns are known, in the five languages of the site and those of the markets. */
const headers = {
  month: /^(month|monat|mois|mes|mese|månad|måned|kuukausi)$/i,
  units:
    /^(units|bottles|stück|flaschen|unités|bouteilles|unidades|botellas|unità|bottiglie|antal|antall|kpl)$/i,
  value: /^(value|sales|wert|umsatz|valeur|valor|valore|värde|verdi|arvo)$/i,
} as const

/**
 * The rows of a file with sales by month: month, units and, where it is given, the value, in this order or by the words
 * of a first line. A month is `2027-03`, `03/2027` or `3.2027`; numbers have a space for
 * thousands, values a point or a comma and at most two decimals. What could be read in two ways, `1.000`, is no number;
 * every line that is not understood is named.
 */
export function readSales(
  rows: readonly (readonly string[])[],
  currency: NonNullable<SalesEntry['currency']>,
): ReadSales {
  const lines = rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first] = lines
  if (first === undefined) return { months: [], problems: [{ line: 1, code: 'columns', text: '' }] }
  const named = columnsOf(first.cells)
  const place = named ?? { month: 0, units: 1, value: 2 }
  const problems: SalesLineProblem[] = []
  const months = new Map<string, SalesMonth>()
  for (const { line, cells } of named ? lines.slice(1) : lines) {
    const at = (column: number) => cells[column] ?? ''
    const month = monthIn(at(place.month))
    const units = unitsIn(at(place.units))
    const value = at(place.value) === '' ? null : valueIn(at(place.value))
    const wrong = (code: SalesLineProblem['code'], text: string) =>
      problems.push({ line, code, text: text.slice(0, 80) })
    if (month === null) wrong('month', at(place.month))
    else if (months.has(month)) wrong('twice', at(place.month))
    if (units === null) wrong('units', at(place.units))
    if (value === null && at(place.value) !== '') wrong('value', at(place.value))
    if (month !== null && units !== null && !months.has(month))
      months.set(month, {
        ...{ month, units },
        value_minor: value === null ? null : toMinor(value, currency),
      })
  }
  if (months.size === 0 && problems.length === 0)
    problems.push({ line: first.line, code: 'columns', text: first.cells.join(' ').slice(0, 80) })
  return { months: [...months.values()].slice(0, 10 * mostSalesMonths), problems }
}

/** Where the columns stand by the words of a first line; null: it is no such line. */
function columnsOf(cells: readonly string[]) {
  const find = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
  const month = find(headers.month)
  const units = find(headers.units)
  return month === -1 || units === -1 ? null : { month, units, value: find(headers.value) }
}

function monthIn(text: string): string | null {
  const year_first = /^(20\d\d)[-/.](\d{1,2})$/.exec(text)
  const month_first = /^(\d{1,2})[-/.](20\d\d)$/.exec(text)
  const [year, month] = year_first
    ? [year_first[1], year_first[2]]
    : [month_first?.[2], month_first?.[1]]
  const number = Number(month)
  return year !== undefined && number >= 1 && number <= 12
    ? `${year}-${String(number).padStart(2, '0')}`
    : null
}

const bare = (text: string) => text.replace(/[\s\u00a0\u202f'\u2019]/g, '')

/** A whole number, with spaces for thousands; null where it is none, `1.000` and `12,000` too. */
export const unitsIn = (text: string): number | null =>
  /^\d{1,12}$/.test(bare(text)) ? Number(bare(text)) : null

/** An amount with at most two decimals; null where it is none, `178.800` too. */
export const valueIn = (text: string): number | null =>
  /^\d{1,12}([.,]\d{1,2})?$/.test(bare(text)) ? Number(bare(text).replace(',', '.')) : null
