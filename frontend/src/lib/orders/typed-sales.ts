import { newMonths, type SalesEntry, type SalesMonth } from '#domain/orders/sales.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../ui/typed-number.ts'
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

/** Values of another currency than the last one are not shown as this one's: they stay as they are until typed anew. */
export function typedSales({ figures, entries }: Sales): TypedSales {
  const currency =
    figures.findLast((figure) => figure.currency !== null)?.currency ??
    entries.at(-1)?.currency ??
    'EUR'
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

/** What is typed as an entry of what is new in it, and which fields hold no amount (`2027-09.units`). */
export function readTypedSales(
  typed: TypedSales,
  { figures, entries }: Sales,
  entry_id: SalesEntry['entry_id'],
): { readonly entry: SalesEntry; readonly unread: ReadonlySet<string> } {
  const unread = new Set<string>()
  const months = Object.entries(typed.months).flatMap(([month, cells]): SalesMonth[] => {
    const units = parseTyped(cells.units)
    const value = parseTyped(cells.value)
    const known = figures.find((figure) => figure.month === month)
    if (units === null && value === null)
      return known === undefined ? [] : [{ month, units: null, value_minor: null }]
    if (units === null || !Number.isInteger(units) || units < 0) unread.add(`${month}.units`)
    if (value !== null && !(value >= 0)) unread.add(`${month}.value`)
    if (unread.has(`${month}.units`) || unread.has(`${month}.value`)) return []
    // a value of another currency that nobody touched
    if (value === null && known?.units === units && known.currency !== typed.currency) return []
    return [{ month, units, value_minor: value === null ? null : toMinor(value, typed.currency) }]
  })
  const said: SalesEntry = {
    entry_id,
    currency: months.some(({ value_minor }) => value_minor !== null) ? typed.currency : null,
    source: typed.source.trim() || null,
    months,
  }
  return { entry: { ...said, months: newMonths(entries, said) }, unread }
}
