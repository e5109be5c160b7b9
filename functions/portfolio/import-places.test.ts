import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { columnOfLine } from '#domain/portfolio/reading/sheet.ts'
import { userId } from '../platform/test/builders.ts'
import { mendProducts } from './mend-products.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

/** A product in each column, the headers down the first one. */
const onItsSide = `Price list of the cellar
Product;Les Côtes;Les Prés;Huile vierge
Producer;Domaine Un;Domaine Deux;Domaine Un
Type;Red wine;White wine;Olive oil
Country;France;Italy;France
Vintage;2020;2022;2022
Price EUR;8,40;6,10;6,10
`
const header = 'Product;Producer;Type;Country;Price EUR'
const sideBySide = `${header};${header}
Les Côtes;Domaine Un;Red wine;France;8,40;Il Colle;Casa Uno;Red wine;Italy;5,00
Les Prés;Domaine Un;White wine;France;6,10;La Valle;Casa Uno;White wine;Italy;4,00
`

describe('what stands beside a product', () => {
  let desk: ImportDesk
  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())

  it('is its column where the table lies on its side', async () => {
    const user_id = userId('on-its-side')
    const upload_id = await desk.upload(user_id, onItsSide)
    const { rows, tables } = await desk.rows(user_id, upload_id)
    expect(
      rows.map(({ row, cells, product }) => [
        columnOfLine(row ?? 0),
        product?.facts.name,
        cells.slice(0, 2),
      ]),
    ).toEqual([
      [2, 'Les Côtes', ['Les Côtes', 'Domaine Un']],
      [3, 'Les Prés', ['Les Prés', 'Domaine Deux']],
    ])
    const [first] = rows
    expect(first?.cells[first.evidence.vintage?.column ?? -1]).toBe('2020')
    // the rows of the sheet begin with the second
    expect(tables).toMatchObject([{ is_turned: true, first_column: 1 }])
    const left = await desk.rows(user_id, upload_id, 'left_out')
    expect(left.rows).toMatchObject([{ cells: { 0: 'Huile vierge' }, can_take_in: true }])
    const [oil] = left.rows
    await desk.readAgain(user_id, upload_id, { taken_in: [{ sheet: 0, row: oil?.row ?? 0 }] })
    expect((await desk.rows(user_id, upload_id)).counts).toMatchObject({ all: 3, left_out: 0 })
  })

  it('is its cell where two tables are side by side', async () => {
    const user_id = userId('side-by-side')
    const upload_id = await desk.upload(user_id, sideBySide)
    const { rows } = await desk.rows(user_id, upload_id)
    expect(rows).toHaveLength(4)
    for (const { cells, evidence, product } of rows) {
      expect(cells[evidence.name?.column ?? -1]).toBe(product?.facts.name)
    }
    // the red wines of the left table are not those of the right one
    const colle = rows.find(({ product }) => product?.facts.name === 'Il Colle')?.product
    if (!colle) throw new Error('no product')
    const mended = await mendProducts(
      desk.deps,
      { user_id, upload_id },
      {
        product_id: colle.product_id,
        field: 'producer',
        confirm: false,
        value: 'Casa Una',
        spread: 'equal_cells',
      },
    )
    expect(mended).toMatchObject({ value: { mended: 2 } })
  })
})
