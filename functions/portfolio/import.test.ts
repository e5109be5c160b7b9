import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { correctProduct, deleteProduct } from './change-product.ts'
import type { ProductStore } from './product-store.ts'
import { readStoredFile } from './read-stored-file.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'
import { askToUndo, undoImport } from './undo-import.ts'

const head = 'Producer;Product;Type;Country;Vintage;Volume (ml);Price EUR;EAN\n'
const spring = `${head}Cave A;Les Côtes;Red wine;France;2020;750;8,40;4006381333931
Cave A;Les Prés;White wine;France;2022;750;6,10;
Cave B;Haute Vue;Red wine;France;2019;750;12,00;
Cave B;Basse Vue;Red wine;France;2019;750;9,00;
`
/** The first has another name (known by its number), the second another price, the fourth is gone, one is new. */
const autumn = `${head}Cave A;Les Côtes Réserve;Red wine;France;2020;750;8,40;4006381333931
Cave A;Les Prés;White wine;France;2022;750;6,90;
Cave B;Haute Vue;Red wine;France;2019;750;12,00;
Cave C;Nouvelle;Red wine;France;2021;750;7,00;
`

describe('an import', () => {
  let desk: ImportDesk
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`importer-${users}`)
  })

  const names = async () => (await desk.products(user_id)).map(({ facts }) => facts.name)
  const byName = async (name: string) => {
    const found = (await desk.products(user_id)).find(({ facts }) => facts.name === name)
    if (found === undefined) throw new Error(`no product ${name}`)
    return found
  }
  const pricesOf = async () =>
    (await desk.products(user_id)).map(({ facts }) => [facts.name, facts.price?.amount_minor])

  it('of a newer edition updates by key, says what is new, changed and gone, and doubles nothing', async () => {
    const first = await desk.upload(user_id, spring)
    const before = await desk.products(user_id)
    expect((await desk.find(user_id, first)).import).toMatchObject({
      added: 4,
      changed: 0,
      gone: 0,
      edition_of: null,
    })
    const second = await desk.upload(user_id, autumn)
    expect((await desk.find(user_id, second)).import).toMatchObject({
      added: 1,
      changed: 2,
      same: 1,
      gone: 1,
      edition_of: first,
    })
    // what the list no longer has stays until somebody takes it out
    expect(await names()).toEqual([
      'Basse Vue',
      'Haute Vue',
      'Les Côtes Réserve',
      'Les Prés',
      'Nouvelle',
    ])
    const renamed = await byName('Les Côtes Réserve')
    expect(renamed.product_id).toBe(
      before.find(({ facts }) => facts.name === 'Les Côtes')?.product_id,
    )
    // delivered again, and uploaded again
    await readStoredFile(desk.deps, { user_id, upload_id: second })
    await desk.upload(user_id, autumn)
    expect(await names()).toHaveLength(5)
  })

  it('is undone: what it made goes, what it changed is as it was, and again changes nothing', async () => {
    await desk.upload(user_id, spring)
    const before = await pricesOf()
    const second = await desk.upload(user_id, autumn)
    expect(await desk.undo(user_id, second)).toMatchObject({
      ok: true,
      value: { status: 'undoing' },
    })
    expect(await pricesOf()).toEqual(before)
    const undone = await desk.find(user_id, second)
    expect(undone).toMatchObject({ status: 'undone', product_count: 0 })
    await undoImport(desk.deps, { user_id, upload_id: second })
    expect(await desk.find(user_id, second)).toEqual(undone)
    expect(await askToUndo(desk.deps, undone)).toMatchObject({ code: 'transition_not_allowed' })
    expect(await desk.deps.portfolios.find(user_id)).toMatchObject({ product_count: 4 })
    // a late event of the file does not bring it back
    await readStoredFile(desk.deps, { user_id, upload_id: second })
    expect(await pricesOf()).toEqual(before)
  })

  it('leaves what was corrected by hand since, and brings a corrected product back with its list', async () => {
    await desk.upload(user_id, spring)
    const second = await desk.upload(user_id, autumn)
    const changed = await byName('Les Prés')
    const facts = { ...changed.facts, alcohol_tenths: 125 }
    await correctProduct(desk.deps, user_id, { ...changed, facts })
    const made = await byName('Nouvelle')
    const corrected = { ...made.facts, vintage: 2018 }
    await correctProduct(desk.deps, user_id, { ...made, facts: corrected })

    await desk.undo(user_id, second)
    expect(await byName('Les Prés')).toMatchObject({
      facts: { alcohol_tenths: 125, price: { amount_minor: 610 } },
      corrected_fields: ['alcohol_tenths'],
    })
    expect(await names()).not.toContain('Nouvelle')
    await desk.upload(user_id, autumn)
    expect(await byName('Nouvelle')).toMatchObject({
      product_id: made.product_id,
      facts: { vintage: 2018 },
    })
  })

  it('keeps products that another file holds too, and stays out what was deleted by hand', async () => {
    const first = await desk.upload(user_id, spring)
    await desk.upload(user_id, autumn)
    const { product_id } = await byName('Haute Vue')
    await deleteProduct(desk.deps, user_id, product_id)
    await desk.undo(user_id, first)
    expect(await names()).toEqual(['Les Côtes Réserve', 'Les Prés', 'Nouvelle'])
    expect(await pricesOf()).toContainEqual(['Les Prés', 690])
  })

  it('cannot be undone after 30 days', async () => {
    const upload_id = await desk.upload(user_id, spring)
    desk.later(31)
    expect(await desk.undo(user_id, upload_id)).toEqual({ ok: false, code: 'undo_expired' })
    desk.later(-31)
    expect(await names()).toHaveLength(4)
  })

  it('of more products than a transaction takes has all of them', async () => {
    const [head = ''] = spring.split('\n')
    const lines = Array.from(
      { length: 230 },
      (_, at) => `Cave B;Cuvée ${at};Red wine;France;2020;750;${at + 5},00;`,
    )
    const upload_id = await desk.upload(user_id, [head, ...lines].join('\n'))
    expect((await desk.find(user_id, upload_id)).import).toMatchObject({ added: 230 })
    expect(await desk.deps.products.listLines(user_id)).toHaveLength(230)
    await desk.undo(user_id, upload_id)
    expect(await desk.deps.products.listLines(user_id)).toHaveLength(0)
  })

  it('that broke off half way goes on where it was, and is undone as a whole', async () => {
    await desk.upload(user_id, spring)
    const before = await pricesOf()
    const upload = await desk.put(user_id, new TextEncoder().encode(autumn), 'autumn.csv')
    let writes = 0
    const failing: ProductStore = {
      ...desk.deps.products,
      // somebody wrote one of them meanwhile
      saveReadings: async () => 'refused',
      saveReading: (row, known) => {
        writes += 1
        if (writes > 2) throw new Error('the table is away')
        return desk.deps.products.saveReading(row, known)
      },
    }
    await expect(readStoredFile({ ...desk.deps, products: failing }, upload)).rejects.toThrow()
    await readStoredFile(desk.deps, upload)
    expect((await desk.find(user_id, upload.upload_id)).import).toMatchObject({
      added: 1,
      changed: 2,
      same: 1,
      gone: 1,
    })
    await desk.undo(user_id, upload.upload_id)
    expect(await pricesOf()).toEqual(before)
  })

  it('of somebody else is not found', async () => {
    const upload_id = await desk.upload(user_id, spring)
    expect(await desk.undo(userId('stranger'), upload_id)).toEqual({ ok: false, code: 'not_found' })
    expect(await names()).toHaveLength(4)
  })
})
