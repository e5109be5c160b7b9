import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portfolioRoutes } from '#contracts/portfolio.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { listImportRows } from './list-import-rows.ts'
import { mendProducts } from './mend-products.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'
import { workOnFile } from './work-on-file.ts'

/** Titles of unknown words may be houses or anything else: one doubt, two values. */
const twoHouses = `Product;Type;Country;Vintage;Price EUR
Quatre Chemins;;;;
Les Côtes;Red wine;France;2016;8,40
Les Prés;White wine;France;2019;6,10
Cinq Chemins;;;;
Les Bois;White wine;France;2021;6,10
`

/** The headers are understood so little that each column is doubtful. */
const oddHeaders = [
  ['Etikett XYZ', 'Product', 'Type', 'Country', 'Vintage', 'Price EUR'],
  ['Les Côtes', 'Domaine Un', 'Red wine', 'France', '2020', '8,40'],
  ['Les Prés', 'Domaine Un', 'White wine', 'Italy', '2022', '6,10'],
]

/** The countries stand in a column that is understood so little that each of them is doubtful. */
const housesWithCountry = `Etikett XYZ;Product;Type;Vintage;Price EUR
Domaine Un, France;Les Côtes;Red wine;2020;8,40
Domaine Un, Italy;Les Prés;White wine;2022;6,10
`

