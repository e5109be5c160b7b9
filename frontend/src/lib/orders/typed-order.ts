import type { deliveryTerms, OrderEntry } from '#domain/orders/order-entry.ts'
import { type OrderNumber, orderNumbers } from '#domain/orders/order-numbers.ts'
import { mostOfMeasure, type PackMeasure, packMeasures } from '#domain/orders/pack-measures.ts'
import type { sampleCurrencies } from '#domain/samples/sample.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../ui/typed-number.ts'
import type { ShownStep } from './order-step-line.tsx'

/** A step as it is typed: every value a text. */
export interface TypedOrder {
  readonly done_on: string
  readonly responsible: string
  readonly numbers: Readonly<Record<OrderNumber, string>>
  readonly quantity: string
  readonly lot: string
  readonly ready_on: string
  readonly price: string
  readonly currency: (typeof sampleCurrencies)[number]
  readonly term: (typeof deliveryTerms)[number] | ''
  readonly result: 'passed' | 'failed' | ''
  readonly measures: Readonly<Record<PackMeasure, string>>
  readonly documents: OrderEntry['documents']
  readonly deviation: string
  readonly note: string
}

export function typedOrder({ entries, done_on }: ShownStep): TypedOrder {
  const entry = entries.at(-1)
  const price =
    entry?.price_minor && entry.currency ? fromMinor(entry.price_minor, entry.currency) : null
  return {
    done_on: done_on ?? '',
    responsible: entry?.responsible ?? '',
    numbers: Object.fromEntries(
      orderNumbers.map((name) => [name, entry?.numbers[name] ?? '']),
    ) as TypedOrder['numbers'],
    quantity: entry?.quantity ? String(entry.quantity) : '',
    lot: entry?.lot ?? '',
    ready_on: entry?.ready_on ?? '',
    price: price === null ? '' : String(price),
    currency: entry?.currency ?? 'EUR',
    term: entry?.term ?? '',
    result: entry?.result ?? '',
    measures: Object.fromEntries(
      packMeasures.map((name) => [name, String(entry?.measures[name] ?? '')]),
    ) as TypedOrder['measures'],
    documents: entry?.documents.map(({ document_id }) => document_id) ?? [],
    deviation: entry?.deviation ?? '',
    note: entry?.note ?? '',
  }
}

/** `quantity`, `price`, or a measure of the pack. */
type Amount = 'quantity' | 'price' | PackMeasure

const isWhole = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value > 0

const given = (text: string): string | null => text.trim() || null

/** What is typed as an entry, and which of its amounts are none. */
export function readOrder(
  typed: TypedOrder,
  named: Pick<OrderEntry, 'entry_id' | 'step'>,
): { readonly entry: OrderEntry; readonly unread: ReadonlySet<Amount> } {
  const quantity = parseTyped(typed.quantity)
  const price = parseTyped(typed.price)
  const price_minor = price === null ? null : toMinor(price, typed.currency)
  const unread = new Set<Amount>()
  if (quantity !== null && !isWhole(quantity)) unread.add('quantity')
  if (price_minor !== null && !(price_minor > 0)) unread.add('price')
  const measures = packMeasures.flatMap((name) => {
    if (typed.measures[name].trim() === '') return []
    const value = parseTyped(typed.measures[name])
    if (isWhole(value) && value <= mostOfMeasure) return [[name, value] as const]
    unread.add(name)
    return []
  })
  const entry: OrderEntry = {
    ...named,
    done_on: given(typed.done_on),
    responsible: given(typed.responsible),
    numbers: Object.fromEntries(
      orderNumbers.flatMap((name) => {
        const text = given(typed.numbers[name])
        return text === null ? [] : [[name, text]]
      }),
    ),
    quantity: unread.has('quantity') ? null : quantity,
    lot: given(typed.lot),
    ready_on: given(typed.ready_on),
    price_minor: unread.has('price') ? null : price_minor,
    currency: price_minor === null || unread.has('price') ? null : typed.currency,
    term: typed.term || null,
    result: typed.result || null,
    measures: Object.fromEntries(measures),
    documents: [...typed.documents],
    deviation: given(typed.deviation),
    note: given(typed.note),
  }
  return { entry, unread }
}
