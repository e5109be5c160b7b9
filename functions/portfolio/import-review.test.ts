import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { deleteProduct } from './change-product.ts'
import { deleteUpload } from './delete-upload.ts'
import { listImportRows } from './list-import-rows.ts'
import { mendProducts } from './mend-products.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

/** The wine stands under a heading of the house's own, what the house says of it under "Product". */
const list = `Etikett XYZ;Product;Type;Country;Vintage;Price EUR
Les Côtes;Domaine Un;Red wine;France;2020;8,40
Les Prés;Domaine Un;White wine;France;2022;6,10
Huile vierge;Domaine Un;Olive oil;France;2022;6,10
;;;;;
Total;;;;;20,60
`

/** A title of unknown words may be a house's or anything else's. */
const doubtful = `Product;Type;Country;Vintage;Price EUR
Quatre Chemins;;;;
Les Côtes;Red wine;France;2016;8,40
Les Prés;White wine;France;2019;6,10
Les Bois;White wine;France;2021;6,10
`

describe('the review of an import', () => {
  let desk: ImportDesk
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`reviewer-${users}`)
  })

  const names = async () => (await desk.products(user_id)).map(({ facts }) => facts.name)
  const headingOf = async (upload_id: Awaited<ReturnType<ImportDesk['upload']>>) => {
    const [table] = (await desk.rows(user_id, upload_id)).tables
    if (table === undefined) throw new Error('no table')
    return table.heading
  }

  it('shows the rows of the file beside what was read, and what the columns were taken for', async () => {
    const upload_id = await desk.upload(user_id, list)
    const { tables, rows, counts } = await desk.rows(user_id, upload_id)
    expect(tables[0]?.columns.map(({ header, role }) => [header, role])).toContainEqual([
      'Vintage',
      'vintage',
    ])
    expect(rows[0]).toMatchObject({
      row: 2,
      cells: ['Les Côtes', 'Domaine Un', 'Red wine', 'France', '2020', '8,40'],
      product: { facts: { vintage: 2020 } },
      change: 'added',
    })
    expect(counts).toMatchObject({ all: 2, added: 2, left_out: 2, gone: 0 })
    expect((await desk.rows(user_id, upload_id)).separator).toBe(';')
    const left = await desk.rows(user_id, upload_id, 'left_out')
    expect(
      left.rows.map(({ row, cells, problem }) => [row, cells[0], problem?.code]),
    ).toContainEqual([4, 'Huile vierge', 'row_not_a_drink'])
  })

  it('reads everything again when a column is something else, and remembers it for lists like this', async () => {
    const upload_id = await desk.upload(user_id, list)
    expect(await names()).toEqual(['Domaine Un', 'Domaine Un'])
    const heading = await headingOf(upload_id)
    const columns = [{ heading, roles: { 0: 'name' as const, 1: 'producer' as const } }]
    expect(await desk.readAgain(user_id, upload_id, { columns })).toMatchObject({
      ok: true,
      value: { status: 'reading' },
    })
    expect(await names()).toEqual(['Les Côtes', 'Les Prés'])
    expect((await desk.products(user_id))[0]?.facts.producer).toBe('Domaine Un')

    await deleteUpload(desk.deps, user_id, upload_id)
    expect(await names()).toEqual([])
    await desk.upload(user_id, list.replace('8,40', '8,90'), 'next.csv')
    expect(await names()).toEqual(['Les Côtes', 'Les Prés'])
    // of another company nothing is known
    const other = userId(`${user_id}-other`)
    await desk.upload(other, list)
    expect((await desk.products(other)).map(({ facts }) => facts.name)).not.toContain('Les Côtes')
  })

  it('keeps the products of their rows through another reading, with what was mended in them', async () => {
    const upload_id = await desk.upload(user_id, list)
    const before = await desk.rows(user_id, upload_id)
    const product = before.rows[0]?.product
    if (!product) throw new Error('no product')
    const { product_id } = product
    const mend = { product_id, field: 'vintage', confirm: false, value: 2019 } as const
    const owner = { user_id, upload_id }
    expect(await mendProducts(desk.deps, owner, { ...mend, spread: 'none' })).toEqual({
      ok: true,
      value: { mended: 1 },
    })
    // again: it is as it should be
    expect(await mendProducts(desk.deps, owner, { ...mend, spread: 'none' })).toMatchObject({
      value: { mended: 0 },
    })
    const columns = [{ heading: await headingOf(upload_id), roles: { 0: 'name' as const } }]
    await desk.readAgain(user_id, upload_id, { columns })
    const after = await desk.rows(user_id, upload_id)
    expect(after.rows[0]?.product).toMatchObject({
      product_id: product.product_id,
      facts: { name: 'Les Côtes', vintage: 2019 },
    })
    expect(await desk.undo(user_id, upload_id)).toMatchObject({ ok: true })
    expect(await names()).toEqual([])
    // and the other way round: what was undone is read again
    expect(await desk.readAgain(user_id, upload_id, {})).toMatchObject({ ok: true })
    expect(await names()).toEqual(['Les Côtes', 'Les Prés'])
    expect((await desk.products(user_id))[0]?.facts.vintage).toBe(2019)
  })

  it('mends a value wherever the cell says the same, and of a price only what was changed', async () => {
    const twoCurrencies = `Product;Producer;Type;Price;Currency
Les Côtes;Domaine Un;Red wine;8,40;EUR
Les Prés;Domaine Un;White wine;8,40;SEK
Les Bois;Domaine Un;White wine;9,90;SEK
`
    const upload_id = await desk.upload(user_id, twoCurrencies)
    const prices = async () =>
      (await desk.products(user_id)).map(({ facts }) => [
        facts.price?.amount_minor,
        facts.price?.currency,
      ])
    const products = await desk.products(user_id)
    const first = products.find(({ facts }) => facts.name === 'Les Côtes')
    if (!first?.facts.price) throw new Error('no price')
    const mend = { product_id: first.product_id, field: 'price', spread: 'equal_cells' } as const
    const owner = { user_id, upload_id }
    const before = await prices()
    // as it is: each keeps its own
    expect(await mendProducts(desk.deps, owner, { ...mend, confirm: true })).toMatchObject({
      value: { mended: 2 },
    })
    expect(await prices()).toEqual(before)
    const value = { ...first.facts.price, amount_minor: 860 }
    expect(await mendProducts(desk.deps, owner, { ...mend, confirm: false, value })).toMatchObject({
      value: { mended: 2 },
    })
    expect(await prices()).toEqual(
      before.map(([amount, currency]) => [amount === 840 ? 860 : amount, currency]),
    )
  })

  it('mends words and choices wherever the cell says the same', async () => {
    const upload_id = await desk.upload(
      user_id,
      `Product;Producer;Type;Country;Price
Les Côtes;Dom. Un;Red wine;Georgia;8,40
Les Prés;Dom. Un;White wine;Georgia;8,40
Les Bois;Dom. Deux;White wine;France;9,90
`,
    )
    const owner = { user_id, upload_id }
    const stated = async () =>
      (await desk.products(user_id)).map(({ facts }) => [
        facts.name,
        facts.producer,
        facts.country_code,
        facts.categories,
      ])
    const [, cotes, pres] = await desk.products(user_id)
    if (cotes === undefined || pres === undefined) throw new Error('no products')
    const mends = [
      { product_id: cotes.product_id, field: 'producer', value: 'Domaine Un' },
      { product_id: cotes.product_id, field: 'country_code', value: 'US' },
      { product_id: pres.product_id, field: 'categories', value: ['sparkling_wine'] },
    ] as const
    for (const mend of mends) {
      expect(
        await mendProducts(desk.deps, owner, { ...mend, confirm: false, spread: 'equal_cells' }),
        mend.field,
      ).toMatchObject({ value: { mended: 2 } })
    }
    expect(await stated()).toEqual([
      ['Les Bois', 'Dom. Deux', 'FR', ['sparkling_wine']],
      ['Les Côtes', 'Domaine Un', 'US', ['red_wine']],
      ['Les Prés', 'Domaine Un', 'US', ['sparkling_wine']],
    ])
  })

  it('asks once for all rows with the same doubt, and is done when they are seen to', async () => {
    const upload_id = await desk.upload(user_id, doubtful)
    const owner = { user_id, upload_id }
    const first = await desk.rows(user_id, upload_id, 'doubtful')
    expect(first.counts.doubtful).toBe(3)
    const [question] = first.questions
    if (question === undefined) throw new Error('nothing is asked')
    expect(question).toMatchObject({ field: 'producer', from: 'heading', count: 3 })
    const { product_id } = question.example
    const asked = await listImportRows(desk.deps, owner, {
      limit: 10,
      show: 'doubtful',
      question: question.key,
    })
    expect(asked).toMatchObject({ value: { rows: { length: 3 } } })
    // one by hand, the others together
    const mend = { product_id, field: 'producer', confirm: false, value: 'Cave Cinq' } as const
    await mendProducts(desk.deps, owner, { ...mend, spread: 'none' })
    const rest = (await desk.rows(user_id, upload_id, 'doubtful')).questions[0]
    expect(rest).toMatchObject({ key: question.key, count: 2 })
    const other = rest?.example
    if (other === undefined) throw new Error('no example')
    expect(other.product_id).not.toBe(product_id)
    expect(
      await mendProducts(desk.deps, owner, {
        product_id: other.product_id,
        field: 'producer',
        confirm: true,
        spread: 'same_doubt',
      }),
    ).toMatchObject({ value: { mended: 2 } })
    const done = await desk.rows(user_id, upload_id, 'doubtful')
    expect([done.counts.doubtful, done.rows, done.questions]).toEqual([0, [], []])
    const producers = (await desk.products(user_id)).map(({ facts }) => facts.producer)
    expect(producers.toSorted()).toEqual(['Cave Cinq', 'Quatre Chemins', 'Quatre Chemins'])
  })

  it('takes in a row that was left out', async () => {
    const upload_id = await desk.upload(user_id, list)
    const taken_in = [{ sheet: 0, row: 4 }]
    await desk.readAgain(user_id, upload_id, { taken_in })
    expect((await desk.rows(user_id, upload_id)).counts).toMatchObject({ all: 3, left_out: 1 })
    expect(await desk.products(user_id)).toHaveLength(3)
    const left = async () =>
      (await desk.rows(user_id, upload_id, 'left_out')).rows.map(({ row, can_take_in }) => [
        row,
        can_take_in,
      ])
    expect(await left()).toEqual([[6, true]])
    // what somebody deleted by hand is not brought back by a list
    const oil = (await desk.products(user_id)).find(({ row }) => row === 4)
    if (oil === undefined) throw new Error('no oil')
    await deleteProduct(desk.deps, user_id, oil.product_id)
    await desk.readAgain(user_id, upload_id, {})
    expect(await left()).toEqual([
      [4, false],
      [6, true],
    ])
  })

  it('takes out what is gone on wish, and brings it back', async () => {
    await desk.upload(user_id, list)
    const shorter = list.replace('Les Prés;Domaine Un;White wine;France;2022;6,10\n', '')
    const next = await desk.upload(user_id, shorter)
    expect((await desk.rows(user_id, next, 'gone')).rows).toMatchObject([
      { row: null, change: 'gone', product: { facts: { vintage: 2022 } } },
    ])
    await desk.readAgain(user_id, next, { take_out_gone: true })
    expect(await desk.products(user_id)).toHaveLength(1)
    expect(await desk.find(user_id, next)).toMatchObject({ import: { is_gone_out: true } })
    expect((await desk.rows(user_id, next, 'gone')).rows).toMatchObject([
      { is_out: true, product: { facts: { vintage: 2022 } } },
    ])
    await desk.readAgain(user_id, next, { take_out_gone: false })
    expect(await desk.products(user_id)).toHaveLength(2)
    await desk.readAgain(user_id, next, { take_out_gone: true })
    await desk.undo(user_id, next)
    expect(await desk.products(user_id)).toHaveLength(2)
  })

  it('lets columns be named in a list of which nothing was understood', async () => {
    const upload_id = await desk.upload(user_id, 'qq;ww;ee\n1;2;3\n4;5;6\n')
    const failed = await desk.find(user_id, upload_id)
    const { tables } = await desk.rows(user_id, upload_id)
    expect(failed.status).toBe('failed')
    const heading = tables[0]?.heading
    if (heading === undefined) throw new Error('no table')
    await desk.readAgain(user_id, upload_id, { columns: [{ heading, roles: { 0: 'name' } }] })
    expect(await names()).toEqual(['1', '4', 'qq'])
  })

  it('is nobody else’s, and takes one command at a time', async () => {
    const upload_id = await desk.upload(user_id, list)
    const stranger = userId('another-stranger')
    const query = { limit: 10, show: 'all' } as const
    expect(await listImportRows(desk.deps, { user_id: stranger, upload_id }, query)).toMatchObject({
      code: 'not_found',
    })
    expect(await desk.readAgain(stranger, upload_id, {})).toMatchObject({ code: 'not_found' })
    const upload = await desk.find(user_id, upload_id)
    const both = await Promise.all([
      desk.deps.uploads.command({ ...upload, status: 'undoing' }),
      desk.deps.uploads.command({ ...upload, status: 'reading' }),
    ])
    expect(both.sort()).toEqual(['refused', 'written'])
    expect(await desk.readAgain(user_id, upload_id, {})).toMatchObject({
      code: 'transition_not_allowed',
    })
  })
})
