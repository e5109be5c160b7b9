import { describe, expect, it } from 'vitest'
import { salesFigures, salesMonths } from '#domain/orders/sales.ts'
import { recordedSalesEntrySchema } from '#domain/orders/sales-schema.ts'
import { orderEntryIdSchema } from '#domain/shared/ids.ts'
import { inCurrency, readTypedSales, typedMonths, typedSales } from './typed-sales.ts'

const entry_id = orderEntryIdSchema.parse('ord_typedsales')
const launched_on = '2027-09-01'
const said = recordedSalesEntrySchema.parse({
  entry_id: 'ord_firstsales',
  currency: 'SEK',
  source: 'Monthly report',
  months: [
    { month: '2027-09', units: 120, value_minor: 1_788_050 },
    { month: '2027-10', units: 90, value_minor: null },
  ],
  by: { side: 'desk', user_id: 'typed-sales', email: 'desk@example.com' },
  at: '2027-11-01T10:00:00Z',
})
const sales = {
  launched_on,
  months: salesMonths(launched_on),
  figures: salesFigures([said]),
  entries: [said],
}

describe('sales as they are typed', () => {
  it('begin as they are recorded, which says nothing new', () => {
    const typed = typedSales(sales)
    expect(typed).toEqual({
      currency: 'SEK',
      source: 'Monthly report',
      months: {
        '2027-09': { units: '120', value: '17880.5' },
        '2027-10': { units: '90', value: '' },
      },
    })
    expect(readTypedSales(typed, sales, sales, entry_id)).toEqual({
      entry: { entry_id, currency: null, source: 'Monthly report', months: [] },
      unread: new Set(),
    })
  })

  it('say what is new, what is taken back, and where no amount stands', () => {
    const typed = typedSales(sales)
    const months = {
      '2027-09': { units: '', value: '' },
      '2027-10': { units: '1 090', value: '1 234,5' },
      '2027-11': { units: '1.000', value: '' },
      '2027-12': { units: '', value: 'much' },
    }
    const { entry, unread } = readTypedSales({ ...typed, months }, sales, sales, entry_id)
    expect(entry.months).toEqual([
      { month: '2027-09', units: null, value_minor: null },
      { month: '2027-10', units: 1090, value_minor: 123_450 },
    ])
    expect([...unread]).toEqual(['2027-11.units', '2027-12.units', '2027-12.value'])
  })

  it('leave a value of another currency as it is until it is typed anew', () => {
    const typed = inCurrency(typedSales(sales), sales, 'EUR')
    expect(typed.months['2027-09']).toEqual({ units: '120', value: '' })
    expect(readTypedSales(typed, sales, sales, entry_id).entry.months).toEqual([])
    const months = { ...typed.months, '2027-09': { units: '120', value: '1600' } }
    expect(readTypedSales({ ...typed, months }, sales, sales, entry_id).entry).toMatchObject({
      currency: 'EUR',
      months: [{ month: '2027-09', value_minor: 160_000 }],
    })
    // what was typed stays, and the recorded one is there again
    const back = inCurrency(
      { ...typed, months: { ...typed.months, '2027-10': { units: '90', value: '5' } } },
      sales,
      'SEK',
    )
    expect(back.months).toEqual({
      '2027-09': { units: '120', value: '17880.5' },
      '2027-10': { units: '90', value: '5' },
    })
  })

  it('take nothing back that the other side said since the form was opened', () => {
    const later = recordedSalesEntrySchema.parse({
      ...said,
      entry_id: 'ord_othersides',
      months: [{ month: '2027-10', units: 96, value_minor: null }],
    })
    const entries = [said, later]
    const now = { ...sales, entries, figures: salesFigures(entries) }
    const typed = typedSales(sales)
    const months = { ...typed.months, '2027-11': { units: '50', value: '' } }
    expect(readTypedSales({ ...typed, months }, sales, now, entry_id).entry.months).toEqual([
      { month: '2027-11', units: 50, value_minor: null },
    ])
  })

  it('are filled by a file', () => {
    expect(typedMonths([{ month: '2027-11', units: 0, value_minor: 0 }], 'SEK')).toEqual({
      '2027-11': { units: '0', value: '0' },
    })
  })
})
