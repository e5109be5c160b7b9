import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../platform/test/builders.ts'
import { listImportRows } from './list-import-rows.ts'
import { mendProducts } from './mend-products.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

/** The terms of the prices stand beside the table, once for all of them. */
const list = `All prices ex works;;;;
Wine;Country;Vintage;Closure;Price EUR
Barolo Cannubi;Italy;2016;cork;21,00
Rioja Reserva;Spain;2017;something new;12,00
Les Côtes;France;2018;cork;14,00
`

describe('doubts of all values', () => {
  let desk: ImportDesk
  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())

  it('asks for the terms of prices that only lines beside the table say, and for a closure of unknown words', async () => {
    const user_id = userId('doubts')
    const upload_id = await desk.upload(user_id, list)
    const { rows, questions } = await desk.rows(user_id, upload_id, 'doubtful')
    expect(questions).toMatchObject([{ field: 'price', from: 'table', column: null, count: 3 }])
    expect(rows.map(({ doubts }) => doubts.map(({ field }) => field))).toEqual([
      ['price'],
      ['price', 'closure'],
      ['price'],
    ])
    expect(rows[0]?.evidence).toMatchObject({
      price_amount: { from: 'cell', column: 4 },
      price_unit: { from: 'table', column: null },
    })
  })

  it('keeps the terms that were seen to, while prices follow the next edition', async () => {
    const user_id = userId('doubts-terms')
    const first = await desk.upload(user_id, list)
    const [barolo] = await desk.products(user_id)
    if (barolo?.facts.price == null) throw new Error('no price')
    const mended = await mendProducts(
      desk.deps,
      { user_id, upload_id: first },
      {
        product_id: barolo.product_id,
        field: 'price',
        confirm: false,
        value: { ...barolo.facts.price, basis: 'fob' },
        spread: 'same_doubt',
      },
    )
    expect(mended).toMatchObject({ value: { mended: 1 } })
    expect((await desk.rows(user_id, first, 'doubtful')).questions).toMatchObject([{ count: 2 }])
    const newer = await desk.upload(user_id, list.replace('21,00', '23,00'), 'newer.csv')
    const [after] = await desk.products(user_id)
    expect(after).toMatchObject({
      corrected_fields: ['price_terms'],
      facts: { name: 'Barolo Cannubi', price: { amount_minor: 2300, basis: 'fob' } },
    })
    await desk.undo(user_id, newer)
    expect((await desk.products(user_id))[0]).toMatchObject({
      facts: { price: { amount_minor: 2100, basis: 'fob' } },
    })
  })

  it('brings back with a price that its terms were seen to, and what the file before said of them', async () => {
    const user_id = userId('doubts-terms-back')
    const first = await desk.upload(user_id, list)
    const [barolo] = await desk.products(user_id)
    if (barolo?.facts.price == null) throw new Error('no price')
    await mendProducts(
      desk.deps,
      { user_id, upload_id: first },
      {
        product_id: barolo.product_id,
        field: 'price',
        confirm: false,
        value: { ...barolo.facts.price, basis: 'fob' },
        spread: 'same_doubt',
      },
    )
    const stored = () => desk.deps.products.find(user_id, barolo.product_id)
    const before = await stored()
    expect(before).toMatchObject({ corrected_fields: ['price_terms'] })
    const other = list.replace('ex works', 'incl. VAT').replace('21,00', '23,00')
    const newer = await desk.upload(user_id, other, 'newer.csv')
    expect(await stored()).toMatchObject({
      corrected_fields: [],
      facts: { price: { amount_minor: 2300, basis: 'retail' } },
    })
    await desk.undo(user_id, newer)
    const back = await stored()
    expect(back?.facts).toEqual(before?.facts)
    expect(back?.corrected_fields).toEqual(['price_terms'])
    expect(back?.read_terms).toEqual(before?.read_terms)
    expect(back?.read_key).toEqual(before?.read_key)
  })

  it('sends the evidence of rows that came about in the same way once', async () => {
    const user_id = userId('doubts-compact')
    const upload_id = await desk.upload(user_id, list)
    const page = await listImportRows(
      desk.deps,
      { user_id, upload_id },
      { limit: 100, show: 'all' },
    )
    if (!page.ok) throw new Error(page.code)
    const { rows, evidence } = page.value
    expect(rows.map((row) => row.evidence)).toEqual([0, 1, 0])
    expect(evidence[1]?.closure?.confidence).toBeLessThan(evidence[0]?.closure?.confidence ?? 0)
    // what no field shows is not sent
    expect(Object.keys(evidence[0] ?? {})).not.toContain('price_raw')
  })
})