describe('one answer for many rows', () => {
  let desk: ImportDesk
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`asked-${users}`)
  })

  const productOf = async (name: string) => {
    const product = (await desk.products(user_id)).find(({ facts }) => facts.name === name)
    if (product === undefined) throw new Error(`no ${name}`)
    return product
  }
  const producers = async () =>
    (await desk.products(user_id)).map(({ facts }) => [facts.name, facts.producer])
  const doubtful = async (upload_id: UploadId) =>
    (await desk.rows(user_id, upload_id, 'doubtful')).counts.doubtful

  it('takes a new value only to rows that had the same old one', async () => {
    const upload_id = await desk.upload(user_id, twoHouses)
    const { questions } = await desk.rows(user_id, upload_id, 'doubtful')
    expect(questions).toMatchObject([{ field: 'producer', from: 'heading', count: 3 }])
    const { product_id } = await productOf('Les Côtes')
    const mended = await mendProducts(
      desk.deps,
      { user_id, upload_id },
      { product_id, field: 'producer', confirm: false, value: 'Cave Six', spread: 'same_doubt' },
    )
    expect(mended).toMatchObject({ value: { mended: 2 } })
    expect(await producers()).toEqual([
      ['Les Bois', 'Cinq Chemins'],
      ['Les Côtes', 'Cave Six'],
      ['Les Prés', 'Cave Six'],
    ])
    // nobody has seen to the third
    expect(await doubtful(upload_id)).toBe(1)
  })

  it('leaves all values of a doubt empty, whatever they were', async () => {
    const upload_id = await desk.upload(user_id, twoHouses)
    const { product_id } = await productOf('Les Côtes')
    const mended = await mendProducts(
      desk.deps,
      { user_id, upload_id },
      { product_id, field: 'producer', confirm: false, value: null, spread: 'same_doubt' },
    )
    expect(mended).toMatchObject({ value: { mended: 3 } })
    expect(await producers()).toEqual([
      ['Les Bois', null],
      ['Les Côtes', null],
      ['Les Prés', null],
    ])
    expect(await doubtful(upload_id)).toBe(0)
  })

  it('takes a new country to all rows of a doubt: a column may say one for all', async () => {
    const upload_id = await desk.upload(user_id, housesWithCountry)
    const [first] = await desk.products(user_id)
    if (first === undefined) throw new Error('no product')
    const { product_id } = first
    const mended = await mendProducts(
      desk.deps,
      { user_id, upload_id },
      { product_id, field: 'country_code', confirm: false, value: 'PT', spread: 'same_doubt' },
    )
    expect(mended).toMatchObject({ value: { mended: 2 } })
    const countries = (await desk.products(user_id)).map(({ facts }) => facts.country_code)
    expect(countries).toEqual(['PT', 'PT'])
  })

  it('confirms without writing, also what was changed since it was shown', async () => {
    const upload_id = await desk.upload(user_id, twoHouses)
    const owner = { user_id, upload_id }
    const { product_id, facts } = await productOf('Les Côtes')
    const mend = { product_id, field: 'producer', value: 'Cave Six', spread: 'none' } as const
    await mendProducts(desk.deps, owner, { ...mend, confirm: false })
    // as a browser would send it that still shows the old value
    const body = portfolioRoutes.mendProducts.body().parse({
      product_id,
      field: 'producer',
      confirm: true,
      value: facts.producer,
      spread: 'same_doubt',
    })
    expect(body).not.toHaveProperty('value')
    expect(await mendProducts(desk.deps, owner, body)).toMatchObject({ value: { mended: 2 } })
    expect(await producers()).toEqual([
      ['Les Bois', 'Cinq Chemins'],
      ['Les Côtes', 'Cave Six'],
      ['Les Prés', 'Quatre Chemins'],
    ])
    expect(await doubtful(upload_id)).toBe(0)
  })

  it('takes nothing for a confirmation that does not say so', () => {
    const { body } = portfolioRoutes.mendProducts
    const product_id = desk.deps.ids.product()
    const mend = { product_id, field: 'vintage', spread: 'same_doubt' }
    const isAllowed = (said: object) => body().safeParse({ ...mend, ...said }).success
    expect([
      isAllowed({ value: 2020 }),
      isAllowed({ confirm: false }),
      isAllowed({ confirm: false, value: 'soon' }),
      isAllowed({ confirm: false, value: 2020 }),
      isAllowed({ confirm: true }),
    ]).toEqual([false, false, false, true, true])
  })

  it('asks of each sheet for itself', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(oddHeaders), 'Stock')
    const others = oddHeaders.map(([name, ...cells], at) => [
      at === 0 ? name : `${name} 2`,
      ...cells,
    ])
    utils.book_append_sheet(book, utils.aoa_to_sheet(others), 'Reserve')
    const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx' })
    const { upload_id } = await desk.put(user_id, bytes, 'two-sheets.xlsx')
    await workOnFile(desk.deps, { kind: 'read', user_id, upload_id })
    const owner = { user_id, upload_id }
    const { questions } = await desk.rows(user_id, upload_id, 'doubtful')
    const asked = questions.filter(({ field }) => field === 'producer')
    expect(asked).toMatchObject([
      { sheet: 0, from: 'cell', column: 0, count: 2 },
      { sheet: 1, from: 'cell', column: 0, count: 2 },
    ])
    const [, second] = asked
    if (second === undefined) throw new Error('nothing is asked of the second sheet')
    const { key, field, example } = second
    const query = { limit: 10, show: 'doubtful', question: key } as const
    const shown = await listImportRows(desk.deps, owner, query)
    expect(shown).toMatchObject({ value: { rows: [{ sheet: 1 }, { sheet: 1 }] } })
    const ofSheet = { limit: 10, show: 'all', sheet: 1 } as const
    const there = await listImportRows(desk.deps, owner, ofSheet)
    expect(there).toMatchObject({ value: { rows: [{ sheet: 1 }, { sheet: 1 }], total: 2 } })
    const { product_id } = example
    const mend = { product_id, field, confirm: true, spread: 'same_doubt' } as const
    expect(await mendProducts(desk.deps, owner, mend)).toMatchObject({ value: { mended: 2 } })
    const left = (await desk.rows(user_id, upload_id, 'doubtful')).questions
    expect(left.filter((one) => one.field === 'producer')).toMatchObject([{ sheet: 0, count: 2 }])
  })
})
