import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { mendProducts } from './mend-products.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

const list = `Wine;Country;GTIN;Price 75 cl EXW (EUR);Price 150 cl EXW (EUR)
Barolo Cannubi;Italy;4006381333931;21,00;45,00
Rioja Reserva;Spain;;12,00;25,00
Chablis Vaillons;France;;14,00;
Sancerre Les Monts;France;;16,00;25,00
`

describe('a row with prices for several sizes', () => {
  let desk: ImportDesk
  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())

  const sizesOf = async (user_id: UserId) =>
    (await desk.products(user_id))
      .map(({ facts }) => [facts.name, facts.volume_ml, facts.price?.amount_minor])
      .toSorted()

  it('gives a product of each, with its price in the cell where it stands', async () => {
    const user_id = userId('sizes')
    const upload_id = await desk.upload(user_id, list)
    expect(await sizesOf(user_id)).toEqual([
      ['Barolo Cannubi', 1500, 4500],
      ['Barolo Cannubi', 750, 2100],
      ['Chablis Vaillons', 750, 1400],
      ['Rioja Reserva', 1500, 2500],
      ['Rioja Reserva', 750, 1200],
      ['Sancerre Les Monts', 1500, 2500],
      ['Sancerre Les Monts', 750, 1600],
    ])
    const { rows, counts } = await desk.rows(user_id, upload_id)
    expect(counts).toMatchObject({ all: 7, added: 7, left_out: 0 })
    const barolo = rows.filter(({ row }) => row === 2)
    expect(
      barolo.map(({ product, evidence }) => [
        product?.facts.volume_ml,
        product?.facts.gtin,
        evidence.price_amount?.column,
        evidence.volume_ml?.from,
      ]),
    ).toEqual([
      [750, '4006381333931', 3, 'heading'],
      [1500, null, 4, 'heading'],
    ])
    expect(barolo[1]?.product?.facts.price).toMatchObject({ currency: 'EUR', basis: 'ex_works' })
    expect(await desk.find(user_id, upload_id)).toMatchObject({ product_count: 7 })
  })

  it('mends equal cells of one size, and a size of the header nowhere else', async () => {
    const user_id = userId('sizes-mended')
    const upload_id = await desk.upload(user_id, list)
    const owner = { user_id, upload_id }
    const rioja = (await desk.products(user_id)).find(
      ({ facts }) => facts.name === 'Rioja Reserva' && facts.volume_ml === 1500,
    )
    if (rioja?.facts.price == null) throw new Error('no magnum')
    const { product_id, facts } = rioja
    const mend = { product_id, confirm: false, spread: 'equal_cells' } as const
    const value = { ...facts.price, amount_minor: 2600 }
    expect(await mendProducts(desk.deps, owner, { ...mend, field: 'price', value })).toMatchObject({
      value: { mended: 2 },
    })
    expect((await sizesOf(user_id)).filter(([, , price]) => price === 2600)).toHaveLength(2)
    expect(
      await mendProducts(desk.deps, owner, { ...mend, field: 'volume_ml', value: 3000 }),
    ).toMatchObject({ value: { mended: 1 } })
  })

  it('is the same products in a newer edition, also once more read, and leaves when it is undone', async () => {
    const user_id = userId('sizes-editions')
    const first = await desk.upload(user_id, list)
    const before = await sizesOf(user_id)
    const newer = list.replace('21,00;45,00', '21,00;47,00').replace('12,00;25,00', '12,00;')
    const second = await desk.upload(user_id, newer, 'newer.csv')
    expect(await desk.find(user_id, second)).toMatchObject({
      import: { added: 0, changed: 1, same: 5, gone: 1, edition_of: first },
    })
    expect(await sizesOf(user_id)).toContainEqual(['Barolo Cannubi', 1500, 4700])
    await desk.readAgain(user_id, second, {})
    expect(await sizesOf(user_id)).toHaveLength(7)
    await desk.undo(user_id, second)
    expect(await sizesOf(user_id)).toEqual(before)
    await desk.undo(user_id, first)
    expect(await sizesOf(user_id)).toEqual([])
  })

  it('takes no tier by quantity for a size, and no size twice that has a row of its own', async () => {
    const tiers = userId('sizes-tiers')
    await desk.upload(
      tiers,
      `Wine;Size;Country;Price EUR 1-59 bottles;Price EUR 60-119 bottles;Price EUR 120+ bottles
Barolo Cannubi;75 cl;Italy;21,00;20,00;19,00
Rioja Reserva;75 cl;Spain;12,00;11,50;11,00
Chablis Vaillons;75 cl;France;14,00;13,50;13,00
`,
    )
    expect(await sizesOf(tiers)).toEqual([
      ['Barolo Cannubi', 750, 2100],
      ['Chablis Vaillons', 750, 1400],
      ['Rioja Reserva', 750, 1200],
    ])
    const own = userId('sizes-own-row')
    await desk.upload(
      own,
      `${list}Barolo Cannubi;Italy;;;46,00
`,
    )
    const barolo = (await sizesOf(own)).filter(([name]) => name === 'Barolo Cannubi')
    expect(barolo).toEqual([
      ['Barolo Cannubi', 1500, 4600],
      ['Barolo Cannubi', 750, 2100],
    ])
  })

  it('keeps the further sizes of two rows that share a name', async () => {
    const user_id = userId('sizes-of-one-name')
    await desk.upload(
      user_id,
      `Producer;Wine;Colour;Vintage;Price 75 cl EXW (EUR);Price 150 cl EXW (EUR)
A;Cuvée;white;2020;6.50;14.00
A;Cuvée;red;2020;7.50;16.00
`,
    )
    expect(await sizesOf(user_id)).toEqual([
      ['Cuvée', 1500, 1400],
      ['Cuvée', 1500, 1600],
      ['Cuvée', 750, 650],
      ['Cuvée', 750, 750],
    ])
  })
})
