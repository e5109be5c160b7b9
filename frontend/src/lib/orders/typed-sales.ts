import { unitsIn, valueIn } from '#domain/orders/read-sales.ts'
import { newMonths, type SalesEntry, type SalesMonth } from '#domain/orders/sales.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import type { Sales } from './sales-part.tsx'

type Currency = NonNullable<SalesEntry['currency']>
type TypedMonths = Readonly<Record<string, { readonly units: string; readonly value: string }>>

/** Sales as they are typed: every figure a text, by month. */
export interface TypedSales {
  readonly currency: Currency
  readonly source: string
  readonly months: TypedMonths
}

export const typedMonths = (months: readonly SalesMonth[], currency: Currency): TypedMonths =>
  Object.fromEntries(
    months.map(({ month, units, value_minor }) => [
      month,
      {
        units: units === null ? '' : String(units),
        value: value_minor === null ? '' : String(fromMinor(value_minor, currency)),
      },
    ]),
  )

/** In what currency the last value was given. */
export const lastCurrency = ({ figures, entries }: Sales): Currency =>
  figures.findLast((figure) => figure.currency !== null)?.currency ??
  entries.at(-1)?.currency ??
  'EUR'

/** What is recorded, as it would be typed in a currency: values of another one are not shown as this one's. */
export function typedSales(sales: Sales, currency = lastCurrency(sales)): TypedSales {
  const { figures, entries } = sales
  return {
    currency,
    source: entries.at(-1)?.source ?? '',
    months: typedMonths(
      figures.map((figure) => ({
        ...figure,
        value_minor: figure.currency === currency ? figure.value_minor : null,
      })),
      currency,
    ),
  }
}

const empty = { units: '', value: '' }

/** The same words with another currency: a value that nobody typed is shown only where it was recorded in that one. */
export function inCurrency(typed: TypedSales, opened: Sales, currency: Currency): TypedSales {
  const before = typedSales(opened, typed.currency).months
  const recorded = typedSales(opened, currency).months
  const months = Object.entries(typed.months).map(([month, cells]) => {
    const isUntouched = cells.value === (before[month] ?? empty).value
    return [
      month,
      { ...cells, value: isUntouched ? (recorded[month] ?? empty).value : cells.value },
    ]
  })
  return { ...typed, currency, months: Object.fromEntries(months) }
}

/**
 * What is typed as an entry of what is new in it, and which fields hold no amount (`2027-09.units`). Only months
 * that were touched since the form was `opened` are said: the other side may have said more of the others since.
 */
export function readTypedSales(
  typed: TypedSales,
  opened: Sales,
  now: Sales,
  entry_id: SalesEntry['entry_id'],
): { readonly entry: SalesEntry; readonly unread: ReadonlySet<string> } {
  const unread = new Set<string>()
  const before = typedSales(opened, typed.currency).months
  const months = Object.entries(typed.months).flatMap(([month, cells]): SalesMonth[] => {
    const was = before[month] ?? empty
    if (cells.units === was.units && cells.value === was.value) return []
    const isCleared = cells.units.trim() === '' && cells.value.trim() === ''
    if (isCleared) return [{ month, units: null, value_minor: null }]
    const units = unitsIn(cells.units)
    const value = cells.value.trim() === '' ? null : valueIn(cells.value)
    if (units === null) unread.add(`${month}.units`)
    if (value === null && cells.value.trim() !== '') unread.add(`${month}.value`)
    if (unread.has(`${month}.units`) || unread.has(`${month}.value`)) return []
    return [{ month, units, value_minor: value === null ? null : toMinor(value, typed.currency) }]
  })
  const said: SalesEntry = {
    entry_id,
    currency: months.some(({ value_minor }) => value_minor !== null) ? typed.currency : null,
    source: typed.source.trim() || null,
    months,
  }
  return { entry: { ...said, months: newMonths(now.entries, said) }, unread }
}
