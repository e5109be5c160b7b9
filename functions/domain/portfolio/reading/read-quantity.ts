import { remembered } from '../../shared/remembered.ts'
import { isCaseUnit } from '../../vocabulary/pack-words.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import { sizesIn, unitsIn } from './read-size.ts'
import { type Cell, cellText } from './sheet.ts'

interface Stock {
  readonly count: number
  /** Null: not said, the header may. */
  readonly are_cases: boolean | null
  /** Units in each case, where the cell says it. */
  readonly units: number | null
}

/**
 * Units in stock: 12, "12 Flaschen", "4 x 6B cases"; "1 200 cases" are as many times the units per case. Null where cases
 * are counted and nothing says how many units are in one: a stock of cases is not one of bottles.
 */
export function readQuantity(
  cell: Cell,
  header: string,
  units_per_case: number | null,
): number | null {
  const stock = stockIn(cell)
  if (stock === null) return null
  if (!(stock.are_cases ?? isOfCases(header))) return stock.count
  const units = stock.units ?? units_per_case
  return units === null ? null : stock.count * units
}

/** "Stock (cases)", "Kartons auf Lager". */
const isOfCases = remembered((header: string) => {
  const terms = priceTermsNamedIn(header)
  return terms.has('case') && !terms.has('bottle')
})

const count = /^(\d{1,3}(?:[ .,'’]\d{3})+|\d{1,7})(?!\d)\s*(.*)$/u
const times = /^(\d+(?:[.,]\d+)?)\s*[x×]\s*(\d{1,3})\s*(?:b|bt|bts|btls?|cases?|bottles?|er|$)/i

const stockIn = remembered((cell: Cell): Stock | null => {
  if (typeof cell === 'number') return cell >= 0 ? plain(cell) : null
  const text = cellText(cell)
  const multiplied = times.exec(text)
  if (multiplied !== null)
    return {
      count: Number(multiplied[1]?.replace(',', '.')) * Number(multiplied[2]),
      are_cases: false,
      units: null,
    }
  const [, figure = '', unit = ''] = count.exec(text) ?? []
  if (figure === '') return null
  const number = Number(figure.replace(/\D/g, ''))
  if (unit === '') return { count: number, are_cases: null, units: null }
  if (isCaseUnit(unit))
    return {
      count: number,
      are_cases: true,
      units: unitsIn(unit) ?? sizesIn(unit)[0]?.units ?? null,
    }
  // a word behind it is the unit; more words must say one
  const isUnit = /^\p{L}{1,12}\.?$/u.test(unit) || /^(?:[13]\/[28]\s+)?\p{L}/u.test(unit)
  const isCounted = /^\p{L}{1,12}\.?$/u.test(unit) || unitsIn(text) !== null
  return isUnit && isCounted ? { count: number, are_cases: false, units: null } : null
})

const plain = (number: number): Stock => ({ count: number, are_cases: null, units: null })
