import type * as z from 'zod'
import type { OutcomeDetails } from '../outcomes/outcome.ts'
import { detailsOf } from '../outcomes/outcome-rules.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { orderEntrySchema, recordedOrderEntrySchema } from './order-entry-schema.ts'
import { type OrderNumber, orderNumbers, readOrderNumber } from './order-numbers.ts'
import { type OrderFact, type OrderStepName, orderStepRules } from './order-steps.ts'

/** Of one record; fourteen steps, each said four times. */
export const mostOrderEntries = 60
export const mostOrderPapers = 8

/** Incoterms 2020. */
export const deliveryTerms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const

export type OrderEntry = z.infer<typeof orderEntrySchema>
export type RecordedOrderEntry = z.infer<typeof recordedOrderEntrySchema>

export interface OrderProblem {
  readonly field: OrderNumber | OrderFact | 'done_on'
  /** `missing`: the step is not done without it; `malformed`: a number that cannot be one; `to_come`: no day is done before it has come. */
  readonly code: 'missing' | 'malformed' | 'not_of_step' | 'to_come'
}

const factFields = {
  quantity: 'quantity',
  lot: 'lot',
  ready_on: 'ready_on',
  price: 'price_minor',
  term: 'term',
  result: 'result',
} as const satisfies Record<Exclude<OrderFact, 'measures'>, keyof OrderEntry>

/** What an entry lacks or says wrong, the same in the browser and on the server; `today` on the calendar of the market. */
export function orderProblems(entry: OrderEntry, today: CalendarDate): OrderProblem[] {
  const rule = orderStepRules[entry.step]
  const problems: OrderProblem[] = []
  for (const name of orderNumbers) {
    const value = entry.numbers[name]
    if (value === undefined) {
      if (entry.done_on !== null && rule.needs.includes(name))
        problems.push({ field: name, code: 'missing' })
    } else if (!rule.numbers.includes(name)) problems.push({ field: name, code: 'not_of_step' })
    else if (readOrderNumber(name, value) === null)
      problems.push({ field: name, code: 'malformed' })
  }
  if (Object.keys(entry.measures).length > 0 && !rule.facts.includes('measures'))
    problems.push({ field: 'measures', code: 'not_of_step' })
  for (const [fact, field] of Object.entries(factFields) as [OrderFact, keyof OrderEntry][]) {
    if (entry[field] !== null && !rule.facts.includes(fact))
      problems.push({ field: fact, code: 'not_of_step' })
  }
  if (entry.done_on !== null && entry.done_on > today)
    problems.push({ field: 'done_on', code: 'to_come' })
  if ((entry.price_minor === null) !== (entry.currency === null))
    problems.push({ field: 'price', code: 'missing' })
  // a control says how it ended
  if (entry.done_on !== null && rule.facts.includes('result') && entry.result === null)
    problems.push({ field: 'result', code: 'missing' })
  return problems
}

/** The numbers as they are kept; only of an entry without problems. */
export const keptNumbers = ({ numbers }: Pick<OrderEntry, 'numbers'>): OrderEntry['numbers'] =>
  Object.fromEntries(
    orderNumbers.flatMap((name) => {
      const read = numbers[name] && readOrderNumber(name, numbers[name])
      return read ? [[name, read]] : []
    }),
  )

/** What the event of the outcome says of the step: the number that it is known by, units, the result of a control. */
export function outcomeDetailsOf(entry: OrderEntry): OutcomeDetails {
  const { outcome, numbers } = orderStepRules[entry.step]
  if (outcome === undefined) return {}
  const [first] = numbers
  const number = first === undefined || first === 'sscc' ? undefined : entry.numbers[first]
  const said = { number, quantity: entry.quantity ?? undefined, result: entry.result ?? undefined }
  return Object.fromEntries(
    detailsOf(outcome).flatMap((name) => {
      const value = name in said ? said[name as keyof typeof said] : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The entries of a step, oldest first; the last one counts. */
export const entriesOf = <Entry extends Pick<OrderEntry, 'step'>>(
  entries: readonly Entry[],
  step: OrderStepName,
): Entry[] => entries.filter((entry) => entry.step === step)
