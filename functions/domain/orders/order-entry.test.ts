import { describe, expect, it } from 'vitest'
import { detailsOf } from '../outcomes/outcome-rules.ts'
import { keptNumbers, type OrderEntry, orderProblems, outcomeDetailsOf } from './order-entry.ts'
import { orderEntrySchema, recordedOrderEntrySchema } from './order-entry-schema.ts'
import { type OrderNumber, orderNumbers, readOrderNumber } from './order-numbers.ts'
import { orderStepNames, orderStepRules } from './order-steps.ts'

const entry = (more: Partial<OrderEntry>): OrderEntry =>
  orderEntrySchema.parse({
    entry_id: 'ord_aaaaaaaa',
    step: 'order',
    done_on: null,
    responsible: null,
    numbers: {},
    quantity: null,
    lot: null,
    ready_on: null,
    price_minor: null,
    currency: null,
    term: null,
    result: null,
    measures: {},
    documents: [],
    deviation: null,
    note: null,
    ...more,
  })

const problemsOf = (of: OrderEntry) => orderProblems(of, '2027-03-01')

describe('the numbers of an order', () => {
  // ARC and MRN as their systems print them; the SSCC of the GS1 manual
  it.each<[OrderNumber, string, string | null]>([
    ['arc', '27FRA0000000000000019', '27FRA0000000000000019'],
    ['arc', '27 fr a0000000000000019', '27FRA0000000000000019'],
    ['arc', '27FRA000000000000001', null],
    ['arc', '27FRA000000000000001X', null],
    ['mrn', '27IT1234567890ABC1', '27IT1234567890ABC1'],
    ['mrn', '27IT1234567890ABC', null],
    ['sscc', '106141412345678908', '106141412345678908'],
    ['sscc', '106141412345678907', null],
    ['sscc', '106141412345678908, 106141412345678908', '106141412345678908'],
    ['sscc', '', null],
    ['gtin_unit', '6291041500213', '6291041500213'],
    ['gtin_unit', '6291041500214', null],
    ['gtin_case', '1456 7815 9834 69', '14567815983469'],
    ['coi', 'CL-1234', 'CL-1234'],
    ['coi', '<CL>', null],
    ['article', '12345678', '12345678'],
    ['article', '123', '123'],
    ['article', '12', null],
    ['order', ' PO  2027/14 ', 'PO 2027/14'],
    ['cmr', '<b>', null],
  ])('%s %s: %s', (name, typed, kept) => {
    expect(readOrderNumber(name, typed)).toBe(kept)
  })
})

describe('an entry of the order record', () => {
  it('is not done without the numbers of its step', () => {
    for (const step of orderStepNames) {
      const missing = problemsOf(entry({ step, done_on: '2027-03-01' }))
        .filter(({ code }) => code === 'missing')
        .map(({ field }) => field)
      const { needs, facts } = orderStepRules[step]
      expect(missing).toEqual([...needs, ...(facts.includes('result') ? ['result'] : [])])
      expect(problemsOf(entry({ step }))).toEqual([])
    }
  })

  it('says nothing that belongs to another step', () => {
    for (const step of orderStepNames) {
      for (const name of orderNumbers) {
        const [problem] = problemsOf(entry({ step, numbers: { [name]: '!' } }))
        const own = orderStepRules[step].numbers.includes(name)
        expect(problem).toEqual({ field: name, code: own ? 'malformed' : 'not_of_step' })
      }
    }
    const measures = { units_per_case: 6 }
    expect(problemsOf(entry({ step: 'pickup', measures }))).toEqual([
      { field: 'measures', code: 'not_of_step' },
    ])
    expect(problemsOf(entry({ step: 'product_data', measures }))).toEqual([])
    expect(problemsOf(entry({ step: 'launch', quantity: 6 }))).toEqual([
      { field: 'quantity', code: 'not_of_step' },
    ])
  })

  it('is done today at the latest', () => {
    const labels = entry({ step: 'labels', done_on: '2027-03-02' })
    expect(problemsOf(labels)).toEqual([{ field: 'done_on', code: 'to_come' }])
    expect(orderProblems(labels, '2027-03-02')).toEqual([])
  })

  it('has a price with its currency', () => {
    expect(problemsOf(entry({ price_minor: 450 }))).toEqual([{ field: 'price', code: 'missing' }])
    expect(problemsOf(entry({ price_minor: 450, currency: 'EUR' }))).toEqual([])
  })

  it('tells the outcome only what its event can say', () => {
    const ordered = entry({ numbers: { order: 'PO 7' }, quantity: 1200 })
    expect(outcomeDetailsOf(ordered)).toEqual({ number: 'PO 7', quantity: 1200 })
    expect(outcomeDetailsOf(entry({ step: 'launch_sample', result: 'failed' }))).toEqual({
      result: 'failed',
    })
    for (const step of orderStepNames) {
      const { outcome } = orderStepRules[step]
      const said = Object.keys(outcomeDetailsOf(entry({ ...ordered, step, result: 'passed' })))
      for (const name of said) expect(outcome && detailsOf(outcome)).toContain(name)
    }
  })

  it('keeps its numbers in one form', () => {
    const given = entry({ step: 'excise', numbers: { arc: '27 fr a0000000000000019' } })
    expect(keptNumbers(given)).toEqual({ arc: '27FRA0000000000000019' })
  })
})

it('reads an entry that was kept before there were measures', () => {
  const { measures: _, ...older } = entry({})
  const kept = {
    ...older,
    corrects: null,
    by: { side: 'desk', user_id: 'of-the-desk', email: 'desk@example.com' },
    at: '2026-11-26T10:00:00Z',
  }
  expect(recordedOrderEntrySchema.parse(kept).measures).toEqual({})
})
